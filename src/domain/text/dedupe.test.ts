import { expect, test } from "vitest";
import { onceIfSame } from "./dedupe.ts";

const said = ({ text }: { text: string }) => text;
const [yes, alsoYes, no] = [{ text: "sí" }, { text: "sí" }, { text: "no" }];

test("items that all say the same become one; otherwise all are kept", () => {
  expect(onceIfSame([yes, alsoYes], said)).toEqual([yes]);
  expect(onceIfSame([yes, alsoYes, no], said)).toEqual([yes, alsoYes, no]);
  expect(onceIfSame([], said)).toEqual([]);
});
