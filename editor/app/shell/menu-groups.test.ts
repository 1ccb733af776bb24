import { expect, test } from "vitest";
import { editableLists } from "#content/forms/editable-lists.ts";
import { groupedListIds } from "./menu-groups.ts";

test("the menu's groups name only lists that exist, each once", () => {
  const ids = editableLists.map(({ id }) => id);
  expect(groupedListIds.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(groupedListIds).size).toBe(groupedListIds.length);
});
