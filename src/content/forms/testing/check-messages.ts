import { checkEditableList } from "#content/forms/check/validate-lists.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { readSpecifiedData } from "./specified-data.ts";

type Change = (text: string) => string;

/** @throws {RangeError} if there is no such list. */
export function requireList(id: string) {
  const list = editableLists.find((each) => each.id === id);
  if (!list) throw new RangeError(`no list ${id}`);
  return list;
}

const specifiedData = readSpecifiedData();

/** The list's text at the commit that matches the specification, because staff change the current text. */
export const findSpecifiedText = ({ file }: EditableList) => specifiedData.get(file) ?? "";

/**
 * Lists the errors and advice for a list after a change to its file.
 *
 * @param isPublished - whether the list before the change counts as published.
 */
export async function checkChangedList(id: string, change: Change, isPublished = false): Promise<string[]> {
  const list = requireList(id);
  const specifiedText = findSpecifiedText(list);
  const { errors, advice } = await checkEditableList(
    list,
    change(specifiedText),
    isPublished ? specifiedText : undefined,
  );
  return [...errors, ...advice].map((line) => line.replace(`${list.file}: `, ""));
}

/** @returns a change that inserts a row at the top. */
export const insertRow =
  (row: object): Change =>
  (text) =>
    formatDataModule([row, ...(parseDataModule(text) as object[])]);

function getPart(part: unknown, key: string): unknown {
  const [field = "", value] = key.split("=");
  if (value === undefined) return (part as Record<string, unknown>)[field];
  return (part as Record<string, unknown>[]).find((row) => row[field] === value);
}

export type FieldEdit = readonly [path: string, value: unknown];

/**
 * @returns a change that sets fields: `0.answer.1` is the second paragraph of the first row, `path=/avisos.title` the
 *   title of the row with this path; undefined removes the field.
 * @throws {RangeError} if the parent of a field does not exist, when the change is applied.
 */
export const buildFieldChange =
  (...edits: readonly FieldEdit[]): Change =>
  (text) => {
    const data = parseDataModule(text);
    for (const [path, value] of edits) {
      const keys = path.split(".");
      const lastKey = keys.pop() ?? "";
      const parent = keys.reduce<unknown>(getPart, data);
      if (typeof parent !== "object" || parent === null) throw new RangeError(`nothing at ${path}`);
      if (value === undefined) delete (parent as Record<string, unknown>)[lastKey];
      else (parent as Record<string, unknown>)[lastKey] = value;
    }
    return formatDataModule(data);
  };
