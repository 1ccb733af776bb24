import { expect, test } from "vitest";
import { decideVerdict } from "./verdict.ts";

test("a positive verdict names the newest technology that covers the place", () => {
  expect(
    decideVerdict([
      ["3G", "guaranteed"],
      ["4G", "differentiated"],
      ["5G", "none"],
    ]),
  ).toEqual({ kind: "yes", technology: "4G" });
});

test("a negative verdict needs a negative answer from every technology: a missing file makes it unknown", () => {
  expect(
    decideVerdict([
      ["3G", "none"],
      ["4G", "none"],
    ]).kind,
  ).toBe("no");
  expect(
    decideVerdict([
      ["3G", "none"],
      ["4G", "missing"],
    ]).kind,
  ).toBe("unknown");
});
