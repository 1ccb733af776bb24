/** Tests the store of several servers on one PostgreSQL; `serve.nightly.test.ts` tests those servers. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "./store/open-store.ts";
import { openClient } from "./store/postgres/postgres-client.ts";
import { openPostgresStore } from "./store/postgres/postgres-store.ts";
import { StoreUnavailableError } from "./store/store-unavailable-error.ts";
import { buildLeadMessage } from "./testing/client.ts";
import { findPostgresPrograms, type RunningPostgres, runSingleQuery, startPostgres } from "./testing/test-postgres.ts";

const noReports = { onUnavailable: () => {}, onRecovered: () => {} };

test("the error about an unreachable PostgreSQL does not contain its password", async () => {
  const place = { databaseFile: "not used", databaseUrl: "postgresql://wim:secreta@127.0.0.1:1/leads" };
  await expect(openStore(place, noReports)).rejects.toThrow(
    "No se pudo abrir la base de datos leads en 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.",
  );
});

describe.skipIf(findPostgresPrograms() === undefined)("on a PostgreSQL", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test.each([
    ["ALTER TABLE events ADD CONSTRAINT full_up CHECK (id < 0) NOT VALID", /full_up/],
    ["ALTER SEQUENCE arrivals MAXVALUE 5; SELECT setval('arrivals', 5)", /reached maximum/],
  ])("a check fails if storing a message would: %s", async (sql, problem) => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl);
    onTestFinished(() => store.close());
    await runSingleQuery(databaseUrl, sql);
    await expect(store.check()).rejects.toThrow(problem);
  });

  test("a check fails while another client locks one table, and leaves nothing", async () => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl, { lockTimeoutMs: 20 });
    onTestFinished(() => store.close());
    for (const table of ["events", "unsubscriptions", "mails"]) {
      const other = await openClient(databaseUrl, async (client) => {
        await client.query(`BEGIN; LOCK TABLE ${table}`);
      });
      await expect(store.check()).rejects.toMatchObject({ reason: "away" });
      await other.end();
      await store.check();
      expect(await runSingleQuery(databaseUrl, `SELECT * FROM ${table}`)).toEqual([]);
    }
  });

  test("a write to a table that another client locks is rejected as unavailable, and works once unlocked", async () => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl, { lockTimeoutMs: 20 });
    onTestFinished(() => store.close());
    const other = await openClient(databaseUrl, async (client) => {
      await client.query("BEGIN; LOCK TABLE events, unsubscriptions, schema_version");
    });
    const message = { ...buildLeadMessage(1), page: "" };
    await expect(store.add(message)).rejects.toThrow(StoreUnavailableError);
    await expect(store.addAll([message])).rejects.toThrow(StoreUnavailableError);
    await expect(store.unsubscribe("ana@wim.example")).rejects.toThrow(StoreUnavailableError);
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
    await other.end();
    expect(await store.addAll([message])).toEqual(["stored"]);
  });

  test("acknowledges only after writing to disk, even if the database is configured otherwise", async () => {
    const client = await openClient(`${await postgres.emptySchema()}%20-csynchronous_commit%3Doff`, async () => {});
    expect((await client.query("SHOW synchronous_commit")).rows).toEqual([{ synchronous_commit: "on" }]);
    await client.end();
  });
});
