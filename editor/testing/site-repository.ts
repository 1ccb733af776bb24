/** The site's real content in a repository of its own. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "../..");

const person = ["-c", "user.name=Ana Ruiz", "-c", "user.email=ana@wim.example"];

/** Git, as a person would type it. */
export function gitIn(root: string, ...args: readonly string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  return execFileSync("git", [...person, ...args], { cwd: root, env, encoding: "utf8", stdio: "pipe" }).trim();
}

/** A file, or a new one. */
export function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export const textOf = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

/** Git would look after each command whether a repository wants tidying, with a process more. */
export function leaveUntidy(root: string): void {
  for (const name of ["maintenance.auto", "receive.autogc"]) gitIn(root, "config", name, "false");
}

/** Everything in the folder as its first commit. */
export function committed(root: string): string {
  gitIn(root, "init", "--quiet", "--initial-branch=main");
  gitIn(root, "config", "user.name", "Ana Ruiz");
  gitIn(root, "config", "user.email", "ana@wim.example");
  leaveUntidy(root);
  gitIn(root, "add", "--all");
  gitIn(root, "commit", "--quiet", "-m", "Inicio");
  return root;
}

/** The site's content in this folder, committed, without a server. */
export function siteRepository(root: string): string {
  for (const part of ["src", "package.json", ".gitignore"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  return committed(root);
}
