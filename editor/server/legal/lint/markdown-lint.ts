/** Finds Markdown that the pages and PDFs of legal texts do not support, broken links, and unclosed marks. */

import type { ListItem, Nodes, Root, Table, TableRow, Text } from "mdast";
import { visit } from "unist-util-visit";
import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { type LegalContext, listAnchors } from "#editor/server/legal/legal-context.ts";
import { parseMarkdown } from "#editor/server/legal/source/legal-text-source.ts";

/** A diagnostic whose line is not yet converted to a path. It is an error unless `kind` says otherwise. */
export type LintDiagnostic = Pick<Diagnostic, "message" | "words"> & {
  kind?: Diagnostic["kind"];
  line?: number | undefined;
  path?: FieldPath;
  fixes?: Diagnostic["fixes"];
};

export const linkAdvice =
  "a dónde lleva con «Enlace»: ahí están las cláusulas de los textos legales, las páginas del sitio y las leyes";

/** Markdown that neither the page nor the PDF supports. */
const unsupportedNodes: Readonly<Partial<Record<Nodes["type"], string>>> = {
  image: "una imagen",
  imageReference: "una imagen",
  blockquote: "una cita, con «>» al inicio de la línea",
  code: "un bloque de código, con cuatro espacios al inicio o con ```",
  thematicBreak: "la línea de separación «---»",
  delete: "texto tachado, con ~~",
  footnoteReference: "una nota al pie",
  footnoteDefinition: "una nota al pie",
};

export function lintMarkdown(
  text: string,
  parsedVersion: LegalVersion | undefined,
  site: LegalContext,
): LintDiagnostic[] {
  const ids = parsedVersion && listAnchors(parsedVersion.html);
  const tree = parseMarkdown(text);
  const diagnostics: LintDiagnostic[] = findStrayMarks(text, tree);
  visit(tree, (node, _at, parent) => {
    const { start, end } = node.position ?? {};
    const position = { line: start?.line, words: text.slice(start?.offset, end?.offset) };
    const nodeLabel = unsupportedNodes[node.type];
    if (nodeLabel) diagnostics.push({ message: `quita ${nodeLabel}: un texto legal no la lleva`, ...position });
    if (node.type === "listItem" && typeof node.checked === "boolean")
      diagnostics.push({ message: "quita la casilla «[ ]»: un texto legal no la lleva", line: start?.line });
    if (node.type === "heading" && parent?.type !== "root")
      diagnostics.push({ message: "quita el título de adentro de la lista", ...position });
    if (node.type === "link" || node.type === "definition") {
      const message = findLinkError(node.url, { ids, site });
      if (message) diagnostics.push({ message, ...position });
    }
  });
  return diagnostics;
}

/** @param ids - anchors within the text; undefined if the text cannot be parsed. */
function findLinkError(
  url: string,
  { ids, site }: { ids: ReadonlySet<string> | undefined; site: LegalContext },
): string | undefined {
  const href = attempt(() => decodeURI(url)) ?? url;
  // Accepts facts as addresses; `lintTypedFacts` reports typed addresses.
  if (/^(?:mailto:)?\{\{.*\}\}$|^https?:|@/.test(href)) return undefined;
  const [path = "", anchor] = href.split("#");
  if (path === "") {
    const isAnchorKnown = ids === undefined || (anchor !== undefined && ids.has(anchor));
    return isAnchorKnown ? undefined : `elige ${linkAdvice}; en este texto no hay «${href}»`;
  }
  if (!path.startsWith("/")) return `elige ${linkAdvice}; «${href}» no es una página del sitio`;
  if (!site.pages.has(path)) return `elige ${linkAdvice}; el sitio no tiene la página «${path}»`;
  const anchors = anchor === undefined ? undefined : site.findAnchors(path);
  return anchors && anchor && !anchors.has(anchor) ? `elige ${linkAdvice}; «${path}» no tiene «#${anchor}»` : undefined;
}

/** Rules for unclosed Markdown and for list marks of word processors, which the page would show literally. */
type MarkRule = { kind?: "advice"; pattern: RegExp; formatFix: (match: string) => string };

const linkInstruction = "selecciona las palabras y presiona «Enlace»";

/** The rules, in order: text that matches a rule is not tested against later ones. */
const markRules: readonly MarkRule[] = [
  { pattern: /\*\*/g, formatFix: () => "quita «**», o selecciona las palabras y presiona «Negritas»" },
  {
    pattern: /\[#[^\]\s]*\]?/g,
    formatFix: (match) => `quita «${match}»: una dirección va en un enlace; ${linkInstruction}`,
  },
  {
    pattern: /\[[^[\]]*\] ?\([^()\s]*\)?/g,
    formatFix: (match) => `quita los corchetes de «${match}», ${linkInstruction}`,
  },
  { pattern: /\] ?\(/g, formatFix: (match) => `quita «${match}», ${linkInstruction}` },
  {
    pattern: /\{+[^{}\s]*\}*|\}+/g,
    formatFix: (match) => `quita «${match}» y elige el dato con «Insertar dato»: así no se lee como dato`,
  },
  {
    kind: "advice",
    pattern: /\[(?!Por confirmar)[^[\]]+\]/g,
    formatFix: (match) => `«${match}» se lee con sus corchetes: si es un enlace, ${linkInstruction}`,
  },
  {
    kind: "advice",
    pattern: /\p{L}*\p{Ll}-\r?\n[ \t]*\p{Ll}+/gu,
    formatFix: (match) =>
      `«${match.replace(/\s+/, "» y «")}» se leen separados: únelos, o escríbelos en un renglón si llevan guion`,
  },
  {
    kind: "advice",
    pattern: /(?<=\n[ \t]*)o[ \t]+(?=\p{Lu})/gu,
    formatFix: () => "si «o» es aquí una viñeta, empieza la línea con «-»: así se lee como la palabra «o»",
  },
];

