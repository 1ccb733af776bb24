/** Creates git repositories with the site's content. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeSpecifiedData } from "#content/forms/testing/specified-data.ts";

const project = resolve(import.meta.dirname, "../../..");

const ownerSettings = ["user.name=Ana Ruiz", "user.email=ana@wim.example"];

/** Excludes GIT_ variables, which point to another repository if a git hook runs the tests. */
const buildEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

/** Runs git with Ana Ruiz as author. @returns the trimmed output. */
export function runGit(root: string, ...args: readonly string[]): string {
  const ownerOptions = ownerSettings.flatMap((each) => ["-c", each]);
  return execFileSync("git", [...ownerOptions, ...args], {
    ...{ cwd: root, encoding: "utf8", stdio: "pipe" },
    env: buildEnvironment(),
  }).trim();
}

export function writeFileIn(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export const readFileIn = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Runs commands in one shell, because forking the large test process for each command takes longer than git's work. */
export function runShellCommands(root: string, lines: readonly string[]): string {
  return execFileSync("/bin/sh", ["-ec", lines.join("\n")], {
    ...{ cwd: root, encoding: "utf8", stdio: "pipe" },
    env: buildEnvironment(),
  });
}

/** Git settings that turn off maintenance, which git would otherwise start after each command. */
const noMaintenanceSettings = ["maintenance.auto=false", "receive.autogc=false"];

/** Builds the command that clones a repository: as a bare one, or for `person` as the author of commits. */
export function buildCloneCommand(from: string, to: string, person?: string): string {
  const authorSettings =
    person === undefined ? [] : [`user.name=${person}`, `user.email=${person.toLowerCase()}@wim.example`];
  const configOptions = [...noMaintenanceSettings, ...authorSettings].map((each) => `-c ${quote(each)}`).join(" ");
  return `git clone --quiet --template= ${person === undefined ? "--bare" : ""} ${configOptions} ${quote(from)} ${quote(to)}`;
}

/** Creates a repository in a folder, and commits all files of the folder. */
export function initializeRepository(root: string): string {
  runShellCommands(root, [
    "git init --quiet --template= --initial-branch=main",
    ...[...ownerSettings, ...noMaintenanceSettings].map((each) => `git config ${quote(each).replace("=", "' '")}`),
    "git add --all",
    "git commit --quiet -m Inicio",
  ]);
  return root;
}

/**
 * Copies the site's content to a folder and commits it there. It has the lists of the specification, and the first,
 * unpublished version of each legal text.
 */
export function createSiteRepository(root: string): string {
  for (const part of ["src", "package.json", ".gitignore"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  writeSpecifiedData(root);
  for (const file of globSync("src/content/legal/*/{[!1]*.md,*.published.json}", { cwd: root }))
    rmSync(join(root, file));
  for (const file of globSync("src/content/legal/*/1.md", { cwd: root }))
    writeFileIn(root, file, readFileIn(root, file).replace(/^inForce: .*$/m, "inForce: pendiente"));
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  return initializeRepository(root);
}

const hookPath = "hooks/pre-receive";

/** Makes the server refuse pushes, with the message `message`. @param ref - refuses only pushes to this ref. */
export function refusePushes(server: string, message: string, ref = "refs/"): void {
  writeFileIn(server, hookPath, `#!/bin/sh\nif grep --quiet ' ${ref}'; then echo '${message}' >&2; exit 1; fi\n`);
  chmodSync(join(server, hookPath), 0o755);
}

export const acceptPushes = (server: string): void => rmSync(join(server, hookPath), { force: true });
