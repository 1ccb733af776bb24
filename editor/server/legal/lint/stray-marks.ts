/** Finds unclosed Markdown, and list marks of word processors. The page would show both literally. */
import type { ListItem, Nodes, Root, Table, TableRow, Text } from "mdast";
import { visit } from "unist-util-visit";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";

export type StrayMark = { kind?: "advice"; message: string; line: number; words: string };

type Rule = { kind?: "advice"; pattern: RegExp; mend: (words: string) => string };

const link = "selecciona las palabras y presiona «Enlace»";

/** The rules, in order: text that matches one rule is not tested against later ones. */
const rules: readonly Rule[] = [
  { pattern: /\*\*/g, mend: () => "quita «**», o selecciona las palabras y presiona «Negritas»" },
  { pattern: /\[#[^\]\s]*\]?/g, mend: (words) => `quita «${words}»: una dirección va en un enlace; ${link}` },
  { pattern: /\[[^[\]]*\] ?\([^()\s]*\)?/g, mend: (words) => `quita los corchetes de «${words}», ${link}` },
  { pattern: /\] ?\(/g, mend: (words) => `quita «${words}», ${link}` },
  {
    pattern: /\{+[^{}\s]*\}*|\}+/g,
    mend: (words) => `quita «${words}» y elige el dato con «Insertar dato»: así no se lee como dato`,
  },
  {
    kind: "advice",
    pattern: /\[(?!Por confirmar)[^[\]]+\]/g,
    mend: (words) => `«${words}» se lee con sus corchetes: si es un enlace, ${link}`,
  },
  {
    kind: "advice",
    pattern: /\p{L}*\p{Ll}-\r?\n[ \t]*\p{Ll}+/gu,
    mend: (words) =>
      `«${words.replace(/\s+/, "» y «")}» se leen separados: únelos, o escríbelos en un renglón si llevan guion`,
  },
  {
    kind: "advice",
    pattern: /(?<=\n[ \t]*)o[ \t]+(?=\p{Lu})/gu,
    mend: () => "si «o» es aquí una viñeta, empieza la línea con «-»: así se lee como la palabra «o»",
  },
];

/** List marks of word processors. */
const foreignItem = /^[ \t]*(?:[•·▪◦‣●○■]|[oüØvqà§Ÿ](?=\t)|(?:[a-zñ]|[ivx]{2,4})\))[ \t\u00a0]+/gim;

/** @param text - the whole file, from which the tree was parsed. */
export function findStrayMarks(text: string, tree: Root): StrayMark[] {
  const faults: StrayMark[] = [];
  visit(tree, (node, at, parent) => {
    if (node.type === "text") faults.push(...inText(node, { text, isFirst: at === 0, parent }));
    if (node.type === "listItem" && parent?.type === "list") faults.push(...emptyItem(node, parent.start, at));
    if (node.type === "table") faults.push(...node.children.flatMap((row) => shortRow(row, node, text)));
  });
  return faults;
}

type Around = { text: string; isFirst: boolean; parent: Nodes | undefined };

function inText({ position }: Text, { text, isFirst, parent }: Around): StrayMark[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const blank = (found: string) => found.replaceAll(/[^\n]/g, " ");
  // Ignore escaped characters, fact references, and the address in a heading.
  let written = text
    .slice(start.offset, end.offset)
    .replaceAll(/\\[!-/:-@[-`{-~]/g, blank)
    .replaceAll(factReferencePattern, blank);
  if (parent?.type === "heading") written = written.replace(/\[#[a-z0-9-]+\]\s*$/, blank);
  const createMark = (index: number, words: string, { kind, mend }: Pick<Rule, "kind" | "mend">): StrayMark => ({
    ...(kind && { kind }),
    message: mend(words),
    line: start.line + written.slice(0, index).split("\n").length - 1,
    words,
  });
  const faults: StrayMark[] = [];
  for (const rule of rules) {
    faults.push(...[...written.matchAll(rule.pattern)].map(({ index, 0: words }) => createMark(index, words, rule)));
    written = written.replaceAll(rule.pattern, blank);
  }
  if (parent?.type !== "paragraph") return faults;
  const items = [...written.matchAll(foreignItem)].filter(({ index }) => index > 0 || isFirst);
  return [...faults, ...items.map(({ index, 0: mark }) => createMark(index, mark.trim(), { mend: asItem }))];
}

const asItem = (mark: string) =>
  `empieza la línea con «${mark.endsWith(")") ? "1." : "-"}» en lugar de «${mark}», o presiona «Punto de lista»: así se lee de corrido con lo de antes`;

/**
 * Finds a list item without text, which the page would show as a bare number or bullet.
 *
 * @param start - number of the list's first item; null in a list without numbers.
 */
function emptyItem({ children: [first], position }: ListItem, start: number | null | undefined, at = 0): StrayMark[] {
  if (!position || (first && first.type !== "list")) return [];
  const isNumbered = typeof start === "number";
  const item = isNumbered ? `el párrafo ${start + at} está vacío` : "una viñeta está vacía";
  const mark = isNumbered ? `${start + at}.` : "-";
  return [{ message: `${item}: escribe sus palabras, o quita «${mark}»`, line: position.start.line, words: mark }];
}

/** Finds a row with missing cells, which the page would leave empty. */
function shortRow(row: TableRow, { children: [head] }: Table, text: string): StrayMark[] {
  const [columns, cells] = [head?.children.length ?? 0, row.children.length];
  const { start, end } = row.position ?? {};
  if (!start || cells >= columns) return [];
  const words = text.slice(start.offset, end?.offset);
  return [
    {
      message: `completa la fila: tiene ${cells} de ${columns} columnas; cada una termina con «|», y la que no dice nada lleva «No aplica»`,
      line: start.line,
      words,
    },
  ];
}
