import { expect, test } from "vitest";
import { z } from "zod";
import { formatDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { ContentError } from "#content/forms/read-data.ts";
import { checkChangedList, findSpecifiedText, requireList } from "#content/forms/testing/check-messages.ts";
import { checkEditableList, checkEditableLists } from "./validate-lists.ts";

test.each(editableLists)("$id has no findings at the specified commit", async ({ id }) => {
  expect(await checkChangedList(id, (text) => text)).toEqual([]);
});

test("a file that is not data is reported by name, with the problem", async () => {
  const { errors } = await checkEditableList(requireList("avisos"), "export const data = [,];\n");
  expect(errors).toEqual([expect.stringMatching(/^src\/content\/data\/notices\.ts: no es JSON: /)]);
});

test("only the files that are not data are reported, and an error that several lists report once", async () => {
  const fails = {
    ...requireList("avisos"),
    form: () => Promise.reject(new ContentError("memberships.ts: Legend: falta")),
  };
  const states = editableLists.map((list) => ({ list: { ...list, form: fails.form }, text: findSpecifiedText(list) }));
  expect((await checkEditableLists(states)).errors).toEqual(["memberships.ts: Legend: falta"]);
  const broken = states.map((state, index) => (index < 2 ? { ...state, text: state.text.replace(",", "") } : state));
  const { errors } = await checkEditableLists(broken);
  expect(errors.map((line) => line.replace(/ no es JSON: .*/, ""))).toEqual(
    broken.slice(0, 2).map(({ list }) => `${list.file}:`),
  );
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

test("an error found by comparison with the published data is reported only if these data are known", async () => {
  const list: EditableList = {
    ...requireList("avisos"),
    form: async () => ({
      schema: z.array(z.string()),
      refuse: (rows: string[], publishedRows: string[] = []) =>
        rows.flatMap((row, index) =>
          publishedRows.includes(row) ? [] : [{ path: [index], message: `«${row}» es nuevo` }],
        ),
    }),
  };
  const published = formatDataModule(["60 GB"]);
  const check = async (rows: string[], text?: string) =>
    (await checkEditableList(list, formatDataModule(rows), text)).errors.map((line) => line.replace(/^.*: /, ""));
  // A no-break space, which the reader inserts, makes no difference.
  expect(await check(["60 GB"], published)).toEqual([]);
  expect(await check(["60 GB", "Hola"], published)).toEqual(["«Hola» es nuevo"]);
  expect(await check(["60 GB", "Hola"])).toEqual([]);
  expect(await check(["60 GB", "Hola"], formatDataModule(60))).toEqual([]);
});

test("only two lists compare with what is published, and pass the specified files", async () => {
  const refusing = [];
  for (const list of editableLists) {
    if ((await list.form()).refuse === undefined) continue;
    refusing.push(list.id);
    const text = findSpecifiedText(list);
    expect((await checkEditableList(list, text, text)).errors).toEqual([]);
  }
  expect(refusing.toSorted()).toEqual(["documentos", "retiros"]);
});
