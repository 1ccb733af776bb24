import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accessibilityStatement } from "./accessibility-statement.ts";

const { date, parts } = accessibilityStatement;

test("the statement has a new date whenever its words change", () => {
  // The part on complaints has the operator's own contact details.
  const words = JSON.stringify(parts.filter(({ id }) => id !== "declaracion-quejas"));
  const digest = createHash("sha256").update(words).digest("hex").slice(0, 12);
  // If this assertion fails, set today's date in `testSetup`, and record the date here with the new digest.
  expect([date.day, digest]).toEqual(["2026-11-30", "65f8bfa92e6e"]);
});

test("the statement promises exactly the tests that docs/circumstances.md lists", () => {
  const promisedTests = parts.flatMap(({ id, points = [] }) =>
    ["declaracion-pruebas", "declaracion-nuevos"].includes(id) ? points : [],
  );
  const listedTests = readFileSync("docs/circumstances.md", "utf8").matchAll(/^\| «(.*?)» \|/gm);
  expect([...listedTests].map(([, words]) => words)).toEqual(
    promisedTests.map((words) => words.replaceAll("\u00a0", " ")),
  );
});

test("each test that docs/circumstances.md quotes exists", () => {
  const quoted = [...readFileSync("docs/circumstances.md", "utf8").matchAll(/`([^`]+)` "([^"]+)"/g)];
  expect(quoted.length).toBeGreaterThan(30);
  const missing = quoted.filter(([, path = "", words = ""]) => !readFileSync(path, "utf8").includes(words));
  expect(missing.map(([all]) => all)).toEqual([]);
});
