/** Finds Markdown that the pages and PDFs of legal texts do not support, broken links, and unclosed marks. */
import type { Nodes, Table, TableRow } from "mdast";
import { visit } from "unist-util-visit";
import type { LegalVersion } from "#content/legal/legal-version.ts";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { type LegalContext, listAnchors } from "#editor/server/legal/legal-context.ts";
import { findStrayMarks } from "#editor/server/legal/lint/stray-marks.ts";
import { parseMarkdown } from "./text-source.ts";

/** A diagnostic whose line is not yet converted to a path. An error unless `kind` says otherwise. */
export type LintDiagnostic = Pick<Diagnostic, "message" | "words"> & {
  kind?: Diagnostic["kind"];
  line?: number | undefined;
  path?: FieldPath;
  fixes?: Diagnostic["fixes"];
};

export const linkAdvice =
  "a dónde lleva con «Enlace»: ahí están las cláusulas de los textos legales, las páginas del sitio y las leyes";

/** Markdown that neither the page nor the PDF supports. */
const foreign: Readonly<Partial<Record<Nodes["type"], string>>> = {
  image: "una imagen",
  imageReference: "una imagen",
  blockquote: "una cita, con «>» al inicio de la línea",
  code: "un bloque de código, con cuatro espacios al inicio o con ```",
  thematicBreak: "la línea de separación «---»",
  delete: "texto tachado, con ~~",
  footnoteReference: "una nota al pie",
  footnoteDefinition: "una nota al pie",
};

export function lintMarkdown(text: string, read: LegalVersion | undefined, site: LegalContext): LintDiagnostic[] {
  const ids = read && listAnchors(read.html);
  const tree = parseMarkdown(text);
  const diagnostics: LintDiagnostic[] = findStrayMarks(text, tree);
  visit(tree, (node, _at, parent) => {
    const { start, end } = node.position ?? {};
    const place = { line: start?.line, words: text.slice(start?.offset, end?.offset) };
    const what = foreign[node.type];
    if (what) diagnostics.push({ message: `quita ${what}: un texto legal no la lleva`, ...place });
    if (node.type === "listItem" && typeof node.checked === "boolean")
      diagnostics.push({ message: "quita la casilla «[ ]»: un texto legal no la lleva", line: start?.line });
    if (node.type === "table") diagnostics.push(...node.children.flatMap((row) => beyondTable(row, node, text)));
    if (node.type === "heading" && parent?.type !== "root")
      diagnostics.push({ message: "quita el título de adentro de la lista", ...place });
    if (node.type === "link" || node.type === "definition") {
      const message = linkErrorMessage(node.url, { ids, site });
      if (message) diagnostics.push({ message, ...place });
    }
  });
  return diagnostics;
}

/** Finds cells beyond the columns of the table: the page does not show these cells. */
function beyondTable(row: TableRow, { children: [head] }: Table, text: string): LintDiagnostic[] {
  const columns = head?.children.length ?? 0;
  const beyond = row.children.slice(columns);
  const [start, end] = [beyond[0]?.position?.start, beyond.at(-1)?.position?.end];
  const words = text.slice(start?.offset, end?.offset).replaceAll(/^\|\s*|\s*\|$/g, "");
  if (!start || words === "") return [];
  const message = `pasa «${words}» abajo de la tabla, con una línea en blanco antes: en esta fila no se ve, porque la tabla tiene ${columns} columnas`;
  return [{ message, line: start.line, words }];
}

/** @param ids - anchors within the text; undefined if the text cannot be parsed. */
function linkErrorMessage(
  url: string,
  { ids, site }: { ids: ReadonlySet<string> | undefined; site: LegalContext },
): string | undefined {
  const href = decodeUrl(url);
  // Accept facts as addresses; `lintTypedFacts` reports typed addresses.
  if (/^(?:mailto:)?\{\{.*\}\}$|^https?:|@/.test(href)) return undefined;
  const [path = "", anchor] = href.split("#");
  if (path === "") {
    const isThere = ids === undefined || (anchor !== undefined && ids.has(anchor));
    return isThere ? undefined : `elige ${linkAdvice}; en este texto no hay «${href}»`;
  }
  if (!path.startsWith("/")) return `elige ${linkAdvice}; «${href}» no es una página del sitio`;
  if (!site.pages.has(path)) return `elige ${linkAdvice}; el sitio no tiene la página «${path}»`;
  const anchors = anchor === undefined ? undefined : site.findAnchors(path);
  return anchors && anchor && !anchors.has(anchor) ? `elige ${linkAdvice}; «${path}» no tiene «#${anchor}»` : undefined;
}

function decodeUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
