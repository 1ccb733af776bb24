import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { healthPath } from "#domain/site/server-paths.ts";
import { openPersonalData } from "#server/store/open-store.ts";
import { createReportingStore } from "#server/store/reporting-store.ts";
import { recordBackup } from "#server/store/sqlite/sqlite-backup.ts";
import { openSqliteStore } from "#server/store/sqlite/sqlite-store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { buildLeadMessage, postForm, postJson, sendRequest } from "#server/testing/client.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { createBuiltSite, scriptPath, startTestSite } from "#server/testing/site.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { createMetrics } from "./metrics.ts";

async function startMeasuredSite(rateLimit: number) {
  const databaseFile = join(createTestFolder(), "wim.sqlite");
  const metrics = createMetrics({ distDir: createBuiltSite(), databaseFile });
  let isAway = false;
  const site = await startTestSite({
    rateLimit,
    onAppCreated: metrics.countRequests,
    openStore: async (reports) => {
      const store = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
      const fragile = {
        ...store,
        add: async (message: Parameters<typeof store.add>[0]) => {
          if (isAway) throw new StoreUnavailableError("gone");
          return store.add(message);
        },
      };
      return metrics.countStoreOperations(createReportingStore(fragile, reports, 0));
    },
  });
  const metricsPort = Number(new URL(await metrics.listen(0, "127.0.0.1")).port);
  return {
    ...site,
    metrics,
    metricsPort,
    takeStoreAway: (takes = true) => {
      isAway = takes;
    },
    read: async () => (await sendRequest(metricsPort, "/metrics")).body,
  };
}

/** Parses metrics to values by name and labels. */
function samplesIn(text: string): Record<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

test("counts requests by kind and status, stored messages, and refusals by the store or the rate limit", async () => {
  const { port, read, takeStoreAway } = await startMeasuredSite(4);
  for (const path of ["/", "/?q=secreto", "/nada", scriptPath, healthPath]) await sendRequest(port, path);
  await postJson(port, buildLeadMessage(1));
  await postJson(port, buildLeadMessage(1));
  await postForm(port, { Name: "Ana", Email: "ana@wim.example", Terminos: "on", CheckPublicidad: "on" });
  takeStoreAway();
  for (const number of [2, 3]) await postJson(port, buildLeadMessage(number));
  const text = await read();
  expect(samplesIn(text)).toMatchObject({
    'wim_requests_total{kind="page",status="200"}': 2,
    'wim_requests_total{kind="page",status="404"}': 1,
    'wim_requests_total{kind="asset",status="200"}': 1,
    'wim_requests_total{kind="health",status="200"}': 1,
    'wim_requests_total{kind="event",status="201"}': 1,
    'wim_requests_total{kind="event",status="200"}': 1,
    'wim_requests_total{kind="event",status="503"}': 1,
    'wim_requests_total{kind="event",status="429"}': 1,
    'wim_requests_total{kind="lead-form",status="303"}': 1,
    'wim_request_seconds_bucket{kind="event",le="+Inf"}': 4,
    'wim_request_seconds_count{kind="event"}': 4,
    'wim_messages_total{event="Login",outcome="stored"}': 2,
    'wim_messages_total{event="Login",outcome="already-stored"}': 1,
    'wim_messages_total{event="FORM_SUBMITTED",outcome="stored"}': 1,
    'wim_store_failures_total{reason="away"}': 1,
    'wim_store_failures_total{reason="error"}': 0,
    wim_store_up: 0,
    wim_wal_bytes: expect.any(Number),
    wim_disk_free_bytes: expect.any(Number),
    'wim_build_info{build="unknown"}': 1,
  });
  expect(text).not.toMatch(/secreto|ana@|127\.0\.0\.1/);
});

test("reports the store as down from the first refused message until one is stored, regardless of checks", async () => {
  const { port, read, takeStoreAway } = await startMeasuredSite(100);
  const isUp = async () => samplesIn(await read()).wim_store_up;
  expect(await isUp()).toBe(1);
  takeStoreAway();
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(503);
  expect((await sendRequest(port, healthPath)).status).toBe(200);
  expect(await isUp()).toBe(0);
  takeStoreAway(false);
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(201);
  expect(await isUp()).toBe(1);
});

test("reports how long the event loop was blocked", async () => {
  const { read } = await startMeasuredSite(100);
  await delay(50);
  const until = performance.now() + 150;
  while (performance.now() < until);
  await delay(50);
  expect(samplesIn(await read())['wim_event_loop_delay_seconds{quantile="1"}']).toBeGreaterThan(0.1);
});

test("serves only the metrics, and not on the site's own port", async () => {
  const { port, metricsPort } = await startMeasuredSite(100);
  expect((await sendRequest(metricsPort, "/")).status).toBe(404);
  expect((await sendRequest(metricsPort, "/metrics", { method: "POST" })).status).toBe(404);
  expect((await sendRequest(port, "/metrics")).status).toBe(404);
});

test("reports the number of waiting e-mails and the outcomes of others, if there are any", async () => {
  const { read, metrics } = await startMeasuredSite(4);
  expect(await read()).not.toContain("wim_mails_waiting");
  metrics.mailReports.onMailsWaiting(2, 30);
  metrics.mailReports.onTryEnded("lead", "sent");
  expect(samplesIn(await read())).toMatchObject({
    wim_mails_waiting: 2,
    wim_mail_oldest_waiting_seconds: 30,
    'wim_mails_total{purpose="lead",end="sent"}': 1,
  });
});

test("reports the ages of the last backup, of the last erasure by age, and of the build", async () => {
  const distDir = createBuiltSite();
  const databaseFile = join(createTestFolder(), "wim.sqlite");
  const store = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
  onTestFinished(() => store.close());
  const metrics = createMetrics({ distDir, databaseFile });
  metrics.countStoreOperations(store);
  const port = Number(new URL(await metrics.listen(0, "127.0.0.1")).port);
  const readAges = async () => {
    const samples = samplesIn((await sendRequest(port, "/metrics")).body);
    return ["backup", "retention", "build"].map((name) => samples[`wim_${name}_age_seconds`]);
  };
  expect(await readAges()).toEqual([undefined, undefined, undefined]);

  recordBackup(databaseFile, new Date(Date.now() - 7_200_000));
  const data = await openPersonalData({ databaseFile });
  await data.eraseOlderThan(730);
  await data.close();
  mkdirSync(join(distDir, "deploy"));
  writeFileSync(join(distDir, "deploy/release.txt"), "day=2026-01-01\n");
  await vi.waitFor(async () => {
    const [backup, retention, build] = await readAges();
    expect(backup).toBeGreaterThanOrEqual(7_200);
    expect(retention).toBeLessThan(backup ?? 0);
    expect(build).toBeCloseTo((Date.now() - Date.parse("2026-01-01T06:00:00Z")) / 1_000, -2);
  }, 20_000);
});
