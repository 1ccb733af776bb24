/**
 * Tests the metrics of nginx with the programs that an operator installs. Covers its own metrics, those of its log,
 * what a probe sees from outside, and that the log cannot grow endlessly.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { ensureMonitoringPrograms } from "#scripts/machine/programs/monitoring.ts";
import {
  ensureNginx,
  type RunningNginx,
  startNginx,
  startNginxWithConfiguration,
} from "#scripts/machine/programs/nginx.ts";
import { findFreePort } from "#server/testing/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "wim-nginx-figures-"));
const clientDir = join(folder, "client");
const accessLog = join(folder, "nginx.log");
const hasPrograms =
  ensureNginx() &&
  ensureMonitoringPrograms("mtail", "prometheus-nginx-exporter", "prometheus-blackbox-exporter", "logrotate");

/** Starts a program until the end of the test. @returns a function that reads one of its pages. */
async function startExporter(program: string, port: number, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child: ChildProcess = spawn(program, args, { stdio: "ignore", env: { ...process.env, ...env } });
  onTestFinished(async () => {
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  });
  return async (path: string): Promise<string> => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      if (answer) return await answer.text();
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
      await delay(50);
    }
  };
}

/** Reads the value of a series in Prometheus' format. */
const readSample = (metrics: string, series: string) =>
  Number(
    metrics
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

describe.skipIf(!hasPrograms)("the figures of nginx", () => {
  let nginx: RunningNginx;
  let statusPort: number;

  beforeAll(async () => {
    mkdirSync(join(clientDir, "kml"), { recursive: true });
    for (const page of ["index.html", "404.html"]) writeFileSync(join(clientDir, page), `<html>${page}</html>\n`);
    statusPort = await findFreePort();
    const [port, collectorPort] = [await findFreePort(), await findFreePort()];
    // No server listens at the collector's port, so nginx responds 502.
    nginx = await startNginx({
      ...{ clientDir, collectorPort, port, workerCount: 1, accessLog, statusPort, postsPerSecond: 1 },
    });
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const request = async (path: string, method = "GET") =>
    (await fetch(nginx.url + path, { method, redirect: "manual" })).status;
  const readLog = () => readFileSync(accessLog, "utf8").trimEnd().split("\n");

  test("pages, refusals and failures are counted as visitors received them", async () => {
    const statuses = [
      ...(await Promise.all(Array.from({ length: 20 }, () => request("/")))),
      ...(await Promise.all(Array.from({ length: 40 }, () => request(collectorPaths.events, "POST")))),
      await request("/no-existe"),
      await request("/?e=ana@wim.example"),
    ];
    const seen = Object.groupBy(statuses, String);
    expect(Object.keys(seen)).toEqual(["200", "404", "429", "502"]);
    await expect.poll(() => readLog().length, { timeout: 20_000 }).toBe(statuses.length);
    const { stdout } = spawnSync(
      "mtail",
      ["--one_shot", "--one_shot_format=prometheus", "--progs=deploy/monitoring/nginx.mtail", `--logs=${accessLog}`],
      { encoding: "utf8" },
    );
    const counted = (status: string) =>
      readSample(stdout, `wim_nginx_responses_total{prog="nginx.mtail",status="${status}"}`);
    for (const [status, all] of Object.entries(seen)) expect([status, counted(status)]).toEqual([status, all?.length]);
    expect(readSample(stdout, 'wim_nginx_response_seconds_bucket{prog="nginx.mtail",le="+Inf"}')).toBe(statuses.length);
    // No label contains what a visitor requested.
    expect(stdout).not.toMatch(/no-existe|ana@|127\.0\.0\.1/);
  });

  test("the exporter reads nginx's connections, which visitors cannot", async () => {
    const port = await findFreePort();
    const read = await startExporter("prometheus-nginx-exporter", port, [
      `-nginx.scrape-uri=http://127.0.0.1:${statusPort}/stub_status`,
      `-web.listen-address=127.0.0.1:${port}`,
    ]);
    const metrics = await read("/metrics");
    expect([readSample(metrics, "nginx_up"), readSample(metrics, "nginx_connections_active") >= 1]).toEqual([1, true]);
    expect(await request("/stub_status")).toBe(404);
    await expect.poll(readLog, { timeout: 20_000 }).toContainEqual(expect.stringContaining(" GET /stub_status 404 "));
  });

  test("a large log is rotated without losing a line, and a small one stays", async () => {
    const configuration = readFileSync("deploy/logrotate.conf", "utf8")
      .replaceAll("/var/log/wim", folder)
      .replaceAll("/run/nginx.pid", join(folder, "nginx.pid"))
      .replace("root adm", "root root");
    const file = join(folder, "logrotate.conf");
    writeFileSync(file, configuration, { mode: 0o644 });
    writeFileSync(join(folder, "nginx.pid"), `${nginx.pid}`);
    const rotate = () => {
      const { status, stderr } = spawnSync("logrotate", ["--state", join(folder, "state"), file], { encoding: "utf8" });
      expect([status, stderr]).toEqual([0, ""]);
      return readdirSync(folder).filter((name) => /^nginx\.log-\d{8}-\d+$/.test(name));
    };
    expect(rotate()).toEqual([]);
    const before = readLog().length;
    appendFileSync(accessLog, `${"x".repeat(1023)}\n`.repeat(101 * 1024));
    const [old = ""] = rotate();
    expect(readFileSync(join(folder, old), "utf8").trimEnd().split("\n").length).toBe(before + 101 * 1024);
    await request("/");
    await expect.poll(readLog, { timeout: 20_000 }).toEqual([expect.stringMatching(/ GET \/ 200 /)]);
  });
});

describe.skipIf(!hasPrograms)("the probe from outside", () => {
  test("reports a page as working, but not a cut-off one, a failure or plain HTTP, and reads when the certificate expires", async () => {
    const place = mkdtempSync(join(tmpdir(), "wim-probe-"));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const [key, certificate] = [join(place, "key.pem"), join(place, "certificate.pem")];
    const made = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "13"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
    ]);
    expect(made.status).toBe(0);
    const [port, plainPort, probePort] = [await findFreePort(), await findFreePort(), await findFreePort()];
    const locations = [
      'location = / { default_type text/html; return 200 "<html>todo</html>\\n"; }',
      'location = /corta { default_type text/html; return 200 "<html>tod"; }',
      "location = /falla { return 503; }",
    ];
    const site = await startNginxWithConfiguration({ port, workerCount: 1 }, async () =>
      [
        `server { listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
        ...locations,
        `} server { listen 127.0.0.1:${plainPort};`,
        ...locations,
        "}",
      ].join("\n"),
    );
    onTestFinished(() => site.stop());
    const read = await startExporter(
      "prometheus-blackbox-exporter",
      probePort,
      ["--config.file=deploy/monitoring/blackbox.yml", `--web.listen-address=127.0.0.1:${probePort}`],
      { SSL_CERT_FILE: certificate },
    );
    const probe = (target: string) => read(`/probe?module=wim_page&target=${encodeURIComponent(target)}`);
    const well = await probe(`https://localhost:${port}/`);
    const results = await Promise.all(
      [`https://localhost:${port}/corta`, `https://localhost:${port}/falla`, `http://localhost:${plainPort}/`].map(
        probe,
      ),
    );
    expect([well, ...results].map((metrics) => readSample(metrics, "probe_success"))).toEqual([1, 0, 0, 0]);
    const { validTo } = new X509Certificate(readFileSync(certificate));
    expect(readSample(well, "probe_ssl_earliest_cert_expiry")).toBe(Date.parse(validTo) / 1000);
  });
});
