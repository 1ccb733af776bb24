import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageAt } from "#content/site/site-map.ts";
import { checkList } from "./check/check-list.ts";
import { formSchema } from "./check/path-label.ts";
import { dataIn, dataModule } from "./data-module.ts";
import { editableLists } from "./editable-lists.ts";

test("every file of data has one form, and is read with it", () => {
  expect(editableLists.map(({ file }) => file).toSorted()).toEqual(globSync("src/content/data/**/*.ts").toSorted());
  const readers = globSync("src/content/*/*.ts").map((path) => readFileSync(path, "utf8"));
  for (const { file, isOfWords } of editableLists) {
    const own = readers.filter((text) => text.includes(`"${file.replace("src/", "#")}"`));
    expect(own.length, `${file} is read by no module`).toBeGreaterThan(0);
    if (!isOfWords)
      expect(
        own.some((text) => text.includes(`"${file}"`) || text.includes("readWords(")),
        file,
      ).toBe(true);
  }
});

test.each(editableLists)("$file is right, and written as the editor writes it", async (list) => {
  const text = readFileSync(list.file, "utf8");
  expect((await checkList(list, text)).errors).toEqual([]);
  expect(text).toBe(dataModule(dataIn(text)));
});

test.each(editableLists)("the form of $file can be drawn, and its page is there", async ({ form, page }) => {
  const { schema } = await form();
  expect(formSchema(schema)).toMatchObject({ type: expect.any(String) });
  // Any address that is not there shows what is said of it.
  if (page !== "/404" && !page.includes("{")) expect(() => pageAt(page.split("#")[0] ?? "")).not.toThrow();
});
