import { execFileSync } from "node:child_process";
import { lstatSync } from "node:fs";
import { expect, test } from "vitest";

test("the repository has no symlinks, which could lead a build or the editor to files of its machine", () => {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const paths = execFileSync("git", list, { encoding: "utf8", maxBuffer: 64e6 }).split("\0").filter(Boolean);
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())).toEqual([]);
});
