import { expect, test } from "vitest";
import { editableLists } from "#content/forms/editable-lists.ts";
import { isOwnedPath } from "./owned-paths.ts";

test("every list with a form can be published, discarded and found in the history", () => {
  expect(editableLists.map(({ file }) => file).filter((file) => !isOwnedPath(file))).toEqual([]);
});
