import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { initializeRepository, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { GitError, openGit, readCommitTexts } from "./git.ts";

test("a checkout that belongs to another account is refused with instructions", async () => {
  const root = createTestFolder();
  execFileSync("git", ["init", "--quiet", root]);
  const git = openGit(root, { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" });
  const sentence = `Ábrela con esa cuenta, o escribe una vez: git config --global --add safe.directory "${root}"`;
  await expect(git("status")).rejects.toThrow(sentence);
  await expect(git.maybe("status")).rejects.toThrow(sentence);
});

test("the texts of a commit are read completely, in any length and language, and missing files are left out", async () => {
  const texts = {
    "uno.md": "Año ñandú 🌮\n",
    "con espacio.md": "",
    "a missing": "sin fin de línea",
    "largo.md": "é\n".repeat(99_999),
  };
  const root = createTestFolder();
  for (const [path, text] of Object.entries(texts)) writeFileIn(root, path, text);
  initializeRepository(root);
  const paths = ["falta.md", ...Object.keys(texts), "otra falta.md"];
  expect(Object.fromEntries(await readCommitTexts(openGit(root), "HEAD", paths))).toEqual(texts);
  expect(await readCommitTexts(openGit(root), "0".repeat(40), paths)).toEqual(new Map());
});

/** Lists the ids of this process's child processes whose command line contains `name`. */
const listChildren = (name: string) =>
  readFileSync(`/proc/self/task/${process.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(name));

test("the git process survives the signals of a terminal and of systemd, and is restarted if it dies", async () => {
  const root = createTestFolder();
  execFileSync("git", ["init", "--quiet", root]);
  const git = openGit(root);
  await git("status");
  const [pid, ...others] = listChildren("git-process.ts");
  expect(others).toEqual([]);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.kill(Number(pid), signal);
  await git("status");
  expect(listChildren("git-process.ts")).toEqual([pid]);
  const interrupted = expect(git("-c", "alias.wait=!sleep 1", "wait")).rejects.toThrow(GitError);
  process.kill(Number(pid), "SIGKILL");
  await interrupted;
  await git("status");
});
