import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeVersionFile } from "./version-file.ts";

const runGit = (cwd: string, ...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@wim.example", ...args], { cwd, encoding: "utf8" });

test("the site names its commit and that commit's time, but only if its files are those of the commit", async () => {
  const root = mkdtempSync(join(tmpdir(), "wim-version-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, "version.json");
  await writeVersionFile(root, root);
  expect(existsSync(file)).toBe(false);
  runGit(root, "init", "--quiet");
  writeFileSync(join(root, "page"), "one");
  runGit(root, "add", "page");
  runGit(root, "commit", "--quiet", "--message=One", "--date=2026-11-23T12:00:00Z");
  writeFileSync(join(root, "page"), "two");
  await writeVersionFile(root, root);
  expect(existsSync(file)).toBe(false);
  runGit(root, "checkout", "--quiet", "page");
  await writeVersionFile(root, root);
  const { commit, committedAt } = JSON.parse(readFileSync(file, "utf8"));
  expect(commit).toBe(runGit(root, "rev-parse", "HEAD").trim());
  expect(Date.parse(committedAt) / 1000).toBe(Number(runGit(root, "log", "-1", "--format=%ct")));
});
