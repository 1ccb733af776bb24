/** A copy of the project, whose texts a test may change. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTestFolder } from "#server/testing/test-folder.ts";

const copiedPaths = [
  ...["src", "public", "uploads", "documents", "server", "scripts", "deploy"],
  ...globSync("{*.json,vite.config.ts,.env}"),
  // What the gate's build has made from the content, so that it need not be made again.
  ...[".build/documents.json", ".build/cache"],
];

export function createSiteProject() {
  const folder = createTestFolder();
  mkdirSync(join(folder, ".build"));
  for (const path of copiedPaths.filter(existsSync)) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return {
    /** Builds into a folder. @returns the error messages; empty if the build succeeded. */
    build(distDir: string, ...options: readonly string[]): string {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["scripts/build.ts", "--uncompressed", ...options],
        { cwd: folder, encoding: "utf8", env: { ...process.env, NODE_ENV: "production", WIM_DIST: distDir } },
      );
      return status === 0 ? "" : stdout + stderr;
    },
    edit(path: string, change: (text: string) => string): void {
      const text = readFileSync(join(folder, path), "utf8");
      const newText = change(text);
      if (newText === text) throw new Error(`${path} has no such text`);
      writeFileSync(join(folder, path), newText);
    },
    /** Lists the files that two builds do not have in common, with the same bytes. */
    listDifferences(distDir: string, otherDistDir: string): string[] {
      const [files, others] = [distDir, otherDistDir].map((dir) => readFiles(join(folder, dir))) as [Files, Files];
      return [...new Set([...files.keys(), ...others.keys()])].filter((path) => files.get(path) !== others.get(path));
    },
  };
}

type Files = ReadonlyMap<string, string>;

const readFiles = (folder: string): Files =>
  new Map(
    globSync("**/*", { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, "latin1")]),
  );
