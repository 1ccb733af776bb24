import { resolve } from "node:path";
import { expect, test } from "vitest";
import { coverageStore } from "./coverage-store.ts";

test("without a setting, the folder is one of the project that git leaves alone", () => {
  expect(coverageStore("site", {})).toEqual({ folder: resolve("site/data/coverage"), address: undefined });
  expect(coverageStore("site", { COVERAGE_STORE: "/srv/kml" })?.folder).toBe(resolve("/srv/kml"));
});

test("a site may do without, and show its samples", () => {
  expect(coverageStore(".", { COVERAGE_STORE: "No" })).toBeUndefined();
});

test("an address ends in one slash, and has to be safe", () => {
  const addressOf = (given: string) => coverageStore(".", { COVERAGE_STORE_URL: given })?.address;
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
