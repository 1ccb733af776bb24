import { readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { openCache, trimCache } from "./build-cache.ts";

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Returns a function that returns `result` and counts its calls. */
function maker(result: string) {
  const calls = { made: 0 };
  const make = async () => {
    calls.made += 1;
    return Buffer.from(result);
  };
  return { calls, make };
}

test("the same ingredients are made once, whichever process requests them", async () => {
  const folder = createTestFolder();
  const { calls, make } = maker("hecho");
  expect(String(await openCache(folder)(["br", "texto"], make))).toBe("hecho");
  expect(String(await openCache(folder)(["br", "texto"], make))).toBe("hecho");
  expect(calls.made).toBe(1);
});

test("ingredients that are equal only when joined get different entries", async () => {
  const remember = openCache(createTestFolder());
  await remember(["ab", "c"], maker("uno").make);
  expect(String(await remember(["a", "bc"], maker("dos").make))).toBe("dos");
});

test("a truncated or altered result is made again", async () => {
  const folder = createTestFolder();
  const { calls, make } = maker("hecho");
  const remember = openCache(folder);
  await remember(["texto"], make);
  const [file = ""] = listFiles(folder);
  truncateSync(file, statSync(file).size - 1);
  expect(String(await remember(["texto"], make))).toBe("hecho");
  writeFileSync(file, "");
  expect(String(await remember(["texto"], make))).toBe("hecho");
  expect(calls.made).toBe(3);
});

test("concurrent builds leave one complete result", async () => {
  const folder = createTestFolder();
  const all = Array.from({ length: 8 }, () => openCache(folder)(["texto"], maker("hecho".repeat(10_000)).make));
  expect(new Set((await Promise.all(all)).map(String)).size).toBe(1);
  expect(listFiles(folder)).toHaveLength(1);
});

test("above its limit, drops the least recently used results and the remains of an interrupted build", async () => {
  const folder = createTestFolder();
  const remember = openCache(folder);
  for (const [day, name] of ["viejo", "usado", "nuevo"].entries()) {
    await remember([name], maker("x".repeat(1000)).make);
    const [file = ""] = listFiles(folder).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    utimesSync(file, day + 1, day + 1);
  }
  const { calls, make } = maker("x".repeat(1000));
  await remember(["usado"], make);
  writeFileSync(join(folder, "abc.1-0.part"), "a medias");
  utimesSync(join(folder, "abc.1-0.part"), 9, 9);
  await trimCache(folder, 2500);
  for (const name of ["usado", "nuevo", "viejo"]) await remember([name], make);
  expect(calls.made).toBe(1);
  expect(listFiles(folder).filter((file) => file.endsWith(".part"))).toEqual([]);
});
