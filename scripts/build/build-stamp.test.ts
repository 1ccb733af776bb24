import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { digestCode, digestInputs, isUpToDate, writeStamp } from "./build-stamp.ts";

// All sources are read several times, on a possibly busy machine.
vi.setConfig({ testTimeout: 120_000 });

async function builtFolder(): Promise<string> {
  const distDir = createTestFolder();
  mkdirSync(join(distDir, "client/kml"), { recursive: true });
  writeFileSync(join(distDir, "client/index.html"), "<h1>wim</h1>");
  writeFileSync(join(distDir, "client/kml/5G.kml"), "<kml/>");
  writeFileSync(join(distDir, "assets.json"), "{}");
  writeStamp(distDir, "fuentes 1");
  return distDir;
}

test("a site counts as built while its sources and all its files are unchanged", async () => {
  const distDir = await builtFolder();
  expect(isUpToDate(distDir, "fuentes 1")).toBe(true);
  expect(isUpToDate(distDir, "fuentes 2")).toBe(false);
  // Unrelated files next to the build do not count.
  writeFileSync(join(distDir, "nota.txt"), "ajena");
  expect(isUpToDate(distDir, "fuentes 1")).toBe(true);
});

test("a replaced, added or removed file requires a build", async () => {
  for (const change of [
    (distDir: string) => writeFileSync(join(distDir, "client/kml/5G.kml"), "<kml></kml>"),
    (distDir: string) => writeFileSync(join(distDir, "client/de-mas.html"), ""),
    (distDir: string) => rmSync(join(distDir, "assets.json")),
    (distDir: string) => rmSync(join(distDir, "build.json")),
  ]) {
    const distDir = await builtFolder();
    change(distDir);
    expect(isUpToDate(distDir, "fuentes 1")).toBe(false);
  }
});

test("the same sources with another configuration or folder are a different site", async () => {
  const plain = digestInputs("dist", {});
  expect(digestInputs("dist", { WIM_DIST: "dist", HOME: "/home/alguien" })).toBe(plain);
  expect(digestInputs("dist", { WIM_GALLERY: "1" })).not.toBe(plain);
  expect(digestInputs("otra", {})).not.toBe(plain);
  expect(digestCode({ WIM_DIST: "otra" })).toBe(digestCode({}));
  expect(digestCode({ WIM_GALLERY: "1" })).not.toBe(digestCode({}));
});
