import { expect, test } from "vitest";
import { findGroupNeighbours } from "./rows-editor.tsx";

const rows = ["new", "a", "a", "b", "new", "b"].map((group) => ({ group }));

test("a row's neighbours are the nearest rows of its group, undefined at the group's ends", () => {
  expect(findGroupNeighbours(rows, 0, "group")).toEqual({ above: undefined, below: 4 });
  expect(findGroupNeighbours(rows, 5, "group")).toEqual({ above: 3, below: undefined });
  expect(findGroupNeighbours(rows, 3, undefined)).toEqual({ above: 2, below: 4 });
});
