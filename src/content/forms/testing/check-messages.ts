import { checkEditableList } from "#content/forms/check/check-list.ts";
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
 * The errors and advice for a list after a change to its file.
 *
 * @param isPublished - whether the list before the change counts as published.
 */
export async function checkChangedList(id: string, change: Change, isPublished = false): Promise<string[]> {
  const list = requireList(id);
  const before = findSpecifiedText(list);
  const { errors, advice } = await checkEditableList(list, change(before), isPublished ? before : undefined);
  return [...errors, ...advice].map((line) => line.replace(`${list.file}: `, ""));
}

/** @returns a change that inserts a row at the top. */
export const insertRow =
  (row: object): Change =>
  (text) =>
    formatDataModule([row, ...(parseDataModule(text) as object[])]);

export type FieldEdit = readonly [path: string, value: unknown];

/**
 * @returns a change that sets fields: `0.answer.1` is the second paragraph of the first row; undefined removes the
 * field.
 * @throws {RangeError} if the parent of a field does not exist, when the change is applied.
 */
export const editFields =
  (...edits: readonly FieldEdit[]): Change =>
  (text) => {
    const data = parseDataModule(text);
    for (const [path, value] of edits) {
      const keys = path.split(".");
      const last = keys.pop() ?? "";
      const group = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data);
      if (typeof group !== "object" || group === null) throw new RangeError(`nothing at ${path}`);
      if (value === undefined) delete (group as Record<string, unknown>)[last];
      else (group as Record<string, unknown>)[last] = value;
    }
    return formatDataModule(data);
  };
