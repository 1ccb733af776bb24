import { mkdtempSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, inject, test } from "vitest";
import { listImportedModules, listImportedPackages } from "./imported-packages.ts";

function getEntry(files: Record<string, string>): string {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-imports-"));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return join(folder, "main.ts");
}

test("finds packages through own modules, imported at the top, dynamically or re-exported", () => {
  const entry = getEntry({
    "main.ts": 'import "./a.ts"; export { b } from "@scope/again/deep"; const c = await import("./c.ts");',
    "a.ts": 'import "with-style/style.css"; import "./main.ts"; import "./a.module.css";',
    "c.ts": 'export const d = () => import("on-demand"); const name = "unknown"; await import(name);',
  });
  expect(listImportedPackages([entry])).toEqual(["@scope/again", "on-demand", "with-style"]);
});

test("ignores types and Node's own modules", () => {
  const entry = getEntry({
    "main.ts": 'import type { A } from "a"; export type { B } from "b"; import "node:fs"; import { join } from "path";',
  });
  expect(listImportedPackages([entry])).toEqual([]);
});

test("a worker and a JSON table are files that a module needs", () => {
  const entry = getEntry({
    "main.ts": 'import rows from "./rows.json" with { type: "json" }; new Worker(new URL("work.ts", import.meta.url));',
    "work.ts": 'import "in-the-worker";',
    "rows.json": "[]",
    "unused.ts": 'import "unused";',
  });
  const { files, packages } = listImportedModules([entry]);
  expect(files.map((file) => basename(file))).toEqual(["main.ts", "rows.json", "work.ts"]);
  expect(packages).toEqual(["in-the-worker"]);
});
