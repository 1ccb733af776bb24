import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeVersionFile } from "./version-file.ts";

const runGit = (cwd: string, ...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@wim.example", ...args], { cwd, encoding: "utf8" });

test("the site names its commit and that commit's time, but only if its sources equal the commit's", async () => {
  const root = mkdtempSync(join(tmpdir(), "wim-version-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, "version.json");
  await writeVersionFile(root, root);
  expect(existsSync(file)).toBe(false);
  runGit(root, "init", "--quiet");
  for (const folder of ["src", "docs"]) mkdirSync(join(root, folder));
  for (const path of ["src/page", "docs/page"]) writeFileSync(join(root, path), "one");
  runGit(root, "add", ".");
  runGit(root, "commit", "--quiet", "--message=One", "--date=2026-11-23T12:00:00Z");
  writeFileSync(join(root, "src/page"), "two");
  await writeVersionFile(root, root);
  expect(existsSync(file)).toBe(false);
  runGit(root, "checkout", "--quiet", "src/page");
  writeFileSync(join(root, "docs/page"), "two");
  await writeVersionFile(root, root);
  const { commit, committedAt } = JSON.parse(readFileSync(file, "utf8"));
  expect(commit).toBe(runGit(root, "rev-parse", "HEAD").trim());
  expect(Date.parse(committedAt) / 1000).toBe(Number(runGit(root, "log", "-1", "--format=%ct")));
});
