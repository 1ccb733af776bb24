import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isUploadShown, readCoverageStore, uploadsFolder } from "./coverage-store.ts";

test("the default folder is data/coverage of the project", () => {
  expect(readCoverageStore("site", {})).toEqual({ folder: resolve("site/data/coverage"), address: undefined });
  expect(readCoverageStore("site", { COVERAGE_STORE: "/srv/kml" })?.folder).toBe(resolve("/srv/kml"));
});

test("`no` makes the site use its samples", () => {
  expect(readCoverageStore(".", { COVERAGE_STORE: "No" })).toBeUndefined();
});

test("an address gets one trailing slash and must be https or local", () => {
  const getAddress = (given: string) => readCoverageStore(".", { COVERAGE_STORE_URL: given })?.address;
  expect(getAddress("https://archivos.wim.example/cobertura")).toBe("https://archivos.wim.example/cobertura/");
  expect(getAddress("http://localhost:8080/")).toBe("http://localhost:8080/");
  for (const wrong of [
    "http://archivos.wim.example/",
    "archivos.wim.example",
    "https://wim.example/?a=1",
    "ftp://wim.example/",
  ])
    expect(() => getAddress(wrong), wrong).toThrow(/^COVERAGE_STORE_URL vale ".*": se esperaba una dirección https/);
});

test("without the store, the site shows the uploads that git has", () => {
  const root = mkdtempSync(join(tmpdir(), "wim-store-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, uploadsFolder));
  writeFileSync(join(root, uploadsFolder, "aa.webp"), "");
  const isShown = (sha256: string, store: string) =>
    isUploadShown({ sha256, type: "webp" }, root, { COVERAGE_STORE: store });
  expect([isShown("aa", "no"), isShown("bb", "no"), isShown("bb", "")]).toEqual([true, false, true]);
});
