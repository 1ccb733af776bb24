/** A checkout of its own for a test: the site's real content, in a real repository, in the system's temporary folder. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { appFolder } from "#editor/app-build.ts";
import { openContentReader } from "#editor/content-reader.ts";
import { openDesk } from "#editor/desk.ts";
import { buildEditor, type EditorOptions } from "#editor/editor-app.ts";
import { openGit } from "#editor/git.ts";

const project = resolve(import.meta.dirname, "../..");

/** Deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wim-editor-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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

/** A repository with these files, committed. */
export function repository(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) put(root, path, text);
  return committed(root);
}

function committed(root: string): string {
  gitIn(root, "init", "--quiet", "--initial-branch=main");
  gitIn(root, "config", "user.name", "Ana Ruiz");
  gitIn(root, "config", "user.email", "ana@wim.example");
  gitIn(root, "add", "--all");
  gitIn(root, "commit", "--quiet", "-m", "Inicio");
  return root;
}

/** The site's content in a repository of its own, without a server. */
export function siteRepository(): string {
  const root = temporaryFolder();
  for (const part of ["src", "public/kml", "package.json", ".gitignore"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  return committed(root);
}

/** A server that both sides push to, and a copy of it for each person. */
export function shared(root: string, people: readonly string[]): { server: string; copies: string[] } {
  const server = `${temporaryFolder()}/site.git`;
  gitIn(root, "clone", "--quiet", "--bare", root, server);
  const copies = people.map((name) => {
    const copy = `${temporaryFolder()}/copy`;
    gitIn(root, "clone", "--quiet", server, copy);
    gitIn(copy, "config", "user.name", name);
    gitIn(copy, "config", "user.email", `${name.toLowerCase()}@wim.example`);
    return copy;
  });
  return { server, copies };
}

/** The editor's server over a checkout, as `npm run edit` makes it, without the preview; or as the door does. */
export async function editorOver(root: string, door?: EditorOptions["door"]) {
  put(root, `${appFolder}/index.html`, "<!doctype html><title>Editor</title>");
  const reader = await openContentReader(root);
  const changed: string[] = [];
  const troubles: unknown[] = [];
  const desk = openDesk({ root, reader, onChanged: (path) => changed.push(path), today: () => "2026-11-23" });
  const app = await buildEditor({
    desk,
    previewOrigin: "http://localhost:3101",
    ...(door && { door }),
    onTrouble: (error) => troubles.push(error),
  });
  onTestFinished(async () => {
    await app.close();
    await reader.close();
  });
  const headers = { host: "localhost:3100", "x-editor": "1" };
  const ask = async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (troubles.length > 0) throw troubles[0];
    return { status: answer.statusCode, body: answer.json() };
  };
  return { app, desk, ask, headers, changed, git: openGit(root) };
}
