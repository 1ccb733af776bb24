/** The site's real content in a repository of its own. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeSpecifiedData } from "#content/forms/testing/specified-data.ts";

const project = resolve(import.meta.dirname, "../..");

const owner = ["user.name=Ana Ruiz", "user.email=ana@wim.example"];

/** Variables of a hook that runs the tests name another repository. */
const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

/** Git, as a person would type it. */
export function gitIn(root: string, ...args: readonly string[]): string {
  const named = owner.flatMap((each) => ["-c", each]);
  return execFileSync("git", [...named, ...args], {
    ...{ cwd: root, encoding: "utf8", stdio: "pipe" },
    env: environment(),
  }).trim();
}

/** A file, or a new one. */
export function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export const textOf = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Several steps from one small shell: from a process as large as a test's, starting another takes longer than git's own
 * work.
 */
export function shellIn(root: string, lines: readonly string[]): string {
  return execFileSync("/bin/sh", ["-ec", lines.join("\n")], {
    ...{ cwd: root, encoding: "utf8", stdio: "pipe" },
    env: environment(),
  });
}

/** Git would look after each command whether a repository wants tidying, with a process more. */
const untidy = ["maintenance.auto=false", "receive.autogc=false"];

/** A clone of a repository, with this person's name if there is one. */
export function cloned(from: string, to: string, person?: string): string {
  const named = person === undefined ? [] : [`user.name=${person}`, `user.email=${person.toLowerCase()}@wim.example`];
  const values = [...untidy, ...named].map((each) => `-c ${quoted(each)}`).join(" ");
  return `git clone --quiet --template= ${person === undefined ? "--bare" : ""} ${values} ${quoted(from)} ${quoted(to)}`;
}

/** Everything in the folder as its first commit. */
export function committed(root: string): string {
  shellIn(root, [
    "git init --quiet --template= --initial-branch=main",
    ...[...owner, ...untidy].map((each) => `git config ${quoted(each).replace("=", "' '")}`),
    "git add --all",
    "git commit --quiet -m Inicio",
  ]);
  return root;
}

/**
 * The site's content in this folder, committed, without a server: the lists of the specification, and texts of the law that
 * nobody published yet.
 */
export function siteRepository(root: string): string {
  for (const part of ["src", "package.json", ".gitignore"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  writeSpecifiedData(root);
  for (const file of globSync("src/content/legal/*/{[!1]*.md,*.published.json}", { cwd: root }))
    rmSync(join(root, file));
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  return committed(root);
}

const hook = "hooks/pre-receive";

/** As a hook of the server does. */
export function refusePushes(server: string, words: string): void {
  put(server, hook, `#!/bin/sh\necho '${words}' >&2\nexit 1\n`);
  chmodSync(join(server, hook), 0o755);
}

export const acceptPushes = (server: string): void => rmSync(join(server, hook), { force: true });
