import { expect, test } from "vitest";
import { editableLists } from "#content/forms/editable-lists.ts";
import { checkChangedList, requireList } from "#content/forms/testing/check-messages.ts";
import { checkEditableList } from "./check-list.ts";

test.each(editableLists)("$id has no findings at the specified commit", async ({ id }) => {
  expect(await checkChangedList(id, (text) => text)).toEqual([]);
});

test("a file that is not data is reported by name, with the problem", async () => {
  const { errors } = await checkEditableList(requireList("avisos"), "export const data = [,];\n");
  expect(errors).toEqual([expect.stringMatching(/^src\/content\/data\/notices\.ts: no es JSON: /)]);
});

test("a form that fails is an error of its list, so that the other lists are checked", async () => {
  const fails = { ...requireList("avisos"), form: () => Promise.reject(new TypeError("words is not a function")) };
  const { errors } = await checkEditableList(fails, "export const data = [];\n");
  expect(errors).toEqual([
    expect.stringMatching(
      /^src\/content\/data\/notices\.ts: su formulario no se puede leer: .*words is not a function/,
    ),
  ]);
});
