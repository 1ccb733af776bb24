import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { rewriteBuildPath, runStagedBuild } from "./staged-build.ts";

function write(file: string, text: string): void {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
}

test("during a build the previous site stays intact; afterwards only the new one remains", async () => {
  const distDir = createTestFolder();
  write(join(distDir, "client/index.html"), "antes");
  write(join(distDir, "client/viejo.html"), "antes");
  await runStagedBuild(distDir, async (stagingDir) => {
    write(join(stagingDir, "client/index.html"), "después");
    expect(readFileSync(join(distDir, "client/index.html"), "utf8")).toBe("antes");
    expect(existsSync(join(distDir, "client/viejo.html"))).toBe(true);
  });
  expect(readdirSync(distDir)).toEqual(["client"]);
  expect(readdirSync(join(distDir, "client"))).toEqual(["index.html"]);
  expect(readFileSync(join(distDir, "client/index.html"), "utf8")).toBe("después");
});

test("a failed build changes nothing", async () => {
  const distDir = createTestFolder();
  write(join(distDir, "client/index.html"), "antes");
  const failed = runStagedBuild(distDir, async (stagingDir) => {
    write(join(stagingDir, "client/index.html"), "a medias");
    throw new Error("no se pudo");
  });
  await expect(failed).rejects.toThrow("no se pudo");
  expect(readdirSync(distDir)).toEqual(["client"]);
  expect(readFileSync(join(distDir, "client/index.html"), "utf8")).toBe("antes");
});

test("deletes the remains of interrupted builds, and keeps other files", async () => {
  const distDir = createTestFolder();
  // No process has this id.
  write(join(distDir, ".next-99999999/client/index.html"), "a medias");
  write(join(distDir, `.next-${process.ppid}/client/index.html`), "en curso");
  write(join(distDir, "nota.txt"), "ajena");
  await runStagedBuild(distDir, async (stagingDir) => write(join(stagingDir, "client/index.html"), "nuevo"));
  expect(readdirSync(distDir).sort()).toEqual([`.next-${process.ppid}`, "client", "nota.txt"]);
});

test("the server's entry names its final folder", () => {
  const folder = createTestFolder();
  const entry = join(folder, "entry.mjs");
  write(entry, `const outDir = ${JSON.stringify(`${resolve(folder, ".next-1")}/`)};`);
  rewriteBuildPath(entry, join(folder, ".next-1"), folder);
  expect(readFileSync(entry, "utf8")).toBe(`const outDir = ${JSON.stringify(`${resolve(folder)}/`)};`);
});
