import { resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { addMarkedViews } from "./marked-view.ts";

const root = resolve(import.meta.dirname, "../../..");
const other = new Map([["src/other.ts", "export const other = 1;"]]);
const views = addMarkedViews(root, async (view) => (view === "2026-12-03" ? other : new Map()));

test("the marked copy of a view replaces the functions that all content passes through, and nothing else", async () => {
  const texts = await views("2026-12-03~origen");
  expect([...texts.keys()].toSorted()).toEqual([
    "src/content/forms/read-data.ts",
    "src/domain/text/facts/fact-references.ts",
    "src/domain/text/numbers/grouped-number.ts",
    "src/other.ts",
  ]);
  for (const [path, text] of texts) expect(parseSync(path, text).errors, path).toEqual([]);
  expect(await views("2026-12-03")).toBe(other);
});
