import { expect, test } from "vitest";
import { codeFiles, isTestPath } from "./source.ts";

/** Lists the addresses of the editor's API in files, as segments, with `*` for what the code fills in. */
const listAddresses = (folders: RegExp) =>
  codeFiles
    .filter(({ path }) => folders.test(path) && !isTestPath(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/["`](\/api\/[^"`?]+)/g)].map(([, address = ""]) => ({
        path,
        address,
        segments: address.replaceAll(/\$\{[^}]*\}?/g, "*").split("/"),
      })),
    );

test("the editor's app calls only addresses that its server has", () => {
  const routes = listAddresses(/^editor\/(server|hosted)\//);
  const calls = listAddresses(/^editor\/app\//);
  // An address may be the beginning of several, such as that of a version of a legal text.
  const isServed = (called: readonly string[]) =>
    routes.some(({ segments }) =>
      called.every((segment, index) => {
        const served = segments[index];
        return served === segment || served?.startsWith(":") || (served !== undefined && segment.includes("*"));
      }),
    );
  const unserved = calls.filter(({ segments }) => !isServed(segments));
  expect(calls.length).toBeGreaterThan(30);
  expect(unserved.map(({ path, address }) => `${path} calls ${address}: no route of the server`)).toEqual([]);
});
