import rehypeStringify from "rehype-stringify";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { parse as parseYaml } from "yaml";
import { labelCells } from "./label-cells.ts";
import { type LegalFacts, nameFacts } from "./name-facts.ts";
import { numberClauses } from "./number-clauses.ts";
import { repeatPlanRows } from "./repeat-plan-rows.ts";

/** What a legal text's file says: its head, unchecked, and its text with clauses numbered and facts in place. */
export type LegalSource = { head: unknown; html: string };

type ReadOptions = {
  /** Named in the error message. */
  file: string;
  facts: LegalFacts;
};

/**
 * Reads a legal text written in Markdown.
 *
 * @throws {Error} in Spanish, with the file, the line and what is wrong there.
 */
export function readLegalMarkdown(text: string, { file, facts }: ReadOptions): LegalSource {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(repeatPlanRows)
    .use(nameFacts, facts)
    .use(numberClauses)
    .use(remarkRehype)
    .use(labelCells)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } });
  const source = new VFile({ path: file, value: text });
  try {
    const tree = processor.parse(source);
    const [first] = tree.children;
    const head: unknown = first?.type === "yaml" ? parseYaml(first.value) : undefined;
    return { head, html: processor.stringify(processor.runSync(tree, source), source) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { reason, line } = error as Partial<{ reason: string; line: number }>;
    throw new Error(`${file}${line ? `, línea ${line}` : ""}: ${reason ?? error.message}`, { cause: error });
  }
}
