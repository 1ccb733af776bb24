import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import {
  type Facts,
  factReferencePattern,
  formatUnknownFactMessage,
  listFactNames,
  removeEmptySampleMarks,
} from "#domain/text/facts/fact-references.ts";

/** Facts that legal texts may use, by name: `plazo.paquete` is `30 días`. */
export type LegalFacts = Facts;

/** Replaces references to facts, such as `{{plazo.paquete}}`, with the facts' values, in texts and link addresses. */
export function factValuesPlugin(facts: LegalFacts) {
  return (tree: Root, file: VFile) => {
    function resolveFacts(text: string, node: Nodes): string {
      return removeEmptySampleMarks(text, facts).replace(
        factReferencePattern,
        (wholeMatch, name: string, position: number) => {
          const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
          // «S.A. de C.V.» at the end of a sentence needs no second full stop.
          if (value)
            return value.endsWith(".") && text[position + wholeMatch.length] === "." ? value.slice(0, -1) : value;
          // A paragraph may have several lines, but the node has only the position of the first line.
          const line = (node.position?.start.line ?? 1) + text.slice(0, position).split("\n").length - 1;
          const reason =
            value === "" ? `el dato «${name}» está vacío` : formatUnknownFactMessage(name, Object.keys(facts));
          return file.fail(reason, { line, column: 1 });
        },
      );
    }
    visit(tree, (node) => {
      if (node.type === "text") node.value = resolveFacts(node.value, node);
      else if (node.type === "link") node.url = resolveFacts(node.url, node);
      else if (node.type === "html") file.fail(formatHtmlMessage(node.value), node);
    });
  };
}

/** Advice in Spanish by HTML tag: the editor's button, or the blank line, to use instead. */
const advicesByTag: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["b", "strong"].map((tag) => [tag, "usa «Negritas» en lugar de"])),
  ...Object.fromEntries(["ul", "ol", "li"].map((tag) => [tag, "usa «Punto de lista» en lugar de"])),
  ...Object.fromEntries(["br", "p", "div"].map((tag) => [tag, "deja una línea en blanco en lugar de"])),
  a: "usa «Enlace» en lugar de",
};

function formatHtmlMessage(html: string): string {
  const [, tag = ""] = /^<\/?([a-z]+)/i.exec(html) ?? [];
  return `${advicesByTag[tag.toLowerCase()] ?? "quita"} «${html}»: un texto legal no lleva etiquetas`;
}

/**
 * Finds the names of facts that no source uses. A table row with `membresia.cada.…` uses the facts of all memberships.
 */
export function findUnusedFacts(facts: LegalFacts, sources: readonly string[]): string[] {
  const usedNames = new Set(sources.flatMap(listFactNames));
  const toRepeatedName = (name: string) => name.replace(/^membresia\.[^.]+\./, "membresia.cada.");
  return Object.keys(facts).filter((name) => !usedNames.has(name) && !usedNames.has(toRepeatedName(name)));
}
