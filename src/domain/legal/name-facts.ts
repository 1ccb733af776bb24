import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { type Facts, factGap, namesIn, unknownFact } from "#domain/fact-gaps.ts";

/** What legal texts may name, by name: `plazo.paquete` is `30 días`. */
export type LegalFacts = Facts;

/** Puts the facts where the text, or the address of a link, names them: `{{plazo.paquete}}`. */
export function nameFacts(facts: LegalFacts) {
  return (tree: Root, file: VFile) => {
    function resolved(text: string, node: Nodes): string {
      return text.replace(factGap, (_whole, name: string, at: number) => {
        const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
        if (value) return value;
        // A paragraph may have several lines; the node knows only where it begins.
        const line = (node.position?.start.line ?? 1) + text.slice(0, at).split("\n").length - 1;
        const reason = value === "" ? `el dato «${name}» está vacío` : unknownFact(name, Object.keys(facts));
        return file.fail(reason, { line, column: 1 });
      });
    }
    visit(tree, (node) => {
      if (node.type === "text") node.value = resolved(node.value, node);
      else if (node.type === "link") node.url = resolved(node.url, node);
      else if (node.type === "html") file.fail(`«${node.value}»: un texto legal es Markdown, sin HTML`, node);
    });
  };
}

/** Names of the facts that no source names; a row for each membership names those of all. */
export function unusedFacts(facts: LegalFacts, sources: readonly string[]): string[] {
  const used = new Set(sources.flatMap(namesIn));
  const forEach = (name: string) => name.replace(/^membresia\.[^.]+\./, "membresia.cada.");
  return Object.keys(facts).filter((name) => !used.has(name) && !used.has(forEach(name)));
}
