import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test("a size has at most one decimal, and none if it is not significant", () => {
  const sizes = [1, 849_900, 999_499, 999_500, 1_240_000, 4_000_000, 9_949_000, 9_960_000, 24_300_000];
  expect(sizes.map((bytes) => formatFileSize(bytes).replace("\u00a0", " "))).toEqual([
    "1 kB",
    "850 kB",
    "999 kB",
    "1 MB",
    "1.2 MB",
    "4 MB",
    "9.9 MB",
    "10 MB",
    "24 MB",
  ]);
});
