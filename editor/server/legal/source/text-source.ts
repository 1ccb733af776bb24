/**
 * Splits the source of a legal text into clauses. The site's Markdown parser finds the headings, so that a line with
 * `#` in a code block does not begin a clause.
 */
import type { Heading, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

export type ClauseSource = {
  id: string;
  title: string;
  depth: 2 | 3;
  /** The heading line as written. */
  heading: string;
  /** Everything up to the next heading, including surrounding blank lines. */
  body: string;
  /** Line numbers in the file, from 1: of the heading, and of the first line of text after it. */
  line: number;
  firstLine: number;
};

export type TextSource = {
  /** Everything before the first clause. */
  opening: string;
  clauses: readonly ClauseSource[];
};

/** An invalid change to a clause. */
export class ClauseError extends Error {
  override name = "ClauseError";
  /** The wrong field. `after`: position of a new clause; `removal`: removal of the clause. */
  readonly field: "title" | "body" | "address" | "after" | "removal";
  /** The clause's address. */
  readonly clause: string;
  /** The titles that the message quotes, as written in Markdown. */
  readonly titles: readonly string[];
  constructor(message: string, field: ClauseError["field"], clause = "", titles: readonly string[] = []) {
    super(message);
    this.field = field;
    this.clause = clause;
    this.titles = titles;
  }
}

const reading = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** `## Título [#id]`, with the title as written. */
const form = /^(#{2,3})[ \t]+(.*\S)[ \t]+\[#([a-z0-9]+(?:-[a-z0-9]+)*)\]$/;

/** Cache of the last parsed texts, because a save parses the same text several times. */
const recent = new Map<string, Root>();

/** Parses Markdown as the site's reader does. The tree is cached, so callers must not change it. */
export function parseMarkdown(text: string): Root {
  const tree = recent.get(text) ?? reading.parse(text);
  recent.delete(text);
  recent.set(text, tree);
  for (const oldest of recent.keys()) if (recent.size > 4) recent.delete(oldest);
  return tree;
}

/** Splits a source. @throws {Error} in Spanish, with the line, if a heading is not that of a clause. */
export function parseTextSource(text: string): TextSource {
  const headings = parseMarkdown(text).children.filter((node): node is Heading => node.type === "heading");
  const starts = headings.map(getStart);
  const clauses = headings.map((heading, at): ClauseSource => {
    const start = getStart(heading);
    const end = heading.position?.end.offset ?? start;
    const line = heading.position?.start.line ?? 1;
    const written = text.slice(start, end);
    const [, marks = "", title = "", id = ""] = form.exec(written.trimEnd()) ?? [];
    if (!id) throw new Error(`línea ${line}: «${written}» no es «## Título [#direccion]»`);
    const body = text.slice(end, starts[at + 1]);
    const firstLine = line + countLineEnds(written) + countLineEnds(getLeadingBlankLines(body));
    return { id, title, depth: marks.length === 2 ? 2 : 3, heading: written, body, line, firstLine };
  });
  return { opening: text.slice(0, starts[0]), clauses };
}

/** Returns the body of a clause without surrounding blank lines. */
export function getClauseText({ body }: Pick<ClauseSource, "body">): string {
  return body.slice(getLeadingBlankLines(body).length).trimEnd();
}

/** Computes the clause numbers as on the page: `3`, or `3.2` for a subclause. */
export function computeClauseNumbers(clauses: readonly Pick<ClauseSource, "depth">[]): string[] {
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

function getStart(heading: Heading): number {
  return heading.position?.start.offset ?? 0;
}

const countLineEnds = (text: string) => text.split("\n").length - 1;

export const getLeadingBlankLines = (body: string) => /^(?:[ \t]*\r?\n)*/.exec(body)?.[0] ?? "";

export const formatHeading = (depth: 2 | 3, title: string, id: string) => `${"#".repeat(depth)} ${title} [#${id}]`;