/** List marks of word processors. */
const foreignListMark = /^[ \t]*(?:[•·▪◦‣●○■]|[oüØvqà§Ÿ](?=\t)|(?:[a-zñ]|[ivx]{2,4})\))[ \t\u00a0]+/gim;

/** @param text - the whole file, from which the tree was parsed. */
export function findStrayMarks(text: string, tree: Root): LintDiagnostic[] {
  const diagnostics: LintDiagnostic[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === "text") diagnostics.push(...findMarksInText(node, { text, isFirst: index === 0, parent }));
    if (node.type === "listItem" && parent?.type === "list")
      diagnostics.push(...lintListItem(node, parent.start, index));
    if (node.type === "table") diagnostics.push(...node.children.flatMap((row) => lintRow(row, node, text)));
  });
  return diagnostics;
}

type TextSurroundings = { text: string; isFirst: boolean; parent: Nodes | undefined };

function findMarksInText({ position }: Text, { text, isFirst, parent }: TextSurroundings): LintDiagnostic[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const blankOut = (match: string) => match.replaceAll(/[^\n]/g, " ");
  // Ignores escaped characters, fact references, and the address in a heading.
  let searchedText = text
    .slice(start.offset, end.offset)
    .replaceAll(/\\[!-/:-@[-`{-~]/g, blankOut)
    .replaceAll(factReferencePattern, blankOut);
  if (parent?.type === "heading") searchedText = searchedText.replace(/\[#[a-z0-9-]+\]\s*$/, blankOut);
  const createMark = (
    index: number,
    words: string,
    { kind, formatFix }: Pick<MarkRule, "kind" | "formatFix">,
  ): LintDiagnostic => ({
    ...(kind && { kind }),
    message: formatFix(words),
    line: start.line + searchedText.slice(0, index).split("\n").length - 1,
    words,
  });
  const diagnostics: LintDiagnostic[] = [];
  for (const rule of markRules) {
    diagnostics.push(
      ...[...searchedText.matchAll(rule.pattern)].map(({ index, 0: words }) => createMark(index, words, rule)),
    );
    searchedText = searchedText.replaceAll(rule.pattern, blankOut);
  }
  if (parent?.type !== "paragraph") return diagnostics;
  const foreignItems = [...searchedText.matchAll(foreignListMark)].filter(({ index }) => index > 0 || isFirst);
  return [
    ...diagnostics,
    ...foreignItems.map(({ index, 0: mark }) => createMark(index, mark.trim(), { formatFix: formatListFix })),
  ];
}

const formatListFix = (mark: string) =>
  `empieza la línea con «${mark.endsWith(")") ? "1." : "-"}» en lugar de «${mark}», o presiona «Punto de lista»: así se lee de corrido con lo de antes`;

/** Finds a list item without text, which the page would show as a bare number or bullet. */
function lintListItem(
  { children: [first], position }: ListItem,
  start: number | null | undefined,
  startIndex = 0,
): LintDiagnostic[] {
  if (!position || (first && first.type !== "list")) return [];
  const isNumbered = typeof start === "number";
  const item = isNumbered ? `el párrafo ${start + startIndex} está vacío` : "una viñeta está vacía";
  const mark = isNumbered ? `${start + startIndex}.` : "-";
  return [{ message: `${item}: escribe sus palabras, o quita «${mark}»`, line: position.start.line, words: mark }];
}

/** Finds rows with missing cells, which the page would leave empty, and with extra cells, which it drops. */
function lintRow(row: TableRow, { children: [head] }: Table, text: string): LintDiagnostic[] {
  const [columns, cells] = [head?.children.length ?? 0, row.children.length];
  const extraCells = row.children.slice(columns);
  const start = (cells < columns ? row : extraCells[0])?.position?.start;
  const end = (cells < columns ? row : extraCells.at(-1))?.position?.end;
  const words = text.slice(start?.offset, end?.offset);
  const shownCells = words.replaceAll(/^\|\s*|\s*\|$/g, "");
  if (!start || cells === columns || (cells > columns && shownCells === "")) return [];
  if (cells < columns)
    return [
      {
        message: `completa la fila: tiene ${cells} de ${columns} columnas; cada una termina con «|», y la que no dice nada lleva «No aplica»`,
        line: start.line,
        words,
      },
    ];
  const message = `pasa «${shownCells}» abajo de la tabla, con una línea en blanco antes: en esta fila no se ve, porque la tabla tiene ${columns} columnas`;
  return [{ message, line: start.line, words: shownCells }];
}
