import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { lastCommitDay } from "./last-commit-day.ts";

const folder = () => mkdtempSync(join(inject("sharedFolder"), "wim-git-"));

/** Runs git with a neutral identity, at the given time. */
function git(cwd: string, args: string[], at = "2026-11-20T12:00:00Z") {
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: at,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
  };
  const who = ["-c", "user.name=wim", "-c", "user.email=wim@wim.invalid"];
  const { status, stderr } = spawnSync("git", [...who, ...args], { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function repository(at: string): string {
  const cwd = folder();
  writeFileSync(join(cwd, "text.md"), "Hola");
  git(cwd, ["init", "-q"]);
  git(cwd, ["add", "."]);
  git(cwd, ["commit", "-q", "-m", "A text"], at);
  return cwd;
}

test("the last change is the day of the last commit in central Mexico, which may be a day earlier than in UTC", () => {
  expect(lastCommitDay(repository("2026-11-20T12:00:00Z"))).toBe("2026-11-20");
  expect(lastCommitDay(repository("2026-11-20T03:00:00Z"))).toBe("2026-11-19");
});

test("a shallow clone yields the same day", () => {
  const source = repository("2026-11-18T12:00:00Z");
  writeFileSync(join(source, "more.md"), "Adiós");
  git(source, ["add", "."]);
  git(source, ["commit", "-q", "-m", "More"], "2026-11-19T12:00:00Z");
  const cwd = folder();
  git(cwd, ["clone", "-q", "--depth=1", pathToFileURL(source).href, "."]);
  expect(lastCommitDay(cwd)).toBe("2026-11-19");
});

test("a checkout owned by another account yields the same day", () => {
  const cwd = repository("2026-11-20T12:00:00Z");
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(lastCommitDay(cwd)).toBe("2026-11-20");
});

test("no day is known with uncommitted changes, or without git", () => {
  const cwd = repository("2026-11-20T12:00:00Z");
  writeFileSync(join(cwd, "text.md"), "Buenas");
  expect([lastCommitDay(cwd), lastCommitDay(folder())]).toEqual([undefined, undefined]);
});
