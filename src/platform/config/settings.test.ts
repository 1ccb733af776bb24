import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentationCommand, documentationFiles } from "./documentation.ts";
import { knownVariableNames } from "./env-file.ts";
import { type Setting, settings } from "./settings.ts";

const rows: readonly Setting[] = Object.values(settings);

test("no two settings share a variable", () => {
  expect(new Set(rows.map(({ env }) => env)).size).toBe(rows.length);
});

test("every official value passes its own check", () => {
  const official = rows.flatMap((row) => (row.kind === "known" ? [row] : []));
  for (const { check, value } of official) expect(check.schema.parse(value)).toBe(value);
});

test("every placeholder address is on a reserved host, except the site's own", () => {
  const addresses = rows.flatMap((row) =>
    row.kind === "pending" && URL.canParse(row.placeholder) ? [row.placeholder] : [],
  );
  expect(addresses.filter((address) => !new URL(address).hostname.endsWith(".wim.example"))).toEqual([
    "https://www.wim.mx",
  ]);
});

test("every setting is described in one line", () => {
  for (const { label } of rows) expect(label).toMatch(/^[^\n|]{8,110}$/);
});

test.each(Object.entries(documentationFiles))("%s is up to date with the table of settings", (file, text) => {
  const writtenText = existsSync(file) ? readFileSync(file, "utf8") : "";
  expect(writtenText === text(), `${file} is out of date: run ${documentationCommand}`).toBe(true);
});

test("the code knows every variable in the documentation", () => {
  const named = readFileSync("docs/configuration.md", "utf8").matchAll(/^\| `([A-Z_]+)`/gm);
  expect([...named].map(([, name]) => name).filter((name = "") => !knownVariableNames.includes(name))).toEqual([]);
});
