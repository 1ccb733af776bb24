/**
 * The source of a legal text by clauses. A change replaces the lines of one clause: every other byte stays. Headings are
 * found as the site's reader finds them, so that one inside a block of code, or swallowed by it, is no clause here either.
 */
import type { Heading, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { plainLines, plainText } from "#domain/text/written-text.ts";

export type ClauseSource = {
  id: string;
  title: string;
  depth: 2 | 3;
  /** The line as it is written. */
  heading: string;
  /** What follows until the next heading, blank lines around it included. */
  body: string;
  /** Of the heading and of the first line of its words, in the file, from 1. */
  line: number;
  firstLine: number;
};

export type TextSource = {
  /** All before the first clause. */
  opening: string;
  clauses: readonly ClauseSource[];
};

/** What a clause cannot be. */
export class ClauseFault extends Error {
  override name = "ClauseFault";
  /** `after`: what a new one follows. `removal`: it stays. */
  readonly field: "title" | "body" | "address" | "after" | "removal";
  /** Titles that the message names, as they are written. */
  readonly titles: readonly string[];
  constructor(message: string, field: ClauseFault["field"], titles: readonly string[] = []) {
    super(message);
    this.field = field;
    this.titles = titles;
  }
}

const reading = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** `## Título [#id]`, with the title as it is written. */
const form = /^(#{2,3})[ \t]+(.*\S)[ \t]+\[#([a-z0-9]+(?:-[a-z0-9]+)*)\]$/;

/** The last texts that were taken apart: a save asks for the same one several times. */
const recent = new Map<string, Root>();

/** The Markdown as the site's reader takes it apart; not to be changed. */
export function markdownOf(text: string): Root {
  const tree = recent.get(text) ?? reading.parse(text);
  recent.delete(text);
  recent.set(text, tree);
  for (const oldest of recent.keys()) if (recent.size > 4) recent.delete(oldest);
  return tree;
}

/** @throws {Error} in Spanish, with the line, if a heading is not one of a clause. */
export function sourceOf(text: string): TextSource {
  const headings = markdownOf(text).children.filter((node): node is Heading => node.type === "heading");
  const starts = headings.map(startOf);
  const clauses = headings.map((heading, at): ClauseSource => {
    const start = startOf(heading);
    const end = heading.position?.end.offset ?? start;
    const line = heading.position?.start.line ?? 1;
    const written = text.slice(start, end);
    const [, marks = "", title = "", id = ""] = form.exec(written.trimEnd()) ?? [];
    if (!id) throw new Error(`línea ${line}: «${written}» no es «## Título [#direccion]»`);
    const body = text.slice(end, starts[at + 1]);
    const firstLine = line + linesIn(written) + linesIn(blankStart(body));
    return { id, title, depth: marks.length === 2 ? 2 : 3, heading: written, body, line, firstLine };
  });
  return { opening: text.slice(0, starts[0]), clauses };
}

export function printed({ opening, clauses }: TextSource): string {
  return opening + clauses.map(({ heading, body }) => heading + body).join("");
}

/** The words of a clause, without the blank lines around them. */
export function wordsOf({ body }: Pick<ClauseSource, "body">): string {
  return body.slice(blankStart(body).length).trimEnd();
}

/** `3`, or `3.2` for a part: as the page counts. */
export function numbersOf(clauses: readonly Pick<ClauseSource, "depth">[]): string[] {
  let clause = 0;
  let part = 0;
  return clauses.map(({ depth }) => {
    if (depth === 2) {
      clause++;
      part = 0;
      return `${clause}`;
    }
    part++;
    return `${clause}.${part}`;
  });
}

/**
 * The text with one clause said otherwise.
 *
 * @throws {ClauseFault} in Spanish, if it would not be one clause with its own words.
 */
export function withClause(text: string, id: string, change: { title: string; body: string }): string {
  const source = sourceOf(text);
  const old = source.clauses.find((clause) => clause.id === id);
  if (!old) throw new ClauseFault(`no hay una cláusula #${id}: recarga la página`, "title");
  const title = titleIn(change.title);
  const words = ownLines(wordsIn(change.body), text);
  const heading = title === old.title ? old.heading : headingOf(old.depth, title, id);
  const next = { ...old, heading, body: words === wordsOf(old) ? old.body : around(old.body, words, text) };
  const written = printed({ ...source, clauses: source.clauses.map((clause) => (clause === old ? next : clause)) });
  if (written !== text) keepClauses(written, source.clauses, old);
  return written;
}

export type NewClause = { id: string; title: string; depth: 2 | 3; body: string };

/**
 * The text with one clause more.
 *
 * @param after - the clause that it follows with all its parts, or that it follows or begins as a part; empty for the first.
 * @throws {ClauseFault} in Spanish.
 */
export function withNewClause(text: string, { id, depth, ...change }: NewClause, after: string): string {
  const source = sourceOf(text);
  const { clauses } = source;
  wantFree(id, clauses);
  const title = titleIn(change.title);
  const words = ownLines(wordsIn(change.body), text);
  const before = clauses.findIndex((clause) => clause.id === after);
  if (after !== "" && before < 0) throw new ClauseFault(`no hay una cláusula #${after}: recarga la página`, "after");
  if (after === "" && depth === 3) throw new ClauseFault("una parte va dentro de una cláusula: elige de cuál", "after");
  let at = before + 1;
  while (depth === 2 && clauses[at]?.depth === 3) at++;
  const end = ownLines("\n", text);
  const piece = {
    heading: headingOf(depth, title, id),
    body: `${end}${end}${words}${end}${at < clauses.length ? end : ""}`,
  };
  const already = printed({ ...source, clauses: clauses.slice(0, at) });
  const rest = clauses.slice(at).map(({ heading, body }) => heading + body);
  const written = already + missingBlank(already, end) + piece.heading + piece.body + rest.join("");
  keepClauses(written, clauses.toSpliced(at, 0, { ...piece, id, title, depth, line: 0, firstLine: 0 }), { title });
  return written;
}

/** @throws {ClauseFault} in Spanish, if an address is not one, or is another clause's. */
export function wantFree(id: string, clauses: readonly Pick<ClauseSource, "id">[]): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new ClauseFault("escribe la dirección en minúsculas, sin acentos y con guiones, como «uso-justo»", "address");
  if (clauses.some((clause) => clause.id === id))
    throw new ClauseFault(`la dirección #${id} ya es de otra cláusula`, "address");
}

/** @throws {ClauseFault} in Spanish, if it is the last one, or has parts. */
export function withoutClause(text: string, id: string): string {
  const source = sourceOf(text);
  const at = source.clauses.findIndex((clause) => clause.id === id);
  const gone = source.clauses[at];
  if (!gone) throw new ClauseFault(`no hay una cláusula #${id}: recarga la página`, "removal");
  const [next] = source.clauses.slice(at + 1);
  if (gone.depth === 2 && next?.depth === 3) throw new ClauseFault("quita primero sus partes", "removal");
  if (source.clauses.length === 1) throw new ClauseFault("un texto tiene al menos una cláusula", "removal");
  const written = printed({ ...source, clauses: source.clauses.toSpliced(at, 1) });
  // The blank line before the last clause is none at the end of a file.
  return next ? written : `${written.trimEnd()}${ownLines("\n", text)}`;
}

function startOf(heading: Heading): number {
  return heading.position?.start.offset ?? 0;
}

const linesIn = (text: string) => text.split("\n").length - 1;

const blankStart = (body: string) => /^(?:[ \t]*\r?\n)*/.exec(body)?.[0] ?? "";

export const headingOf = (depth: 2 | 3, title: string, id: string) => `${"#".repeat(depth)} ${title} [#${id}]`;

function titleIn(title: string): string {
  const words = plainText(title).replaceAll(/\s+/g, " ").trim();
  if (words === "") throw new ClauseFault("escribe el título", "title");
  return words;
}

/** Without blank lines around them; the spaces of the first line stay. */
function wordsIn(body: string): string {
  const lines = plainLines(body);
  return lines.slice(blankStart(lines).length).trimEnd();
}

/** With the line ends of the file. */
export const ownLines = (words: string, text: string) =>
  text.includes("\r\n") ? words.replaceAll(/\r?\n/g, "\r\n") : words;

/** The new words between the blank lines of the old ones. */
function around(old: string, words: string, text: string): string {
  const before = blankStart(old);
  const isBlank = before === old || old.trim() === "";
  const end = ownLines("\n", text);
  if (isBlank) return words === "" ? old : `${end}${end}${words}${old || end}`;
  const after = /\s*$/.exec(old)?.[0] ?? "";
  return words === "" ? after : before + words + after;
}

/** What stands between a text and a heading after it, so that a blank line does. */
export function missingBlank(text: string, end: string): string {
  if (text === "" || text.endsWith(end + end)) return "";
  return text.endsWith(end) ? end : end + end;
}

/** @throws {ClauseFault} if the text no longer has these clauses, and no others. */
function keepClauses(
  text: string,
  wanted: readonly Pick<ClauseSource, "id" | "depth" | "title">[],
  at: { title: string },
) {
  const found = foundIn(text);
  const lost = wanted.find(({ id, depth }) => !found.some((clause) => clause.id === id && clause.depth === depth));
  if (lost)
    throw new ClauseFault(
      `quita de «${at.title}» lo que quedó abierto, como «\`\`\`» o «<!--»: así se perdería la cláusula «${lost.title}»`,
      "body",
      [at.title, lost.title],
    );
  if (found.length !== wanted.length) throw new ClauseFault(noHeadings, "body");
}

function foundIn(text: string): readonly ClauseSource[] {
  try {
    return sourceOf(text).clauses;
  } catch {
    throw new ClauseFault(noHeadings, "body");
  }
}

const noHeadings =
  "quita el título («#», o guiones debajo de un párrafo): una cláusula nueva se agrega con «Agregar cláusula»";
