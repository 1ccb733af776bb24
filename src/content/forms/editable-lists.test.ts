import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requirePage } from "#content/site/site-map/site-map.ts";
import { toFormSchema } from "./check/path-label.ts";
import { checkEditableList } from "./check/validate-lists.ts";
import { formatDataModule, parseDataModule } from "./data-module.ts";
import { editableLists } from "./editable-lists.ts";

const dataFiles = globSync("src/content/data/**/*.ts");
const owners = (file: string) => editableLists.filter((list) => list.file === file).length;

test("every data file has exactly one form", () => {
  const violations = dataFiles.filter((file) => owners(file) !== 1);
  expect(
    violations.map(
      (file) => `${file} has ${owners(file)} forms: a page's is a definePageForm() in a module called -copy-form.ts`,
    ),
  ).toEqual([]);
  expect(editableLists.map(({ file }) => file).filter((file) => !dataFiles.includes(file))).toEqual([]);
});

test("every data file is read with its form, under its own name", () => {
  const modules = globSync("src/{content/**/*.ts,pages/*/*.tsx}").map((path) => readFileSync(path, "utf8"));
  const unread = dataFiles.filter((file) => {
    const readers = modules.filter((text) => text.includes(`"${file.replace("src/", "#")}"`));
    return !readers.some((text) => text.includes(`"${file}"`) || text.includes("readPageCopy("));
  });
  expect(unread.map((file) => `${file} is not read: give it to readPageCopy() or readData()`)).toEqual([]);
});

test("a page's copy is previewed on a page that shows it", () => {
  const read = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const [content, pages] = [read("src/content/**/*.ts"), read("src/pages/**/*.tsx")];
  const getSpecifier = (path: string) => `"${path.replace("src/", "#")}"`;
  const listImporters = (file: string, modules: typeof pages) =>
    modules.filter(({ text }) => text.includes(getSpecifier(file))).map(({ path }) => path);
  const folders: Readonly<Record<string, string>> = { "/": "index", "/404": "_error" };
  const violations = editableLists.flatMap(({ file, page, isPageCopy }) => {
    const [path = page] = page.split("#");
    const shownItems = [file, ...listImporters(file, content)].flatMap((each) => listImporters(each, pages));
    const isShown = shownItems.some((each) => each.startsWith(`src/pages/${folders[path] ?? path.slice(1)}/`));
    return !isPageCopy || page.includes("{") || shownItems.length === 0 || isShown ? [] : [`${file}: ${page}`];
  });
  expect(violations, "set the form's `page` to one that shows its words").toEqual([]);
});

test.each(editableLists)("$file is valid, and formatted as the editor writes it", async (list) => {
  const text = readFileSync(list.file, "utf8");
  expect((await checkEditableList(list, text)).errors).toEqual([]);
  expect(text).toBe(formatDataModule(parseDataModule(text)));
});

test.each(editableLists)("the form of $file can be rendered, and its page exists", async ({ form, page }) => {
  const { schema } = await form();
  expect(toFormSchema(schema)).toMatchObject({ type: expect.any(String) });
  // /404 stands for any unknown address, which shows the list's copy.
  if (page !== "/404" && !page.includes("{")) expect(() => requirePage(page.split("#")[0] ?? "")).not.toThrow();
});
