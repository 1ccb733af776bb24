/** Replays storms and quiet days to Prometheus' own rule engine: each alert fires when it should, and only then. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { ensureMonitoring } from "#scripts/machine/monitoring.ts";
import { makeTemporaryFolder } from "#server/testing/site.ts";

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };

const rulesFile = resolve("deploy/monitoring/alerts.yml");
const rules = (parse(readFileSync(rulesFile, "utf8")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** Series by name, as promtool writes them: a first value, a change per minute, and a number of minutes. */
type Series = Readonly<Record<string, string>>;

const job = 'job="wim", instance="a"';
const otherServer = 'job="wim", instance="b"';
const nginx = 'job="wim-nginx", instance="a"';
const nginxLog = 'job="wim-nginx-log", instance="a"';
const outside = 'job="wim-outside", instance="https://www.wim.mx/"';
const minutes = 6 * 60;
const steady = (value: number) => `${value}+0x${minutes}`;
const growing = (perMinute: number, from = 0) => `${from}+${perMinute}x${minutes}`;
/** An age that starts again every `period` minutes. */
const renewed = (period: number) =>
  Array.from({ length: Math.ceil(minutes / period) }, () => `0+60x${period - 1}`).join(" ");

/** A day on which nothing is wrong, with some errors and refusals as there always are. */
const quiet: Series = {
  [`up{${job}}`]: steady(1),
  [`wim_store_up{${job}}`]: steady(1),
  [`wim_store_failures_total{${job}, reason="away"}`]: steady(3),
  [`wim_store_failures_total{${job}, reason="error"}`]: steady(1),
  [`wim_requests_total{${job}, kind="event", status="500"}`]: steady(2),
  [`wim_requests_total{${job}, kind="event", status="429"}`]: growing(10),
  [`wim_messages_total{${job}, event="Login", outcome="stored"}`]: growing(1),
  [`wim_event_loop_delay_seconds{${job}, quantile="0.99"}`]: steady(0.032),
  [`process_resident_memory_bytes{${job}}`]: steady(432e6),
  [`wim_disk_free_bytes{${job}}`]: steady(40e9),
  [`wim_wal_bytes{${job}}`]: steady(64e6),
  [`wim_mail_oldest_waiting_seconds{${job}}`]: renewed(20),
  [`wim_mails_total{${job}, purpose="lead", end="refused"}`]: "0+1x15 15+0x345",
  [`wim_build_info{${job}, build="1"}`]: steady(1),
  [`wim_backup_age_seconds{${job}}`]: renewed(60),
  [`wim_build_age_seconds{${job}}`]: growing(60),
  [`wim_retention_age_seconds{${job}}`]: growing(60),
  [`nginx_up{${nginx}}`]: steady(1),
  [`nginx_connections_active{${nginx}}`]: steady(300),
  [`wim_nginx_responses_total{${nginxLog}, status="200"}`]: growing(3_000),
  [`wim_nginx_responses_total{${nginxLog}, status="429"}`]: growing(6),
  [`wim_nginx_responses_total{${nginxLog}, status="502"}`]: "0x60 5+0x300",
  [`probe_success{${outside}}`]: "1x100 0 1x259",
  [`probe_duration_seconds{${outside}}`]: steady(0.2),
  [`probe_ssl_earliest_cert_expiry{${outside}}`]: steady(30 * 86_400),
};

