/**
 * Splits the source of a legal text into clauses. The site's Markdown parser finds the headings, because a line that
 * starts with `#` in a code block is not one.
 */
import type { Heading, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Clause } from "#domain/legal/clause-texts.ts";
import { clauseHeadingPattern, createClauseCounter } from "#domain/legal/number-clauses.ts";

export type ClauseSource = Clause & {
  heading: string;
  /** Everything up to the next heading, including surrounding blank lines. */
  body: string;
  /** Line number of the heading in the file, from 1. */
  line: number;
  firstLine: number;
};

export type LegalTextSource = {
  /** Everything before the first clause. */
  opening: string;
  clauses: readonly ClauseSource[];
};

export class ClauseError extends Error {
  override name = "ClauseError";
  /** The wrong field. `after`: position of a new clause; `removal`: removal of the clause. */
  readonly field: "title" | "body" | "address" | "after" | "removal";
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

const markdownParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** More than the number of the site's texts, because a search reads all of them after one has changed. */
const maxCachedTrees = 30;
/** Cache of recently parsed texts, because a save parses the same text several times. */
const recentTrees = new Map<string, Root>();

/** Parses Markdown as the site's reader does. The tree is cached, so callers must not change it. */
export function parseMarkdown(text: string): Root {
  const tree = recentTrees.get(text) ?? markdownParser.parse(text);
  recentTrees.delete(text);
  recentTrees.set(text, tree);
  for (const oldest of recentTrees.keys()) if (recentTrees.size > maxCachedTrees) recentTrees.delete(oldest);
  return tree;
}

export function parseLegalTextSource(text: string): LegalTextSource {
  const { children } = parseMarkdown(text);
  const headings = children.filter((node): node is Heading => node.type === "heading");
  const numbers = numberHeadings(children);
  const starts = headings.map(getStart);
  const clauses = headings.map((heading, index): ClauseSource => {
    const start = getStart(heading);
    const end = heading.position?.end.offset ?? start;
    const line = heading.position?.start.line ?? 1;
    const headingLine = text.slice(start, end);
    const { depth } = heading;
    const [, title = "", id = ""] = clauseHeadingPattern.exec(headingLine.trimEnd().replace(/^#+[ \t]+/, "")) ?? [];
    if (!id || (depth !== 2 && depth !== 3))
      throw new Error(`línea ${line}: «${headingLine}» no es «## Título [#direccion]»`);
    const body = text.slice(end, starts[index + 1]);
    const firstLine = line + countLineEnds(headingLine) + countLineEnds(getLeadingBlankLines(body));
    return { id, number: numbers[index] ?? "", title, depth, heading: headingLine, body, line, firstLine };
  });
  return { opening: text.slice(0, starts[0]), clauses };
}

function numberHeadings(nodes: Root["children"]): string[] {
  const nextNumber = createClauseCounter();
  let depth = 0;
  return nodes.flatMap((node) => {
    if (node.type === "list" && node.ordered) for (const _ of node.children) nextNumber(depth);
    if (node.type !== "heading") return [];
    ({ depth } = node);
    return [nextNumber(depth - 1)];
  });
}

/** Returns the body of a clause without surrounding blank lines. */
export function getClauseText({ body }: Pick<ClauseSource, "body">): string {
  return body.slice(getLeadingBlankLines(body).length).trimEnd();
}

function getStart(heading: Heading): number {
  return heading.position?.start.offset ?? 0;
}

const countLineEnds = (text: string) => text.split("\n").length - 1;

export const getLeadingBlankLines = (body: string) => /^(?:[ \t]*\r?\n)*/.exec(body)?.[0] ?? "";

export const formatHeading = (depth: 2 | 3, title: string, id: string) => `${"#".repeat(depth)} ${title} [#${id}]`;
