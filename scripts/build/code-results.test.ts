import { expect, test, vi } from "vitest";
import { createSiteProject } from "./testing/site-project.ts";

// Builds the whole site three times, on a possibly busy machine.
vi.setConfig({ testTimeout: 900_000 });

test("a build after changes gives the files of a build from nothing", () => {
  const { build, edit, listDifferences } = createSiteProject();
  expect(build("dist")).toBe("");
  edit("src/content/data/questions.ts", (text) => text.replace(/"answer": \[\s*"/, "$&Claro: "));
  edit("src/content/help/help-page.ts", (text) => text.replace(/label: "\p{Lu}[^"]+/u, "$& hoy"));
  edit("src/content/legal/politica-de-uso/1.md", (text) => `${text}\nTambién así.\n`);
  edit("public/kml/5G.kml", (text) => text.replace(/<coordinates>[^<]+/, "<coordinates>-99,19 -98,19 -98,20 -99,19"));
  expect(build("dist")).toBe("");
  expect(build("clean", "--clean")).toBe("");
  expect(listDifferences("dist", "clean")).toEqual([]);
});
