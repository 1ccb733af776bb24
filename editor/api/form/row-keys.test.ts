import { expect, test } from "vitest";
import { copyRowKey, findMovedPath } from "./row-keys.ts";

test("the path of a field follows its row when other rows are removed, added or moved, also inside an edited row", () => {
  const [one, two, three] = [{ name: "1" }, { name: "2" }, { name: "3" }];
  const samsung = { name: "Samsung", models: [one, two, three] };
  const data = [{ name: "Apple", models: [] }, samsung];
  const edit = (models: readonly object[]) => [{ name: "Nueva" }, copyRowKey(samsung, { ...samsung, models })];
  const path = [1, "models", 2, "name"];
  expect(findMovedPath(path, data, edit([one, three]))).toEqual([1, "models", 1, "name"]);
  expect(findMovedPath(path, data, [samsung])).toEqual([0, "models", 2, "name"]);
  expect(findMovedPath(path, data, edit([three, two, one]))).toEqual([1, "models", 0, "name"]);
  expect(findMovedPath(path, data, edit([one, two]))).toBeUndefined();
  expect(findMovedPath(path, data, edit([one, two, { name: "4" }]))).toBeUndefined();
  expect(findMovedPath(path, data, structuredClone(data))).toEqual(path);
  expect(findMovedPath(["period", "to"], { period: {} }, { period: { to: "x" } })).toEqual(["period", "to"]);
});
