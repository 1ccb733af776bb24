import { expect, test } from "vitest";
import { collapseEqualItems } from "./collapse-equal-items.ts";

const getText = ({ text }: { text: string }) => text;
const [yes, alsoYes, no] = [{ text: "sí" }, { text: "sí" }, { text: "no" }];

test("items with the same text become one; otherwise all are kept", () => {
  expect(collapseEqualItems([yes, alsoYes], getText)).toEqual([yes]);
  expect(collapseEqualItems([yes, alsoYes, no], getText)).toEqual([yes, alsoYes, no]);
  expect(collapseEqualItems([], getText)).toEqual([]);
});
