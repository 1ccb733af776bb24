import { expect, test } from "vitest";
import { parseRecipes } from "./parse-recipes.ts";

test("refuses a block that does not name its file, and skips steps done by hand", () => {
  const withBlock = (head: string) => parseRecipes(`## A recipe\n\n\`src/a.ts\`\n\n\`\`\`${head}\n  a\n\`\`\``);
  const stepsWith = (head: string) => withBlock(head).flatMap(({ steps }) => steps);
  expect(() => withBlock("ts")).toThrow("say which file this block is of");
  expect(() => withBlock("ts src/b.ts")).toThrow("name src/b.ts in the text");
  expect(stepsWith("ts src/a.ts")).toEqual([{ kind: "write", file: "src/a.ts", text: "  a" }]);
  expect(stepsWith("sh by-hand")).toEqual([]);
});
