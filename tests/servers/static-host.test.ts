/** The site on a static host: `_headers` and `_redirects` have the same effect as the site's own server. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaticHost } from "#deploy/host-files.ts";
import { loadConfiguredSite } from "#server/configured-site.ts";
import { type FileRule, fileRules, getFileHeaders, omittedHeader } from "#server/files/file-headers.ts";
import { findRedirect, indexCanonicalPaths } from "#server/files/redirects.ts";
import { readCoverageDigests } from "../../scripts/deploy-files.ts";
import { publishedFiles, toHostPath, writeHostFiles } from "../../scripts/static-host.ts";
import { parseHeaderRules, parseRedirectRules } from "./host-rules.ts";

const clientDir = join(process.env.WIM_DIST ?? "dist", "client");
const folder = mkdtempSync(join(tmpdir(), "wim-hosts-"));
const files = await publishedFiles(clientDir);
const site = await loadConfiguredSite();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every kind of file has a media type", () => {
  const untyped = files.filter((file) => getFileHeaders(`/${file}`, fileRules(site))["Content-Type"] === undefined);
  expect(untyped.map((file) => `${file}: add its ending to server/files/media-types.ts`)).toEqual([]);
});

const withoutNotSent = ({ files, headers }: FileRule): FileRule => ({
  files,
  headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== omittedHeader)),
});

describe.each<StaticHost>(["netlify", "cloudflare"])("%s", (host) => {
  const outDir = join(folder, host);
  const read = (name: string) => readFileSync(join(outDir, name), "utf8");
  let rules: FileRule[];

  beforeAll(async () => {
    await writeHostFiles({ clientDir, outDir, host, collector: "https://leads.wim.example" });
    rules = [...fileRules(site), ...(await readCoverageDigests(clientDir))];
  }, 60_000);

  test("publishes every file, a page under its address, and no compressed files", async () => {
    expect(files.filter((file) => !existsSync(join(outDir, toHostPath(file))))).toEqual([]);
    expect(
      site.pages.filter((page) => !existsSync(join(outDir, page === "/" ? "index.html" : `${page}.html`))),
    ).toEqual([]);
    const published = await publishedFiles(outDir);
    expect(published.length).toBe(files.length + 2);
  });

  test("sends every file with the headers in the table", () => {
    const headersAt = parseHeaderRules(read("_headers"), host);
    for (const file of files.filter((each) => each !== "404.html")) {
      const address = `/${toHostPath(file).replace(/(^index)?\.html$/, "")}`;
      // Netlify cannot omit a header.
      const sent = host === "netlify" ? rules.map(withoutNotSent) : rules;
      const { "Content-Type": type, ...wanted } = getFileHeaders(`/${file}`, sent);
      // The host sets the type of pages, and sends the prefetching rules with every file.
      const expected = file.endsWith(".html") ? wanted : { ...getFileHeaders(`/${file}`, sent), ...everywhere };
      expect([address, headersAt(address)]).toEqual([address, expected]);
    }
    const { "Content-Type": _type, ...ofNotFound } = getFileHeaders("/404.html", rules);
    expect(headersAt("/no/existe")).toEqual(ofNotFound);
  });

  const names = indexCanonicalPaths(site.pages);
  const hostFiles = new Set(files.map((file) => `/${toHostPath(file)}`));
  const spellings = [
    "/esim/index.html",
    "/Esim",
    "/ESIM",
    "/activa-cuenta-deezer",
    "/Mapa-De-Cobertura",
    "/MEMBRESIAS",
  ];
  const deep = site.pages.filter((page) => page.startsWith("/registro-promociones/"));

  test("redirects other spellings to the same pages as the site's own server", () => {
    const redirectAt = parseRedirectRules(read("_redirects"), hostFiles);
    const written = [
      ...spellings,
      ...deep.map((page) => page.replace("/r", "/R")),
      ...deep.map((page) => `${page}/index.html`),
    ];
    for (const address of written)
      expect([address, redirectAt(address)]).toEqual([address, findRedirect(address, names)]);
  });

  test("redirects no page and no file, and never to an unknown address", () => {
    const redirectAt = parseRedirectRules(read("_redirects"), new Set());
    for (const file of hostFiles)
      if (!file.endsWith(".html")) expect([file, redirectAt(file)]).toEqual([file, undefined]);
    for (const page of site.pages) expect([page, redirectAt(page)]).toEqual([page, undefined]);
    const targets = read("_redirects")
      .trim()
      .split("\n")
      .map((line) => line.split(" ")[1] ?? "");
    const plain = targets.filter((target) => !target.includes(":"));
    expect(plain.filter((target) => !site.pages.includes(target))).toEqual([]);
  });

  test("forwards leads if the host supports it", () => {
    const line = "/api/* https://leads.wim.example/api/:splat 200";
    expect(read("_redirects").includes(line)).toBe(host === "netlify");
  });
});

const everywhere = { "Speculation-Rules": '"/speculation-rules.json"' };
