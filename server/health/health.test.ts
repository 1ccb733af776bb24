import { statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { healthPath } from "#domain/site/server-paths.ts";
import { sendRequest } from "#server/testing/client.ts";
import { createBrokenStore } from "#server/testing/databases/broken-store.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { startTestSite } from "#server/testing/site.ts";

test("reports ok while messages can be stored, and the build, without a rate limit", async () => {
  const { port, clientDir, databaseFile } = await startTestSite({ rateLimit: 1 });
  writeFileSync(join(clientDir, "../build.json"), JSON.stringify({ inputs: "0123456789abcdef", files: {} }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendRequest(port, healthPath)));
  for (const { status, headers, body } of answers) {
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(body)).toEqual({ status: "ok", build: "0123456789ab", store: "writable", disk: "elsewhere" });
  }
  expect(await readStoredLeads({ databaseFile })).toEqual([]);
});

test("fails only while another process locks the database, and pages are still served", async () => {
  const { port, databaseFile } = await startTestSite({ busyTimeoutMs: 1, backAfterMs: 1 });
  const other = new DatabaseSync(databaseFile);
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE");
  const { status, body } = await sendRequest(port, healthPath);
  expect([status, JSON.parse(body)]).toEqual([503, expect.objectContaining({ status: "failing", store: "away" })]);
  expect((await sendRequest(port, "/")).status).toBe(200);
  other.exec("ROLLBACK");
  await expect.poll(async () => (await sendRequest(port, healthPath)).status).toBe(200);
});

test("fails quickly if the store does not respond, and checks the database's disk", async () => {
  const { port } = await startTestSite({
    databaseFolder: ".",
    openStore: async () => createBrokenStore(() => new Promise(() => {})),
  });
  const { status, body } = await sendRequest(port, healthPath);
  const { bavail, bsize } = statfsSync(".");
  const disk = bavail * bsize < 256 * 1024 ** 2 ? "low" : "ok";
  expect([status, JSON.parse(body)]).toEqual([503, { status: "failing", build: null, store: "away", disk }]);
});
