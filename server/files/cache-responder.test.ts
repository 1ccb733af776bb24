/** Responses from memory equal those from disk, and are never outdated. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { sendRequest } from "#server/testing/client.ts";
import { documentPath, scriptPath, startTestSite, unservedText } from "#server/testing/site.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { precompress } from "./precompress.ts";

test("the same content has the same ETag in each encoding, on every machine and whenever it was built", async () => {
  const [here, there] = [await startTestSite(), await startTestSite()];
  for (const [{ clientDir }, seconds] of [
    [here, 1_700_000_000],
    [there, 1_800_000_000],
  ] as const) {
    await precompress(clientDir);
    utimesSync(join(clientDir, "index.html"), seconds, seconds);
  }
  const tags = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const [first, second] = [
      await sendRequest(here.port, "/", { headers }),
      await sendRequest(there.port, "/", { headers }),
    ];
    expect(first.headers["last-modified"]).not.toBe(second.headers["last-modified"]);
    expect(first.headers.etag).toBe(second.headers.etag);
    tags.add(String(first.headers.etag));
    const again = { ...headers, "if-none-match": String(first.headers.etag) };
    expect((await sendRequest(there.port, "/", { headers: again })).status).toBe(304);
  }
  expect(tags.size).toBe(3);
});

test("soon serves the changed and new files of a new build, and stops serving removed ones", async () => {
  const { port, clientDir } = await startTestSite();
  for (const path of ["/", "/esim", "/ayuda", "/nueva", scriptPath]) await sendRequest(port, path);
  const next = `${clientDir}-next`;
  cpSync(clientDir, next, { recursive: true });
  writeFileSync(join(next, "esim/index.html"), "<h1>eSIM 2</h1>");
  rmSync(join(next, "ayuda"), { recursive: true });
  rmSync(join(next, "assets"), { recursive: true });
  mkdirSync(join(next, "nueva"));
  writeFileSync(join(next, "nueva/index.html"), "<h1>Nueva</h1>");
  renameSync(clientDir, `${clientDir}-old`);
  // The folder is missing between the two renames that install a build.
  expect((await sendRequest(port, "/")).status).toBe(200);
  renameSync(next, clientDir);
  await expect.poll(async () => (await sendRequest(port, "/esim")).body).toBe("<h1>eSIM 2</h1>");
  expect((await sendRequest(port, "/nueva")).body).toBe("<h1>Nueva</h1>");
  await expect.poll(async () => (await sendRequest(port, "/ayuda")).status).toBe(404);
  // Open pages of the previous build still request their scripts.
  expect((await sendRequest(port, scriptPath)).status).toBe(200);
});

test("soon serves a file that was rewritten in place with the same time", async () => {
  const { port, clientDir } = await startTestSite();
  const file = join(clientDir, "esim/index.html");
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  expect((await sendRequest(port, "/esim")).status).toBe(200);
  writeFileSync(file, "<h1>Otra página de eSIM</h1>");
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  await expect.poll(async () => (await sendRequest(port, "/esim")).body).toBe("<h1>Otra página de eSIM</h1>");
});

test("follows no symbolic link out of the folder", async () => {
  const { port, clientDir } = await startTestSite();
  const elsewhere = createTestFolder();
  writeFileSync(join(elsewhere, "index.html"), unservedText);
  writeFileSync(join(elsewhere, "5G.kml"), unservedText);
  symlinkSync(elsewhere, join(clientDir, "enlace"));
  symlinkSync(join(elsewhere, "index.html"), join(clientDir, "otro.txt"));
  symlinkSync(join(elsewhere, "index.html"), join(clientDir, "index.html.br"));
  mkdirSync(join(clientDir, "kml"));
  symlinkSync(join(elsewhere, "5G.kml"), join(clientDir, "kml/5G.kml"));
  for (const path of ["/enlace", "/enlace/", "/enlace/index.html", "/otro.txt", "/kml/5G.kml"])
    expect([path, (await sendRequest(port, path)).status]).toEqual([path, 404]);
  const page = await sendRequest(port, "/", { headers: { "accept-encoding": "br" } });
  expect([page.headers["content-encoding"], page.body.includes(unservedText)]).toEqual([undefined, false]);
});

test("stays within its memory limit, warns once, and still responds to everything", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(`${line}`);
      done();
    },
  });
  const memoryBytes = 10 * 1024;
  const { port, clientDir } = await startTestSite({ memoryBytes, logger: { level: "warn", stream } });
  writeFileSync(join(clientDir, "grande.txt"), "a".repeat(2 * memoryBytes));
  for (let round = 0; round < 3; round += 1)
    for (const path of ["/", scriptPath, "/no-existe", "/grande.txt"]) {
      const { status, body } = await sendRequest(port, path);
      expect([path, status]).toEqual([path, path === "/no-existe" ? 404 : 200]);
      expect(body.length).toBeGreaterThan(5_000);
    }
  expect(lines.filter((line) => line.includes("sube FILE_MEMORY_MB"))).toHaveLength(1);
  const part = await sendRequest(port, "/grande.txt", { headers: { range: "bytes=-3" } });
  expect(part).toMatchObject({ status: 206, body: "aaa", headers: { "content-range": "bytes 20477-20479/20480" } });
});

const plain = "%PDF-1.7\n";
const modified = "Wed, 01 Jan 2025 00:00:00 GMT";
const earlier = "Tue, 31 Dec 2024 00:00:00 GMT";

const conditions: [asked: Record<string, string>, status: number, body: string][] = [
  [{ range: "bytes=1-3" }, 206, "PDF"],
  [{ range: "bytes=-4" }, 206, "1.7\n"],
  [{ range: "bytes=5-" }, 206, "1.7\n"],
  [{ range: "bytes=5-900" }, 206, "1.7\n"],
  [{ range: "bytes=3-1" }, 200, plain],
  [{ range: "bytes=0-0,2-2" }, 200, plain],
  [{ range: "lines=0-1" }, 200, plain],
  [{ range: "bytes=1-3", "if-range": "TAG" }, 206, "PDF"],
  [{ range: "bytes=1-3", "if-range": '"otra"' }, 200, plain],
  [{ range: "bytes=1-3", "if-range": modified }, 206, "PDF"],
  [{ range: "bytes=1-3", "if-range": earlier }, 200, plain],
  [{ "if-none-match": '"otra", W/TAG' }, 304, ""],
  [{ "if-none-match": "*", range: "bytes=1-3" }, 304, ""],
  [{ "if-none-match": '"otra"', "if-modified-since": modified }, 200, plain],
  [{ "if-none-match": "TAG", "cache-control": "no-cache" }, 200, plain],
  [{ "if-modified-since": modified }, 304, ""],
  [{ "if-modified-since": earlier }, 200, plain],
  [{ "if-modified-since": "ayer" }, 200, plain],
  [{ "if-match": "TAG" }, 200, plain],
  [{ "if-match": "*", "if-unmodified-since": earlier }, 200, plain],
  [{ "if-unmodified-since": modified }, 200, plain],
];

test("responds to conditional and range requests as HTTP specifies", async () => {
  const { port, clientDir } = await startTestSite();
  utimesSync(join(clientDir, documentPath), new Date(modified), new Date(modified));
  const tag = String((await sendRequest(port, documentPath)).headers.etag);
  for (const [asked, status, body] of conditions) {
    const headers = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value.replace("TAG", tag)]));
    const answer = await sendRequest(port, documentPath, { headers });
    expect([asked, answer.status, answer.body]).toEqual([asked, status, body]);
    const head = await sendRequest(port, documentPath, { headers, method: "HEAD" });
    expect([asked, head.status, head.body]).toEqual([asked, status, ""]);
    expect(head.headers["content-length"]).toBe(answer.headers["content-length"]);
  }
  for (const headers of [{ "if-match": '"otra"' }, { "if-unmodified-since": earlier }])
    expect((await sendRequest(port, documentPath, { headers })).status).toBe(412);
});

test("includes a file's length in the response to a range beyond its end", async () => {
  const { port, clientDir } = await startTestSite();
  mkdirSync(join(clientDir, "kml"));
  writeFileSync(join(clientDir, "kml/5G.kml"), "<kml/>");
  for (const [path, length] of [
    [documentPath, plain.length],
    ["/kml/5G.kml", 6],
  ] as const) {
    const { status, headers } = await sendRequest(port, path, { headers: { range: "bytes=900-" } });
    expect([path, status, headers["content-range"]]).toEqual([path, 416, `bytes */${length}`]);
  }
});

test("sends the encoding that the client prefers, and states it in the headers", async () => {
  const { port, clientDir } = await startTestSite();
  await precompress(clientDir);
  const cases: [accepted: string, encoding: string | undefined][] = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, deflate", "gzip"],
    ["br;q=0.1, gzip;q=0.5", "gzip"],
    ["BR;q=1.0", "br"],
    ["*", "gzip"],
    ["br;q=0, *", "gzip"],
    ["gzip;q=0, identity", undefined],
    ["deflate, zstd", undefined],
    ["identity", undefined],
  ];
  for (const [accepted, encoding] of cases) {
    const { headers } = await sendRequest(port, "/", { headers: { "accept-encoding": accepted } });
    expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers.vary).toContain("accept-encoding");
  }
  const script = await sendRequest(port, scriptPath, { headers: { "accept-encoding": "br" } });
  expect(script.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  rmSync(join(clientDir, "robots.txt.br"), { force: true });
  const small = await sendRequest(port, "/robots.txt", { headers: { "accept-encoding": "br" } });
  expect([small.status, small.body]).toEqual([200, readFileSync(join(clientDir, "robots.txt"), "utf8")]);
});
