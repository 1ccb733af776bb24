import type { CompileOptions } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { labelCells } from "./label-cells.ts";
import { numberClauses } from "./number-clauses.ts";
import { repeatPlanRows } from "./repeat-plan-rows.ts";

/** How a legal text becomes a component: the same for the pages and for the documents. */
export const mdxOptions: CompileOptions = {
  remarkPlugins: [
    remarkFrontmatter,
    [remarkMdxFrontmatter, { name: "frontmatter" }],
    remarkGfm,
    repeatPlanRows,
    numberClauses,
  ],
  rehypePlugins: [labelCells],
};
