import type { Root, TableRow } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { parse as parseYaml } from "yaml";
import { planIds } from "#domain/plans/plan.ts";
import { remember } from "#domain/site/remembered-results.ts";
import { normalizeSource } from "#domain/text/normalize-text.ts";
import { clauseNumbersPlugin } from "./number-clauses.ts";
import { factValuesPlugin, type LegalFacts } from "./resolve-fact-names.ts";
import { cellLabelsPlugin, loneLinksPlugin } from "./table-cells.ts";

/** A parsed legal text: its front matter, not validated, and its HTML with numbered clauses and facts filled in. */
export type ParsedLegalText = { head: unknown; html: string };

type MarkdownOptions = {
  /** The file's name, for the error message. */
  file: string;
  facts: LegalFacts;
};

/**
 * Maximum number of cached trees: more than the site has, because the editor reads all of them after a new price.
 */
const maxCachedTrees = 30;
const cachedTrees = new Map<string, Root>();

function cacheTree(text: string, tree: Root): Root {
  cachedTrees.set(text, tree);
  const [oldest] = cachedTrees.keys();
  if (cachedTrees.size > maxCachedTrees && oldest !== undefined) cachedTrees.delete(oldest);
  return tree;
}

/** @throws {Error} in Spanish, with the file, the line and the problem. */
export function readLegalMarkdown(text: string, { file, facts }: MarkdownOptions): ParsedLegalText {
  return remember(JSON.stringify([facts, text]), () => parseText(text, { file, facts }));
}

function parseText(text: string, { file, facts }: MarkdownOptions): ParsedLegalText {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(repeatPlanRows)
    .use(factValuesPlugin, facts)
    .use(clauseNumbersPlugin)
    .use(remarkRehype)
    .use(cellLabelsPlugin)
    .use(loneLinksPlugin)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } });
  const source = new VFile({ path: file, value: normalizeSource(text) });
  try {
    // Parsing is the slowest step, so its tree is cached. The later steps change the tree, so they get a copy.
    const tree = structuredClone(cachedTrees.get(text) ?? cacheTree(text, processor.parse(source)));
    const [first] = tree.children;
    const head: unknown = first?.type === "yaml" ? parseYaml(first.value) : undefined;
    return { head, html: processor.stringify(processor.runSync(tree, source), source) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { reason, line } = error as Partial<{ reason: string; line: number }>;
    throw new Error(`${file}${line ? `, línea ${line}` : ""}: ${reason ?? error.message}`, { cause: error });
  }
}

const eachPlanPrefix = "membresia.cada.";

/**
 * Repeats a table row such as `| {{membresia.cada.nombre}} | {{membresia.cada.precio}} |` for each membership, so that
 * a new membership appears in every text.
 */
function repeatPlanRows() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === "table") node.children = node.children.flatMap(repeatRow);
  };
}

function repeatRow(row: TableRow): TableRow[] {
  const rowJson = JSON.stringify(row);
  if (!rowJson.includes(eachPlanPrefix)) return [row];
  return planIds.map((id): TableRow => JSON.parse(rowJson.replaceAll(eachPlanPrefix, `membresia.${id}.`)));
}
