/** Tests the status page: the built page, the probe, and nginx, which sends the page even without a server. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteStatusCopy } from "#content/help/site-status-copy.ts";
import { ensureNginx, type RunningNginx, startNginx } from "#scripts/machine/programs/nginx.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { SiteServer } from "../support/servers/site-server.ts";
import { fetchRaw } from "./raw-http-client.ts";

const distDir = process.env.WIM_DIST ?? "dist";
const folder = mkdtempSync(join(tmpdir(), "wim-state-"));
const stateDir = join(folder, "state");

describe.skipIf(!ensureNginx())("the page of the site's state", () => {
  const server = new SiteServer({ distDir, databaseFile: join(folder, "wim.sqlite") });
  let serverUrl: string;
  let nginx: RunningNginx;

  beforeAll(async () => {
    mkdirSync(stateDir);
    await server.start();
    serverUrl = server.url;
    const port = Number(new URL(serverUrl).port);
    nginx = await startNginx({
      ...{
        clientDir: join(distDir, "client"),
        collectorPort: port,
        port: await findFreePort(),
        workerCount: 1,
        stateDir,
      },
    });
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const request = () => fetchRaw(nginx.url, { path: "/estado" });
  const readPage = async () => {
    const { status, body } = await request();
    expect(status).toBe(200);
    const main = parse(`${body}`).querySelector("main");
    for (const hidden of main?.querySelectorAll("[hidden]") ?? []) hidden.remove();
    const isUnmeasured = main?.querySelector("h2")?.text === siteStatusCopy.unmeasured.heading;
    const texts = (main?.querySelectorAll("[data-status]") ?? []).map(({ text }) => text.replaceAll("\u00a0", " "));
    return isUnmeasured ? ["unmeasured", ...texts] : texts;
  };
  const measure = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/site-status.ts", "--out", stateDir, "--site", nginx.url, ...args], {
      encoding: "utf8",
      env: { ...process.env, WIM_DIST: distDir },
    });
  const moment = /\w+ \d+ de \w+ de \d{4}, \d{2}:\d{2} h$/;
  const works = expect.stringMatching(/^Funciona desde el /);

  test("says that nothing was measured, then what works, and still does so without the server", async () => {
    // Only one state is shown, and nothing else on the page says what works or fails.
    expect(await readPage()).toEqual(["unmeasured"]);
    const built = await request();

    expect(measure("--server", serverUrl)).toMatchObject({ status: 0, stderr: "" });
    expect(await readPage()).toEqual([
      ...Array(3).fill(works),
      expect.stringMatching(moment),
      expect.stringMatching(/^Ninguna desde que se mide: /),
    ]);
    const measured = await request();
    const { etag: _, "content-length": __, "last-modified": ___, date: ____, ...headers } = measured.headers;
    expect(built.headers).toMatchObject(headers);
    expect(headers["cache-control"]).toBe("no-cache");

    await server.stop();
    expect(measure("--server", serverUrl)).toMatchObject({ status: 0, stderr: "" });
    // nginx itself sends pages and coverage files.
    const [pages, form, coverage, last, incident, ...others] = await readPage();
    expect([pages, form, coverage]).toEqual([works, expect.stringMatching(/^No funciona desde el /), works]);
    expect(last).toMatch(moment);
    expect(incident).toMatch(/^Formulario y bajas de correos: desde el .*; sigue$/);
    expect(others).toEqual([]);
    // The rest of the page is as built, without markup from the measurement.
    const withoutState = (body: Buffer) =>
      `${body}`
        .replaceAll(/(data-status="\w+">)[^<]*/g, "$1")
        .replaceAll(/(data-(?:once|until)-measured="true")(?: hidden="")?/g, "$1");
    expect(withoutState((await request()).body)).toBe(withoutState(built.body));
  }, 60_000);

  test("a damaged history is restarted, and a symbolic link in its place is not followed", async () => {
    writeFileSync(join(stateDir, "estado.json"), "{");
    expect(measure("--server", serverUrl).stderr).toContain("está dañado");
    expect(JSON.parse(readFileSync(join(stateDir, "estado.json"), "utf8")).incidents).toHaveLength(1);
    unlinkSync(join(stateDir, "estado.html"));
    writeFileSync(join(folder, "secret.txt"), "SECRETO");
    symlinkSync(join(folder, "secret.txt"), join(stateDir, "estado.html"));
    expect(`${(await request()).body}`).not.toContain("SECRETO");
  }, 60_000);
});