/** What happens, mostly from the third hour on, and which alerts fire at the fifth. */
const storms: Readonly<Record<string, { series: Series; fires: readonly string[] }>> = {
  "the store refuses every lead while health said ok": {
    series: {
      [`wim_store_up{${job}}`]: "1x180 0x180",
      [`wim_store_failures_total{${job}, reason="away"}`]: "3x180 3+6000x180",
      [`wim_messages_total{${job}, event="Login", outcome="stored"}`]: "0+1x180 180x180",
    },
    fires: ["WimLeadsRefused", "WimSomeMessagesRefused"],
  },
  "a damaged file: every lead is refused, with an error": {
    series: {
      [`wim_store_up{${job}}`]: "1x180 0x180",
      [`wim_store_failures_total{${job}, reason="error"}`]: "1x180 1+1200x180",
    },
    fires: ["WimLeadsRefused", "WimSomeMessagesRefused", "WimStoreBroken"],
  },
  "one message in ten is refused, although the store is up": {
    series: { [`wim_store_failures_total{${job}, reason="away"}`]: "3x180 3+2x180" },
    fires: ["WimSomeMessagesRefused"],
  },
  "the server does not start": {
    series: { [`up{${job}}`]: "1x180 0x180" },
    fires: ["WimServerDown"],
  },
  "the last backup is two days old": {
    series: { [`wim_backup_age_seconds{${job}}`]: `0+60x180 ${2 * 86_400}+60x180` },
    fires: ["WimBackupOld"],
  },
  "two servers, of which one makes the backups": {
    series: { [`wim_backup_age_seconds{${otherServer}}`]: steady(9 * 86_400) },
    fires: [],
  },
  "the daily build is not published": {
    series: { [`wim_build_age_seconds{${job}}`]: growing(60, 25 * 3_600) },
    fires: ["WimBuildOld"],
  },
  "retention stopped": {
    series: { [`wim_retention_age_seconds{${job}}`]: growing(60, 4 * 86_400) },
    fires: ["WimRetentionOld"],
  },
  "the mail server is away: few e-mails, old ones": {
    series: { [`wim_mail_oldest_waiting_seconds{${job}}`]: "0x180 0+60x180", [`wim_mails_waiting{${job}}`]: steady(3) },
    fires: ["WimMailsWait"],
  },
  "a burst of leads: many e-mails, young ones": {
    series: { [`wim_mails_waiting{${job}}`]: steady(409_064) },
    fires: [],
  },
  "our e-mails are refused as spam": {
    series: { [`wim_mails_total{${job}, purpose="lead", end="refused"}`]: "0x180 0+1x180" },
    fires: ["WimMailsRefused"],
  },
  "19,102 refusals by nginx in ten minutes": {
    series: {
      [`wim_nginx_responses_total{${nginxLog}, status="429"}`]: "0x180 0+1910x180",
    },
    fires: ["WimNginxRefusesMany"],
  },
  "a flood of messages that the server refuses": {
    series: { [`wim_requests_total{${job}, kind="event", status="429"}`]: "0x180 0+1378x180" },
    fires: ["WimServerRefusesMany"],
  },
  "nginx without its server: 502": {
    series: { [`wim_nginx_responses_total{${nginxLog}, status="502"}`]: "0x180 0+30x180" },
    fires: ["WimNginxErrors"],
  },
  "an exception in the server": {
    series: { [`wim_requests_total{${job}, kind="event", status="500"}`]: "2x290 3x70" },
    fires: ["WimErrors"],
  },
  "3,000 silent connections": {
    series: { [`nginx_connections_active{${nginx}}`]: "300x180 3400x180" },
    fires: ["WimNginxConnections"],
  },
  "nginx does not answer": {
    series: { [`nginx_up{${nginx}}`]: "1x180 0x180" },
    fires: ["WimNginxDown"],
  },
  "visitors get no page": {
    series: { [`probe_success{${outside}}`]: "1x180 0x180" },
    fires: ["WimSiteDown"],
  },
  "pages are slow": {
    series: { [`probe_duration_seconds{${outside}}`]: "0.2x180 4x180" },
    fires: ["WimSiteSlow"],
  },
  "the certificate ends in thirteen days": {
    series: { [`probe_ssl_earliest_cert_expiry{${outside}}`]: steady(13 * 86_400) },
    fires: ["WimCertificateEnds"],
  },
  "the certificate ends in fifteen days": {
    series: { [`probe_ssl_earliest_cert_expiry{${outside}}`]: steady(15 * 86_400) },
    fires: [],
  },
  "the disk fills": {
    series: { [`wim_disk_free_bytes{${job}}`]: `40e9-0.22e9x180 0.6e9+0x180` },
    fires: ["WimDiskFills"],
  },
  "a reader holds the WAL": {
    series: { [`wim_wal_bytes{${job}}`]: "64e6x180 264e6x180" },
    fires: ["WimWalGrows"],
  },
  "memory is not given back": {
    series: { [`process_resident_memory_bytes{${job}}`]: "432e6x180 700e6x180" },
    fires: ["WimMemoryGrows"],
  },
  "the event loop hangs": {
    series: { [`wim_event_loop_delay_seconds{${job}, quantile="0.99"}`]: "0.03x180 0.4x180" },
    fires: ["WimSlow"],
  },
  "a release on one of two servers": {
    series: { [`wim_build_info{${otherServer}, build="2"}`]: "_x180 1x180" },
    fires: ["WimBuildsDiffer"],
  },
  "nobody leaves a lead": {
    series: { [`wim_messages_total{${job}, event="Login", outcome="stored"}`]: steady(100) },
    fires: ["WimNoLeads"],
  },
  "a server without metrics of its backups": {
    series: { [`wim_backup_age_seconds{${job}}`]: `_x${minutes}` },
    fires: ["WimNotMeasured"],
  },
};

