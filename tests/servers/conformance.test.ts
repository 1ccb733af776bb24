/** The site behind nginx responds like its own server: same status, headers and bytes. */

import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { ensureNginx, type RunningNginx, startNginx } from "#scripts/machine/programs/nginx.ts";
import { loadConfiguredSite } from "#server/configured-site.ts";
import { unservedEndingPattern } from "#server/files/cache-responder.ts";
import {
  buildFileHeaderRules,
  type FileHeaderRule,
  getFileHeaders,
  hiddenFileRules,
} from "#server/files/file-headers.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { SiteServer } from "../support/servers/site-server.ts";
import { extractComparableParts, fetchRaw, type RawRequest, type RawResponse } from "./raw-http-client.ts";

const distDir = process.env.WIM_DIST ?? "dist";
const clientDir = join(distDir, "client");
const hasNginx = ensureNginx();

const folder = mkdtempSync(join(tmpdir(), "wim-servers-"));
const files = findServedFiles(clientDir).filter((file) => file !== "404.html");
const getAddress = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "")}`;
const firstOfKind = [...new Map(files.toReversed().map((file) => [file.split(".").pop(), file])).values()];
const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };

/** Timeout in ms, because servers start slowly on a busy machine. */
const startMs = 60_000;

/** Lists the files that visitors may request, as paths below `clientDir`, such as `esim/index.html`. */
function findServedFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(clientDir, "/").length))
    .filter((file) => !hiddenFileRules.pathPart.test(`/${file}`) && !unservedEndingPattern.test(file))
    .sort();
}

test("every kind of file has a media type", async () => {
  const rules = buildFileHeaderRules(await loadConfiguredSite());
  const untyped = files.filter((file) => getFileHeaders(`/${file}`, rules)["Content-Type"] === undefined);
  expect(untyped.map((file) => `${file}: add its ending to server/files/media-types.ts`)).toEqual([]);
});

describe.skipIf(!hasNginx)("behind nginx", () => {
  const own = new SiteServer({ distDir, databaseFile: join(folder, "wim.sqlite") });
  let nginx: RunningNginx;
  let rules: FileHeaderRule[];

  beforeAll(async () => {
    vi.stubEnv("TRUST_PROXY", "loopback");
    rules = buildFileHeaderRules(await loadConfiguredSite());
    await own.start();
    const collectorPort = Number(new URL(own.url).port);
    nginx = await startNginx({ clientDir, collectorPort, port: await findFreePort(), workerCount: 1 });
  }, startMs);
  afterAll(async () => {
    await nginx?.stop();
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });

  async function both(rawRequest: RawRequest): Promise<{ own: RawResponse; nginx: RawResponse }> {
    const [first, second] = await Promise.all([fetchRaw(own.url, rawRequest), fetchRaw(nginx.url, rawRequest)]);
    return { own: first, nginx: second };
  }

  async function expectAlike(rawRequest: RawRequest): Promise<RawResponse> {
    const answers = await both(rawRequest);
    const name = `${rawRequest.method ?? "GET"} ${rawRequest.path} ${JSON.stringify(rawRequest.headers ?? {})}`;
    expect({ name, ...extractComparableParts(answers.nginx, rules) }).toEqual({
      name,
      ...extractComparableParts(answers.own, rules),
    });
    return answers.own;
  }

  test("nginx sends every page and file like the site's server, with the headers in the table", async () => {
    expect(files.length).toBeGreaterThan(300);
    const queue = files.values();
    const work = async () => {
      for (const file of queue) {
        const answer = await expectAlike({ path: getAddress(file), headers: { "accept-encoding": "gzip, br" } });
        expect([file, answer.status]).toEqual([file, 200]);
        for (const [name, value] of Object.entries(getFileHeaders(`/${file}`, rules)))
          expect([file, name, answer.headers[name.toLowerCase()]]).toEqual([file, name, value]);
      }
    };
    await Promise.all([work(), work(), work(), work()]);
  });

  test("each kind of file is sent compressed, plain, without its content, in part, or as not modified", async () => {
    for (const file of [...firstOfKind, "kml/4G-garantizada.kml"]) {
      const path = getAddress(file);
      for (const accepted of ["gzip", "identity", "br;q=1.0"])
        await expectAlike({ path, headers: { "accept-encoding": accepted } });
      await expectAlike({ path, method: "HEAD", headers: { "accept-encoding": "br" } });
      const part = await expectAlike({ path, headers: { range: "bytes=0-9", "accept-encoding": "identity" } });
      expect([path, part.status, part.body.length]).toEqual([path, 206, 10]);
      const first = await both({ path });
      const again = (answer: RawResponse): RawRequest => ({
        path,
        headers: { "if-none-match": `${answer.headers.etag}` },
      });
      const answers = [await fetchRaw(own.url, again(first.own)), await fetchRaw(nginx.url, again(first.nginx))];
      const [fromOwn, fromNginx] = answers.map((answer) => ({ path, ...extractComparableParts(answer, rules) }));
      expect(fromOwn?.status).toBe(304);
      expect(fromNginx).toEqual(fromOwn);
      if (!existsSync(join(clientDir, `${file}.br`))) continue;
      for (const { headers } of [first.own, first.nginx])
        expect([path, headers.vary]).toEqual([path, expect.stringMatching(/^accept-encoding$/i)]);
    }
  });

  const other: RawRequest[] = [
    ...["/no-existe", "/otra/no-existe/?x=1", "/404.html", "/assets", "/assets/", "/documentos/", "/esim/otra"].map(
      get,
    ),
    ...["/.env", "/.vite/manifest.json", "/%2eenv", "/index.html.br", "/sw.js.gz", "/kml/5G.kml.sha256"].map(get),
    ...["/esim/", "/ESIM?x=1&y=%2F", "/index.html", "//esim", "/%65sim", "/activa-cuenta-deezer", "//evil.example"].map(
      get,
    ),
    ...[
      "/Registro-Promociones/Portabilidad/enero-25/",
      "/x/../esim/",
      "/x/%2e%2E/esim/",
      "/esim%0a",
      "/formulario",
    ].map(get),
    ...["/%5cevil.example/..", "/esim%2f", "/%2fevil.example%2f", "/?x=/esim/", "/.well-known/no-existe"].map(get),
    ...["/no-existe", "/esim/", "/"].map((path) => ({ path, method: "HEAD" })),
    ...["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"].flatMap((method) => [
      { path: "/esim", method, body: "<a/>", headers: { "content-type": "text/xml" } },
      { path: "/esim/", method, body: "x=1", headers: form },
    ]),
    { path: "/no-existe", headers: { "if-none-match": "*", range: "bytes=0-3" } },
    { path: "/%zz" },
    ...Object.values(collectorPaths)
      .filter((path) => path.startsWith("/api/"))
      .map(get),
    { path: "/api/otra" },
    { path: collectorPaths.events, method: "POST", headers: json, body: "{" },
    { path: collectorPaths.events, method: "POST", headers: json, body: "x".repeat(20_000) },
    { path: collectorPaths.events, method: "POST", headers: { ...json, origin: "https://otro.example" }, body: "{}" },
    { path: collectorPaths.leadForm, method: "POST", headers: form, body: "Name=" },
    { path: collectorPaths.unsubscribe, method: "POST", headers: form, body: "Email=" },
  ];

  test.each(other.map((asked) => [`${asked.method ?? "GET"} ${asked.path}`, asked] as const))(
    "%s",
    async (_, asked) => {
      await expectAlike(asked);
    },
  );

  test("a lead that arrives through nginx is stored once", async () => {
    const body = JSON.stringify(buildLeadMessage(1));
    const rawRequest = { path: collectorPaths.events, method: "POST", headers: json, body };
    const stored = await fetchRaw(nginx.url, rawRequest);
    expect([stored.status, `${stored.body}`]).toEqual([201, '{"status":"stored"}']);
    expect((await fetchRaw(own.url, rawRequest)).status).toBe(200);
    const native = "Name=Ana&Email=ana%40wim.example&Terminos=on&CheckPublicidad=on";
    const thanks = await fetchRaw(nginx.url, {
      path: collectorPaths.leadForm,
      method: "POST",
      headers: form,
      body: native,
    });
    expect([thanks.status, thanks.headers.location]).toEqual([303, collectorPaths.leadThanks]);
    const leads = await readStoredLeads(own);
    expect(leads.map(({ Name }) => Name).sort()).toEqual(["Ana", "Persona 1"]);
  });

  test("nginx does not pass on forwarding headers that a browser sends", async () => {
    const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
    await once(echo.listen(0, "127.0.0.1"), "listening");
    const collectorPort = (echo.address() as AddressInfo).port;
    const before = await startNginx({ clientDir, collectorPort, port: await findFreePort(), workerCount: 1 });
    const headers = {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-host": "otro.example",
      "x-forwarded-proto": "ftp",
    };
    const { body } = await fetchRaw(before.url, { path: collectorPaths.events, method: "POST", headers, body: "{}" });
    await before.stop();
    echo.close();
    expect(JSON.parse(`${body}`)).toMatchObject({
      host: new URL(before.url).host,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": new URL(before.url).host,
      "x-forwarded-proto": "http",
    });
  });

  test("while the site's server is down, pages and coverage files work, and a lead is refused so that the browser keeps it", async () => {
    await own.stop();
    const [page, coverage, lead] = [
      await fetchRaw(nginx.url, { path: "/esim" }),
      await fetchRaw(nginx.url, { path: "/kml/5G.kml", headers: { "accept-encoding": "br" } }),
      await fetchRaw(nginx.url, { path: collectorPaths.events, method: "POST", headers: json, body: "{}" }),
    ];
    expect([page.status, coverage.status, lead.status]).toEqual([200, 200, 502]);
    expect([coverage.headers["content-encoding"], coverage.headers["repr-digest"]]).toEqual([undefined, undefined]);
    expect(lead.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(`${lead.body}`).toContain("Algo falló de nuestro lado.");
  });
});

function get(path: string): RawRequest {
  return { path };
}
