import { expect, test } from "vitest";
import { collapseEqualItems } from "./collapse-if-same.ts";

const said = ({ text }: { text: string }) => text;
const [yes, alsoYes, no] = [{ text: "sí" }, { text: "sí" }, { text: "no" }];

test("items with the same text become one; otherwise all are kept", () => {
  expect(collapseEqualItems([yes, alsoYes], said)).toEqual([yes]);
  expect(collapseEqualItems([yes, alsoYes, no], said)).toEqual([yes, alsoYes, no]);
  expect(collapseEqualItems([], said)).toEqual([]);
});
