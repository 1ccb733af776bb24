import { expect, test } from "vitest";
import { readRecipes } from "./read-recipes.ts";

test("a block that does not say which file it is of is refused, and what is done by hand is left out", () => {
  const withBlock = (head: string) => readRecipes(`## A recipe\n\n\`\`\`${head}\n  a\n\`\`\``);
  expect(() => withBlock("ts")).toThrow("say which file this block is of");
  expect(withBlock("ts src/a.ts")).toEqual([
    { title: "A recipe", steps: [{ kind: "write", file: "src/a.ts", text: "  a" }] },
  ]);
  expect(withBlock("sh by-hand")).toEqual([{ title: "A recipe", steps: [] }]);
});
