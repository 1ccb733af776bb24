import { expect, test } from "vitest";
import { collapseIfSame } from "./collapse-if-same.ts";

const said = ({ text }: { text: string }) => text;
const [yes, alsoYes, no] = [{ text: "sí" }, { text: "sí" }, { text: "no" }];

test("items with the same text become one; otherwise all are kept", () => {
  expect(collapseIfSame([yes, alsoYes], said)).toEqual([yes]);
  expect(collapseIfSame([yes, alsoYes, no], said)).toEqual([yes, alsoYes, no]);
  expect(collapseIfSame([], said)).toEqual([]);
});