/** The alerts that fire, once each. */
const firing = 'count by (alertname) (ALERTS{alertstate="firing"})';

const expectFiring = (time: string, alerts: readonly string[]) => ({
  expr: firing,
  eval_time: time,
  exp_samples: alerts.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
});

const replay = (name: string, series: Series, checks: readonly ReturnType<typeof expectFiring>[]) => ({
  name,
  interval: "1m",
  input_series: Object.entries({ ...quiet, ...series }).map(([series, values]) => ({ series, values })),
  promql_expr_test: checks,
});

describe.skipIf(!ensureMonitoring("promtool"))("the alert rules", () => {
  test("each fires in its storm, and none on a quiet day or in another storm", () => {
    const file = join(makeTemporaryFolder(), "storms.yml");
    const quietTimes = ["20m", "1h5m", "1h45m", "2h55m", "5h", "5h55m"].map((time) => expectFiring(time, []));
    const tests = [
      replay("a quiet day", {}, quietTimes),
      ...Object.entries(storms).map(([name, { series, fires }]) => replay(name, series, [expectFiring("5h", fires)])),
    ];
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: "5m", tests }));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });

  test("Prometheus takes its own configuration, and the figures of the dashboard", () => {
    const check = (...args: string[]) => spawnSync("promtool", args, { encoding: "utf8" });
    expect(check("check", "config", "--syntax-only", "deploy/monitoring/prometheus.yml").status).toBe(0);
    const file = join(makeTemporaryFolder(), "dashboard.yml");
    const recorded = dashboardExpressions.map((expr, at) => ({ record: `dashboard_${at}`, expr }));
    writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules: recorded }] }));
    const { status, stdout, stderr } = check("check", "rules", file);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(`${recorded.length} rules found`)]);
  });
});

const dashboard = JSON.parse(readFileSync("deploy/monitoring/grafana.json", "utf8")) as {
  panels: { id: number; type: string; targets?: { expr: string }[] }[];
};
const dashboardExpressions = dashboard.panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m")),
);

test("every storm has its alert, and every alert a storm, a runbook and something to do", () => {
  const tried = new Set(Object.values(storms).flatMap(({ fires }) => fires));
  expect([...tried].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  for (const { alert, labels, annotations } of rules) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:page|ticket)$/)]);
    expect([alert, existsSync(annotations.runbook ?? "")]).toEqual([alert, true]);
    expect([alert, annotations.summary, annotations.action].every(Boolean)).toBe(true);
  }
});

test("every figure of ours in an alert or on the dashboard is one that we measure", () => {
  const sources = [...globSync("server/health/*.ts"), "deploy/monitoring/nginx.mtail"];
  const measured = sources
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const names = [...rules.map(({ expr }) => expr), ...dashboardExpressions].join(" ").match(/\bwim_\w+/g) ?? [];
  const missing = [...new Set(names)].filter(
    (name) => !measured.includes(name) && !measured.includes(name.replace(/_(?:bucket|sum|count)$/, "")),
  );
  expect(missing).toEqual([]);
});

test("the dashboard's panels have numbers of their own", () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
