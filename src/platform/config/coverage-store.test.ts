import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readCoverageStore } from "./coverage-store.ts";

test("the default folder is data/coverage of the project", () => {
  expect(readCoverageStore("site", {})).toEqual({ folder: resolve("site/data/coverage"), address: undefined });
  expect(readCoverageStore("site", { COVERAGE_STORE: "/srv/kml" })?.folder).toBe(resolve("/srv/kml"));
});

test("`no` makes the site use its samples", () => {
  expect(readCoverageStore(".", { COVERAGE_STORE: "No" })).toBeUndefined();
});

test("an address gets one trailing slash and must be https or local", () => {
  const addressOf = (given: string) => readCoverageStore(".", { COVERAGE_STORE_URL: given })?.address;
  expect(addressOf("https://archivos.wim.example/cobertura")).toBe("https://archivos.wim.example/cobertura/");
  expect(addressOf("http://localhost:8080/")).toBe("http://localhost:8080/");
  for (const wrong of [
    "http://archivos.wim.example/",
    "archivos.wim.example",
    "https://wim.example/?a=1",
    "ftp://wim.example/",
  ])
    expect(() => addressOf(wrong), wrong).toThrow(/^COVERAGE_STORE_URL vale ".*": se esperaba una dirección https/);
});
