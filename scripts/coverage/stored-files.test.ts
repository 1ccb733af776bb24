import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { NamedStoredFile } from "#domain/uploads/stored-file.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { fetchStoredFiles, isDownloadable, isStored, writeStoredFile } from "./stored-files.ts";

const getDigest = (text: string) => createHash("sha256").update(text).digest("hex");

const getRow = (text: string): NamedStoredFile => ({
  sha256: getDigest(text),
  bytes: text.length,
  type: "kml",
  label: "Cobertura 5G",
});

async function* parts(...texts: readonly (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield Buffer.from(text);
  }
}

const nothing = async () => {};

/** Opens a server. @param files - responses by name; other names are not found. */
async function getServer(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const text = files[url.replace("/cobertura/", "")];
    if (text === undefined) response.writeHead(404);
    response.end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/cobertura/`;
}

test("a file is stored under its digest after it was checked", async () => {
  const folder = join(createTestFolder(), "new");
  const inspect = async (file: string) => readFileSync(file, "utf8");
  const { sha256, bytes, inspection } = await writeStoredFile({ folder }, parts("<kml", "/>"), {
    type: "kml",
    maxBytes: 6,
    inspect,
  });
  expect([sha256, bytes, inspection]).toEqual([getDigest("<kml/>"), 6, "<kml/>"]);
  expect(readdirSync(folder)).toEqual([`${sha256}.kml`]);
});

test.each([
  ["too long", parts("<kml", "/>."), nothing, "more than 6 bytes"],
  ["cut off", parts("<kml", new Error("aborted")), nothing, "aborted"],
  ["refused by who looks", parts("<kml/>"), () => Promise.reject(new Error("no")), "no"],
])("the folder stays empty after refusing a file that is %s", async (_what, body, inspect, message) => {
  const folder = createTestFolder();
  await expect(writeStoredFile({ folder }, body, { type: "kml", maxBytes: 6, inspect })).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

test("files that the folder lacks are fetched from the address, and others are not", async () => {
  const folder = createTestFolder();
  const [here, there] = ["<kml>1</kml>", "<kml>2</kml>"];
  writeFileSync(join(folder, `${getDigest(here)}.kml`), here);
  const address = await getServer({ [`${getDigest(there)}.kml`]: there });
  await fetchStoredFiles([getRow(here), getRow(there)], { folder, address });
  expect(await isStored({ folder }, getRow(there))).toBe(true);
  expect(await Promise.all([here, there].map((text) => isDownloadable(address, getRow(text))))).toEqual([false, true]);
});

test("a missing file, or one that does not match its digest, is an error with its name and instructions", async () => {
  const folder = createTestFolder();
  const [gone, other, longer, damaged] = ["<kml>1</kml>", "<kml>2</kml>", "<kml>3</kml>", "<kml>4</kml>"];
  const name = (text: string) => `${getDigest(text)}.kml`;
  writeFileSync(join(folder, name(damaged)), "<kml>5</kml>");
  const address = await getServer({ [name(other)]: "<kml>x</kml>", [name(longer)]: `${longer}<!-- -->` });
  const rows = [gone, other, longer, damaged].map(getRow);
  await expect(fetchStoredFiles(rows, { folder, address })).rejects.toThrow(
    [
      `Cobertura 5G, ${name(gone)}: no está en ${address}.`,
      `Cobertura 5G, ${name(other)}: llegó otro archivo, de 12 bytes y con huella ${getDigest("<kml>x</kml>")}, en ${address}.`,
      `Cobertura 5G, ${name(longer)}: llegó otro archivo, de más de 12 bytes, en ${address}.`,
      `Cobertura 5G, ${name(damaged)}: no está en ${address}.`,
      "Súbelo ahí.",
    ].join("\n"),
  );
  expect(readdirSync(folder)).toEqual([name(damaged)]);
  await expect(fetchStoredFiles([getRow(gone)], { folder, address: undefined })).rejects.toThrow(
    `Cobertura 5G, ${name(gone)}: no está en ${folder}.\nCópialo a ${folder}, o di en COVERAGE_STORE_URL de dónde se baja.`,
  );
  await expect(fetchStoredFiles([getRow(gone)], { folder, address: "http://127.0.0.1:9/" })).rejects.toThrow(
    "no se pudo bajar: no hay conexión, o se cortó, en http://127.0.0.1:9/.",
  );
});
