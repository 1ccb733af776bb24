/** Creates git repositories with the site's real content. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeSpecifiedData } from "#content/forms/testing/specified-data.ts";

const project = resolve(import.meta.dirname, "../..");

const owner = ["user.name=Ana Ruiz", "user.email=ana@wim.example"];

/** Removes GIT_ variables: a hook that runs the tests would point them to another repository. */
const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

/** Runs git with Ana Ruiz as author. @returns its output, trimmed. */
export function gitIn(root: string, ...args: readonly string[]): string {
  const named = owner.flatMap((each) => ["-c", each]);
  return execFileSync("git", [...named, ...args], {
    ...{ cwd: root, encoding: "utf8", stdio: "pipe" },
    env: environment(),
  }).trim();
}

/** Writes a file, creating its folders. */
export function writeFileIn(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export const readFileIn = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Runs several commands in one small shell: forking a process as large as a test's takes longer than git's own work.
 */
export function shellIn(root: string, lines: readonly string[]): string {
  return execFileSync("/bin/sh", ["-ec", lines.join("\n")], {
    ...{ cwd: root, encoding: "utf8", stdio: "pipe" },
    env: environment(),
  });
}

/** Git settings that turn off maintenance, for which git would start another process after each command. */
const untidy = ["maintenance.auto=false", "receive.autogc=false"];

/** The command that clones a repository: bare, or with this person's name. */
export function cloneCommand(from: string, to: string, person?: string): string {
  const named = person === undefined ? [] : [`user.name=${person}`, `user.email=${person.toLowerCase()}@wim.example`];
  const values = [...untidy, ...named].map((each) => `-c ${quoted(each)}`).join(" ");
  return `git clone --quiet --template= ${person === undefined ? "--bare" : ""} ${values} ${quoted(from)} ${quoted(to)}`;
}

/** Commits everything in the folder as its first commit. */
export function commitAll(root: string): string {
  shellIn(root, [
    "git init --quiet --template= --initial-branch=main",
    ...[...owner, ...untidy].map((each) => `git config ${quoted(each).replace("=", "' '")}`),
    "git add --all",
    "git commit --quiet -m Inicio",
  ]);
  return root;
}

/**
 * Commits the site's content in this folder, without a server: the lists of the specification, and legal texts of which
 * nothing is published yet.
 */
export function siteRepository(root: string): string {
  for (const part of ["src", "package.json", ".gitignore"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  writeSpecifiedData(root);
  for (const file of globSync("src/content/legal/*/{[!1]*.md,*.published.json}", { cwd: root }))
    rmSync(join(root, file));
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  return commitAll(root);
}

const hook = "hooks/pre-receive";

/** Makes a hook of the server refuse every push with these words. */
export function refusePushes(server: string, words: string): void {
  writeFileIn(server, hook, `#!/bin/sh\necho '${words}' >&2\nexit 1\n`);
  chmodSync(join(server, hook), 0o755);
}

export const acceptPushes = (server: string): void => rmSync(join(server, hook), { force: true });
