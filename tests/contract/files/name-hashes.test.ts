import { expect, test } from "vitest";
import { replaceHashes } from "./name-hashes.ts";

test("a text has the same size, whichever hashes the files that it names have", () => {
  const format = (first: string, second: string) =>
    `import"./chunk-${first}.js";import("./chunk-${second}.js");import("./chunk-${first}.js");url(/assets/style.${second}.css)`;
  const text = replaceHashes(format("0a8bbd54", "0TCnTLsH"));
  expect(replaceHashes(format("ffffffff", "e-_aB3x9"))).toBe(text);
  expect(text).not.toContain("0a8bbd54");
  expect(replaceHashes(format("ffffffff", "ffffffff"))).not.toBe(text);
});

test("leaves other names as they are", () => {
  const text = `import("./leaflet.js");fetch("/busqueda.json");"chunk-0a8bbd54";"chunk-0a8bbd5.js"`;
  expect(replaceHashes(text)).toBe(text);
});
