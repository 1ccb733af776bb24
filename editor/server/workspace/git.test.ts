import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "#editor/testing/checkout.ts";
import { openGit } from "./git.ts";

test("a checkout that belongs to another account is refused with what to do", async () => {
  const root = createTemporaryFolder();
  execFileSync("git", ["init", "--quiet", root]);
  const git = openGit(root, { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" });
  const sentence = `Ábrela con esa cuenta, o escribe una vez: git config --global --add safe.directory "${root}"`;
  await expect(git("status")).rejects.toThrow(sentence);
  await expect(git.maybe("status")).rejects.toThrow(sentence);
});
