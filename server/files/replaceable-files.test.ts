import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPackCurrent, kmlProbeRequestInit } from "#domain/coverage/pack/pack-match.ts";
import { sendRequest } from "#server/testing/client.ts";
import { startTestSite } from "#server/testing/site.ts";
import { precompress } from "./precompress.ts";

const path = "/kml/5G.kml";
const kml = `<?xml version="1.0"?><kml><Document>${"<Placemark><name>wim</name></Placemark>".repeat(100)}</Document></kml>`;
const sha256 = (content: string) => createHash("sha256").update(content).digest("base64");

/** Opens a server on a site with one compressed KML and its packed copy. */
async function siteWithKml() {
  const site = await startTestSite();
  const file = join(site.clientDir, path);
  mkdirSync(join(site.clientDir, "kml"));
  writeFileSync(file, kml);
  writeFileSync(`${file}.pack`, "wimk".repeat(500));
  await precompress(site.clientDir);
  const get = (headers: Record<string, string> = {}) => sendRequest(site.port, path, { headers });
  return { ...site, file, get };
}

test("responds to a request for one byte with the length and the digest of the whole file", async () => {
  const { port, get } = await siteWithKml();
  const { status, headers, body } = await get({ range: kmlProbeRequestInit.headers.Range });
  expect([status, body]).toEqual([206, "<"]);
  expect(headers).toMatchObject({
    "content-range": `bytes 0-0/${kml.length}`,
    "repr-digest": `sha-256=:${sha256(kml)}:`,
    "content-type": "application/vnd.google-earth.kml+xml",
  });
  expect(await sendRequest(port, "/kml/6G.kml", { headers: { range: "bytes=0-0" } })).toMatchObject({ status: 404 });
});

test("sends KML and pack compressed, revalidated at each use, with their media types", async () => {
  const { port, get } = await siteWithKml();
  const compressed = { "content-encoding": "br", "cache-control": "no-cache" };
  const answer = await get({ "accept-encoding": "br" });
  expect(answer.headers).toMatchObject({ ...compressed, "content-type": "application/vnd.google-earth.kml+xml" });
  // In a compressed response, `Repr-Digest` would have to be the digest of the compressed bytes.
  expect(answer.headers).not.toHaveProperty("repr-digest");
  const pack = await sendRequest(port, `${path}.pack`, { headers: { "accept-encoding": "br" } });
  expect(pack.headers).toMatchObject({ ...compressed, "content-type": "application/octet-stream" });
  const again = await get({ "accept-encoding": "br", "if-none-match": String(answer.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: "" });
});

test.each([
  ["newer", 60_000],
  ["of an older date", -60_000_000],
  ["of the same date", 0],
])("never sends the compressed version of a file that was replaced by one %s", async (_, laterMs) => {
  const { file, get } = await siteWithKml();
  const before = await get({ range: "bytes=0-0" });
  const { mtimeMs } = statSync(file);
  const replaced = kml.replaceAll("wim", "otro");
  writeFileSync(file, replaced);
  utimesSync(file, new Date(), new Date(mtimeMs + laterMs));
  for (const encoding of ["br", "gzip"]) {
    const { headers, body } = await get({ "accept-encoding": encoding });
    expect([body === replaced, headers["content-encoding"]]).toEqual([true, undefined]);
  }
  const { status, headers } = await get({ range: "bytes=0-0" });
  expect(headers["repr-digest"]).toBe(`sha-256=:${sha256(replaced)}:`);
  const header = (source: typeof headers) => (name: string) => String(source[name.toLowerCase()] ?? "") || null;
  expect(isPackCurrent(sha256(kml), { status: before.status, header: header(before.headers) })).toBe(true);
  expect(isPackCurrent(sha256(kml), { status, header: header(headers) })).toBe(false);
});

test("uses no compressed version unless the digest of its source is recorded", async () => {
  const { file, get } = await siteWithKml();
  writeFileSync(`${file}.sha256`, "");
  expect((await get({ "accept-encoding": "br" })).body).toBe(kml);
});

test("writes the digest of a KML in sha256sum's format, and does not serve that file", async () => {
  const { port, file } = await siteWithKml();
  const hex = createHash("sha256").update(kml).digest("hex");
  expect(readFileSync(`${file}.sha256`, "utf8")).toBe(`${hex}  5G.kml\n`);
  expect(await sendRequest(port, `${path}.sha256`)).toMatchObject({ status: 404 });
});

test("responds to other spellings of the address like the plain one, or with 404", async () => {
  const { port, file } = await siteWithKml();
  writeFileSync(file, "<kml/>");
  const headers = { "accept-encoding": "br" };
  expect((await sendRequest(port, "/kml/%35G.kml?v=1", { headers })).body).toBe("<kml/>");
  for (const other of ["/kml/./5G.kml", "//kml/5G.kml", "/kml%2F5G.kml", "/KML/5G.kml", "/kml/%00.kml"])
    expect([other, (await sendRequest(port, other, { headers })).status]).toEqual([other, 404]);
});
