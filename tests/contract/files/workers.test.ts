import { parseSync } from "vite";
import { expect, test } from "vitest";
import { builtFileAddresses, readBuiltText } from "../support/built-site.ts";

const scripts = builtFileAddresses.filter((file) => file.endsWith(".js"));

/** Addresses of the entry files of the workers that the site's scripts start. */
const firstFiles = scripts.flatMap((script) =>
  [...readBuiltText(script).matchAll(/new Worker\(new URL\([`"']([^`"']+)/g)].map(([, address = ""]) =>
    addressFrom(script, address),
  ),
);

/** Lists the addresses of a script's static imports, dynamic imports and re-exports. */
function listImports(script: string): string[] {
  const text = readBuiltText(script);
  const { staticImports, staticExports, dynamicImports } = parseSync(script, text).module;
  const writtenTexts = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return writtenTexts.filter((address) => /^[./]/.test(address)).map((address) => addressFrom(script, address));
}

function addressFrom(script: string, address: string): string {
  return new URL(address, `https://site.invalid${script}`).pathname;
}

test("nothing imports a worker's entry file, because WebKit would run it again", () => {
  expect(firstFiles).not.toEqual([]);
  for (const first of firstFiles) expect(scripts).toContain(first);
  const importers = scripts.filter((script) => listImports(script).some((address) => firstFiles.includes(address)));
  expect(importers).toEqual([]);
});
