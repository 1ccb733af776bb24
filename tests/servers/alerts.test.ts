/** Replays storms and quiet days in Prometheus' own rule engine: each alert fires when it should, and only then. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { ensureMonitoringPrograms } from "#scripts/machine/programs/monitoring.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { quiet, type Series, storms } from "./alert-storms.ts";

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };

const rulesFile = resolve("deploy/monitoring/alerts.yml");
const rules = (parse(readFileSync(rulesFile, "utf8")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** This alert always fires; people are notified when it stops. */
const heartbeat = "WimAlertsWork";

/** Query for the alerts that fire, once each. */
const firing = 'count by (alertname) (ALERTS{alertstate="firing"})';

const expectFiring = (time: string, alerts: readonly string[]) => ({
  expr: firing,
  eval_time: time,
  exp_samples: [heartbeat, ...alerts].map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
});

const replay = (name: string, series: Series, checks: readonly ReturnType<typeof expectFiring>[]) => ({
  name,
  interval: "1m",
  input_series: Object.entries({ ...quiet, ...series }).map(([series, values]) => ({ series, values })),
  promql_expr_test: checks,
});

describe.skipIf(!ensureMonitoringPrograms("promtool"))("the alert rules", () => {
  test("each alert fires in its storm, and none on a quiet day or in another storm", () => {
    const file = join(createTestFolder(), "storms.yml");
    const quietTimes = ["20m", "1h5m", "1h45m", "2h55m", "5h", "5h55m"].map((time) => expectFiring(time, []));
    const tests = [
      replay("a quiet day", {}, quietTimes),
      ...Object.entries(storms).map(([name, { series, fires }]) => replay(name, series, [expectFiring("5h", fires)])),
    ];
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: "5m", tests }));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });

  test("Prometheus accepts its own configuration, and the metrics of the dashboard", () => {
    const check = (...args: string[]) => spawnSync("promtool", args, { encoding: "utf8" });
    expect(check("check", "config", "--syntax-only", "deploy/monitoring/prometheus.yml").status).toBe(0);
    const file = join(createTestFolder(), "dashboard.yml");
    const recorded = dashboardExpressions.map((expr, index) => ({ record: `dashboard_${index}`, expr }));
    writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules: recorded }] }));
    const { status, stdout, stderr } = check("check", "rules", file);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(`${recorded.length} rules found`)]);
  });
});

const alertmanagerFile = "deploy/monitoring/alertmanager.yml";

describe.skipIf(!ensureMonitoringPrograms("amtool"))("Alertmanager", () => {
  const runAmtool = (...args: string[]) => spawnSync("amtool", args, { encoding: "utf8" });

  test("accepts its own configuration", () => {
    const { status, stdout, stderr } = runAmtool("check-config", alertmanagerFile);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });

  test("notifies the receiver named like the severity, and pages a person for an alert without one", () => {
    for (const severity of [...new Set(rules.map(({ labels }) => labels.severity)), ""]) {
      const { stdout } = runAmtool(
        "config",
        "routes",
        "test",
        `--config.file=${alertmanagerFile}`,
        `severity=${severity}`,
      );
      expect([severity, stdout.trim()]).toEqual([severity, severity || "page"]);
    }
  });
});

const dashboard = JSON.parse(readFileSync("deploy/monitoring/grafana.json", "utf8")) as {
  panels: { id: number; type: string; targets?: { expr: string }[] }[];
};
const dashboardExpressions = dashboard.panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m")),
);

test("every storm has its alert, and every alert has a storm, a runbook that names it and an instruction", () => {
  const tried = new Set([heartbeat, ...Object.values(storms).flatMap(({ fires }) => fires)]);
  expect([...tried].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  for (const { alert, labels, annotations } of rules) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:page|ticket|heartbeat)$/)]);
    expect(readFileSync(annotations.runbook ?? "", "utf8")).toMatch(new RegExp(`\\b${alert}\\b`));
    expect([alert, annotations.summary, annotations.action].every(Boolean)).toBe(true);
  }
});

test("every metric of ours in an alert or on the dashboard is measured", () => {
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

test("the dashboard's panels have unique numbers", () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
