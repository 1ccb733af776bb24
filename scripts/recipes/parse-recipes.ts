/** Parses the recipes of CONTRIBUTING.md, block by block. */
import type { Code, Nodes } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";

export type RecipeStep =
  | { kind: "write"; file: string; text: string }
  | { kind: "change"; file: string; lines: string }
  | { kind: "run"; command: string };

export type Recipe = { title: string; steps: readonly RecipeStep[] };

/** Marks a block of commands that require a network, a browser or a person. */
const manualMark = "by-hand";

/**
 * @param markdown - each second-level heading starts a recipe.
 * @throws {Error} if a block names no file, or the recipe's visible text does not name that file.
 */
export function parseRecipes(markdown: string): Recipe[] {
  const recipes: { title: string; steps: RecipeStep[]; text: string }[] = [];
  for (const node of unified().use(remarkParse).parse(markdown).children) {
    const recipe = recipes.at(-1);
    if (node.type === "heading" && node.depth === 2) recipes.push({ title: readText(node), steps: [], text: "" });
    else if (recipe) {
      if (node.type !== "code") recipe.text += readText(node);
      recipe.steps.push(...collectBlocks(node).flatMap(parseSteps));
    }
  }
  for (const { title, steps, text } of recipes)
    for (const step of steps)
      if (step.kind !== "run" && !text.includes(step.file))
        throw new Error(`«${title}»: name ${step.file} in the text`);
  return recipes;
}

const readText = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(readText).join("") : "";

const collectBlocks = (node: Nodes): Code[] =>
  node.type === "code" ? [node] : "children" in node ? node.children.flatMap(collectBlocks) : [];

function parseSteps({ lang, meta, value }: Code): RecipeStep[] {
  if (meta === manualMark) return [];
  if (lang === "sh") return value.split("\n").map((command) => ({ kind: "run", command }));
  if (!meta) throw new Error(`CONTRIBUTING.md: say which file this block is of, after «${lang}»:\n${value}`);
  return [lang === "diff" ? { kind: "change", file: meta, lines: value } : { kind: "write", file: meta, text: value }];
}
