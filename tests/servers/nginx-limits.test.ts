/**
 * Tests the requests that nginx itself refuses (other host names, symlinks, floods), its messages, and that its log
 * contains nothing that visitors typed.
 */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { ensureNginx, type RunningNginx, startNginx } from "#scripts/machine/programs/nginx.ts";
import { sendRawRequest } from "#server/testing/client.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { fetchRaw, type RawResponse } from "./raw-http-client.ts";

/** Timeout in ms, because servers start slowly on a busy machine. */
const startMs = 60_000;

const folder = mkdtempSync(join(tmpdir(), "wim-nginx-limits-"));
/** The site's folder, reached through a symlink as in an installation. */
const clientDir = join(folder, "current/client");
const accessLog = join(folder, "access.log");

const post = {
  path: collectorPaths.events,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: "{}",
};

describe.skipIf(!ensureNginx())("nginx by itself", () => {
  const waiting = new Set<Socket>();
  /** Accepts requests but never responds. */
  const silent = createServer((socket) => {
    waiting.add(socket);
    socket.on("error", () => {});
  });
  let nginx: RunningNginx;
  let port: number;

  beforeAll(async () => {
    mkdirSync(join(folder, "release/client/esim"), { recursive: true });
    symlinkSync("release", join(folder, "current"));
    for (const page of ["index.html", "esim/index.html", "404.html"]) writeFileSync(join(clientDir, page), page);
    writeFileSync(join(folder, "secret.txt"), "SECRETO");
    mkdirSync(join(clientDir, "kml"));
    symlinkSync(join(folder, "secret.txt"), join(clientDir, "kml/enlace.kml"));
    writeFileSync(join(clientDir, "kml/5G.kml"), "<kml/>");
    await once(silent.listen(0, "127.0.0.1"), "listening");
    port = await findFreePort();
    const collectorPort = (silent.address() as AddressInfo).port;
    nginx = await startNginx({ clientDir, collectorPort, port, workerCount: 1, accessLog });
  }, startMs);
  afterAll(async () => {
    await nginx?.stop();
    silent.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const raw = (head: string) => sendRawRequest(port, `${head}\r\nConnection: close\r\n\r\n`);

  test("does not respond to unknown host names, and redirects its alias to the site", async () => {
    expect(await raw("GET / HTTP/1.1\r\nHost: otro.example")).toBe("");
    expect(await raw("GET / HTTP/1.0")).toBe("");
    const led = await raw("GET /esim?x=%2F HTTP/1.1\r\nHost: otro.wim.test");
    expect(led).toMatch(/^HTTP\/1\.1 301 /);
    expect(led).toContain(`\r\nLocation: ${nginx.url}/esim?x=%2F\r\n`);
    expect((await fetchRaw(nginx.url, { path: "/esim" })).status).toBe(200);
  });

  test.each([
    ["two hosts", 400, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1"],
    ["a line that is not HTTP", 400, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nsin dos puntos"],
    ["a long address", 414, `GET /${"a".repeat(9_000)} HTTP/1.1\r\nHost: 127.0.0.1`],
    ["a long header", 431, `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${"a".repeat(9_000)}`],
    ["an unknown coding", 501, "POST /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: raro"],
    ["bytes beyond the end", 416, "GET /esim HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: bytes=900-"],
    ["a condition that fails", 412, 'GET /esim HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-Match: "x"'],
  ])("refuses %s with %d, with our message", async (_, status, head) => {
    const answer = await raw(head);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/<html lang="es-MX">[\s\S]*<link rel="stylesheet" href="\/plain\.css">/);
    expect(answer).toContain("\r\nContent-Security-Policy: ");
    // If the range starts after the file's end, nginx keeps the file's headers.
    if (status !== 416) expect(answer).toContain("\r\nCache-Control: no-store");
    expect(answer).not.toContain("<center>");
    if (status === 416) expect(answer.match(/Content-Range: bytes \*\/15/g)).toHaveLength(1);
  });

  test("refuses more than a hundred concurrent requests from one address, and posts above a human rate", async () => {
    const refused: RawResponse[] = [];
    const begun = Array.from({ length: 120 }, async () => {
      const answer = await askAlone(post);
      if (answer.status === 429) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(20);
    silent.close();
    for (const socket of waiting) socket.destroy();
    expect(new Set(await Promise.all(begun))).toEqual(new Set([429, 502]));
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ "retry-after": "60", "cache-control": "no-store" });
      expect(`${body}`).toContain("Recibimos demasiados envíos");
    }
    const flood = await Promise.all(Array.from({ length: 400 }, () => fetchRaw(nginx.url, post)));
    const statuses = Map.groupBy(flood, ({ status }) => status);
    expect([...statuses.keys()].sort()).toEqual([429, 502]);
    expect(statuses.get(502)?.[0]?.headers["retry-after"]).toBeUndefined();
    expect((await fetchRaw(nginx.url, { path: "/" })).status).toBe(200);
  });

  test("sends coverage files without the site's server, reports missing ones with our message, and follows no symlink to them", async () => {
    const coverage = await fetchRaw(nginx.url, { path: "/kml/5G.kml" });
    expect([coverage.status, `${coverage.body}`]).toEqual([200, "<kml/>"]);
    for (const path of ["/kml/enlace.kml", "/kml/no-existe.kml"]) {
      const { status, body } = await fetchRaw(nginx.url, { path });
      expect([path, status, `${body}`]).toEqual([path, 404, "404.html"]);
    }
    const { status, body } = await fetchRaw(nginx.url, { path: "/kml/5G.kml", method: "POST" });
    expect([status, `${body}`]).toEqual([405, expect.stringContaining("Esta dirección solo acepta GET y HEAD.")]);
  });

  test("logs neither queries nor referrers", async () => {
    const headers = { referer: "https://wim.test/buscar?q=SECRETO" };
    await fetchRaw(nginx.url, { path: "/desuscribir-email?e=SECRETO", headers });
    await expect
      .poll(() => readFileSync(accessLog, "utf8"), { timeout: 20_000 })
      .toContain(" GET /desuscribir-email 404 ");
    expect(readFileSync(accessLog, "utf8")).not.toContain("SECRETO");
  });

  /** Sends a request on a separate connection. */
  async function askAlone({ path, body }: typeof post): Promise<RawResponse> {
    const response = await fetch(nginx.url + path, { method: "POST", body, headers: { connection: "close" } });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
});
