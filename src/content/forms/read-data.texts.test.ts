import { expect, test } from "vitest";
import { type FormSchema, toFormSchema } from "./check/path-label.ts";
import { parseDataModule } from "./data-module.ts";
import type { EditableList } from "./editable-list.ts";
import { editableLists } from "./editable-lists.ts";
import { normalizeData, readData, validateData } from "./read-data.ts";
import { findSpecifiedText } from "./testing/check-messages.ts";

type Path = readonly (string | number)[];
type Change = (text: string, path: Path) => string;

const getData = (list: EditableList) => parseDataModule(findSpecifiedText(list));

/** A copy of the data with `change` applied to every text in it. */
function applyChange(data: unknown, change: Change, path: Path = []): unknown {
  if (typeof data === "string") return change(data, path);
  if (Array.isArray(data)) return data.map((part, index) => applyChange(part, change, [...path, index]));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, applyChange(part, change, [...path, name])]),
  );
}

/** The fields that can be at a path; several if a part has variants. */
function fieldsAt(schema: FormSchema, [key, ...rest]: Path): readonly FormSchema[] {
  if (key === undefined) return [schema];
  const parts = (schema.oneOf ?? schema.anyOf ?? [schema]).map(({ items, properties }) =>
    typeof key === "number" ? items : properties?.[key],
  );
  return parts.flatMap((part) => (part ? fieldsAt(part, rest) : []));
}

test.each(editableLists)("every text of $id obeys the rule for all texts", async (list) => {
  const { schema } = await list.form();
  const data = getData(list);
  const texts: string[] = [];
  const wrong = applyChange(data, (text, path) => {
    texts.push(path.join("/"));
    return `${text}\u202e🎄`;
  });
  const diagnostics = Map.groupBy(validateData(schema, wrong), ({ path }) => path.join("/"));
  const listMessages = (place: string) =>
    diagnostics
      .get(place)
      ?.map(({ message }) => message)
      .join();
  for (const place of texts) expect(listMessages(place), place).toMatch(/U\+202E.*«🎄» no se puede imprimir/);
  const unusual = applyChange(data, (text) => [...text].join("\u200b"));
  expect(normalizeData(unusual)).toEqual(data);
  expect(readData(list.file, schema, unusual)).toEqual(readData(list.file, schema, data));
});

const tag = "<b>así</b>";
const fact = "{{precio.legend}}";

test.each(editableLists)("no text of $id accepts markup that would be shown literally", async (list) => {
  const { schema } = await list.form();
  const form = toFormSchema(schema);
  for (const mark of [tag, fact]) {
    const marked: string[] = [];
    const wrong = applyChange(getData(list), (text, path) => {
      const [field] = fieldsAt(form, path);
      const isChosen = !field || field.enum !== undefined || field.const !== undefined;
      if (isChosen || (field.widget === "prose" && mark === fact)) return text;
      marked.push(path.join("/"));
      return `${text} ${mark}`;
    });
    const refused = new Set(validateData(schema, wrong).map(({ path }) => path.join("/")));
    expect(marked.filter((place) => !refused.has(place))).toEqual([]);
  }
});
