import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openGit } from "./git.ts";

test("a checkout that belongs to another account is refused with what to do", async () => {
  const root = mkdtempSync(join(tmpdir(), "wim-git-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  execFileSync("git", ["init", "--quiet", root]);
  const git = openGit(root, { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" });
  const sentence = `Ábrela con esa cuenta, o escribe una vez: git config --global --add safe.directory "${root}"`;
  await expect(git("status")).rejects.toThrow(sentence);
  await expect(git.maybe("status")).rejects.toThrow(sentence);
});
