import { expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

test("a yes names the newest technology that covers the place", () => {
  expect(
    verdictOf([
      ["3G", "guaranteed"],
      ["4G", "differentiated"],
      ["5G", "none"],
    ]),
  ).toEqual({ kind: "yes", technology: "4G" });
});

test("a no needs a no from every technology: if a file is missing, the verdict is unknown", () => {
  expect(
    verdictOf([
      ["3G", "none"],
      ["4G", "none"],
    ]).kind,
  ).toBe("no");
  expect(
    verdictOf([
      ["3G", "none"],
      ["4G", "missing"],
    ]).kind,
  ).toBe("unknown");
});
