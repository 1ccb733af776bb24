import { globSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { createSiteProject } from "./testing/site-project.ts";

vi.setConfig({ testTimeout: 3_600_000 });

/** Adds a word to the first sentence in the rows of a list. */
function addWord(text: string): string {
  let isChanged = false;
  const data = JSON.parse(JSON.stringify(parseDataModule(text)), (_key, value) => {
    if (isChanged || typeof value !== "string" || !/^\p{Lu}\p{Ll}+ .*\.$/u.test(value)) return value;
    isChanged = true;
    return value.replace(/\.$/, " hoy.");
  });
  return formatDataModule(data);
}

test("after a changed sentence in any list, the files are those of a build from nothing", () => {
  const { build, edit, listDifferences } = createSiteProject();
  expect(build("dist")).toBe("");
  const changed: string[] = [];
  for (const path of globSync("src/content/data/**/*.ts").sort()) {
    let before = "";
    edit(path, (text) => {
      before = text;
      return `${addWord(text)}`;
    });
    if (build("dist") === "") changed.push(path);
    else edit(path, () => before);
  }
  expect(changed.length).toBeGreaterThan(30);
  expect(build("dist")).toBe("");
  expect(build("clean", "--clean")).toBe("");
  expect(listDifferences("dist", "clean")).toEqual([]);
});
