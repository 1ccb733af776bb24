import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createBuiltSite } from "#server/testing/site.ts";
import { precompress, warmCompressionCache } from "./precompress.ts";

test("writes the same content smaller in both encodings, and reports the sizes", async () => {
  const folder = join(createBuiltSite(), "client");
  const { bytes, brotliBytes } = await precompress(folder);
  const plain = readFileSync(join(folder, "index.html"));
  const brotli = readFileSync(join(folder, "index.html.br"));
  expect(brotliDecompressSync(brotli).equals(plain)).toBe(true);
  expect(gunzipSync(readFileSync(join(folder, "index.html.gz"))).equals(plain)).toBe(true);
  expect(brotli.length).toBeLessThan(plain.length / 10);
  expect(bytes).toBeGreaterThan(plain.length * 2);
  expect(brotliBytes).toBeLessThan(bytes / 5);
});

test("skips files that are small, not text or would not shrink", async () => {
  const folder = join(createBuiltSite(), "client");
  writeFileSync(join(folder, "foto.webp"), "a".repeat(5_000));
  await precompress(folder);
  for (const name of ["robots.txt", "esim/index.html", "foto.webp"])
    for (const suffix of [".br", ".gz"]) expect(existsSync(join(folder, name + suffix))).toBe(false);
});

test("also compresses KML files and their packed versions, and writes the digest of a KML next to it", async () => {
  const folder = join(createBuiltSite(), "client");
  for (const name of ["5G.kml", "5G.kml.pack"]) writeFileSync(join(folder, name), "-99.1,19.4 ".repeat(1_000));
  await precompress(folder);
  for (const name of ["5G.kml", "5G.kml.pack"]) {
    const plain = readFileSync(join(folder, name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(plain)).toBe(true);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(plain)).toBe(true);
  }
  expect(existsSync(join(folder, "5G.kml.sha256"))).toBe(true);
  expect(existsSync(join(folder, "5G.kml.pack.sha256"))).toBe(false);
});

test("can be repeated without compressing its own files, and removes outdated ones", async () => {
  const folder = join(createBuiltSite(), "client");
  writeFileSync(join(folder, "5G.kml"), "<kml/>".repeat(500));
  const first = await precompress(folder);
  expect(await precompress(folder)).toEqual(first);
  expect(existsSync(join(folder, "index.html.br.br"))).toBe(false);
  writeFileSync(join(folder, "index.html"), "<h1>Corta</h1>");
  await precompress(folder);
  expect(existsSync(join(folder, "index.html.br"))).toBe(false);
});

test("a cached result, even one that was prepared in advance, equals a new one", async () => {
  const known = new Map<string, Buffer>();
  let made = 0;
  const remember: Parameters<typeof precompress>[1] = async (ingredients, make) => {
    const key = JSON.stringify(ingredients.map(String));
    const content = known.get(key) ?? (await make());
    if (!known.has(key)) made += 1;
    known.set(key, content);
    return content;
  };
  const [plain, remembered] = [join(createBuiltSite(), "client"), join(createBuiltSite(), "client")];
  await precompress(plain);
  await warmCompressionCache([remembered], remember);
  const ahead = made;
  await precompress(remembered, remember);
  expect([ahead > 0, made]).toEqual([true, ahead]);
  const twin = "index.html.br";
  expect(readFileSync(join(remembered, twin)).equals(readFileSync(join(plain, twin)))).toBe(true);
});
