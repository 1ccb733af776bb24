import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("the repository has no symlinks, which could lead a build or the editor to files of its machine", () => {
  const entries = execFileSync("git", ["ls-files", "--stage"], { encoding: "utf8", maxBuffer: 64e6 }).split("\n");
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.filter((entry) => entry.startsWith("120000"))).toEqual([]);
});
