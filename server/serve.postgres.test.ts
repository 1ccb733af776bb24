/** Tests the store of several servers on one PostgreSQL; `serve.nightly.test.ts` tests those servers. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "./health/metrics.ts";
import { knownDatabaseVersions, readDatabaseVersion } from "./store/database-version.ts";
import { openPersonalData, openStore } from "./store/open-store.ts";
import { openClient } from "./store/postgres/postgres-client.ts";
import { openPostgresStore } from "./store/postgres/postgres-store.ts";
import { StoreUnavailableError } from "./store/store-unavailable-error.ts";
import { buildLeadMessage } from "./testing/client.ts";
import { readStoredLeads } from "./testing/databases/read-store.ts";
import { findPgBouncer, startPgBouncer } from "./testing/databases/test-pgbouncer.ts";
import {
  findPostgresPrograms,
  type RunningPostgres,
  runSingleQuery,
  startPostgres,
} from "./testing/databases/test-postgres.ts";
import { createTestFolder } from "./testing/test-folder.ts";

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
  ])("a check fails if storing a message would fail: %s", async (sql, problem) => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl);
    onTestFinished(() => store.close());
    await runSingleQuery(databaseUrl, sql);
    await expect(store.check()).rejects.toThrow(problem);
  });

  test("a check fails while another client locks one table, and leaves no trace", async () => {
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

  test("a write to a table that another client locks is rejected as unavailable, and succeeds once it is unlocked", async () => {
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

  test("a message that another server stores at the same moment is compared with that server's message", async () => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl);
    onTestFinished(() => store.close());
    const message = { ...buildLeadMessage(1), page: "" };
    const other = await openClient(databaseUrl, async (client) => {
      await client.query("BEGIN");
      await client.query("INSERT INTO events (identity, event, page, properties) VALUES ($1, $2, '', $3)", [
        ...[message.Identity, message.event, message.properties],
      ]);
    });
    const changed = { ...message, properties: { ...message.properties, Name: "Otra" } };
    const outcomes = Promise.all([store.add(message), store.addAll([changed])]);
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO events%'";
    await expect.poll(() => runSingleQuery(databaseUrl, waiting)).toHaveLength(2);
    await other.query("COMMIT");
    await other.end();
    expect(await outcomes).toEqual(["already-stored", ["conflict"]]);
    expect(await runSingleQuery(databaseUrl, "SELECT FROM events")).toHaveLength(1);
  });

  test("on a direct connection a message is one statement, with limits that last", async () => {
    const databaseUrl = await postgres.emptySchema();
    expect(await readSettingsOfWrites(databaseUrl)).toEqual({ synchronous_commit: "on", ...timeLimits });
    expect(await readLastStatements(databaseUrl, databaseUrl)).toEqual(["INSERT"]);
  });

  test("of messages sent together, none is stored if one is refused, and the error is that of the refused one", async () => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl);
    onTestFinished(() => store.close());
    const [first, second, third] = [1, 2, 3].map((number) => ({ ...buildLeadMessage(number), page: "" }));
    await runSingleQuery(
      databaseUrl,
      `ALTER TABLE events ADD CONSTRAINT odd CHECK (identity <> '${second?.Identity}')`,
    );
    await expect(store.addAll([first, second, third].filter((each) => each !== undefined))).rejects.toThrow(/odd/);
    expect(await runSingleQuery(databaseUrl, "SELECT FROM events")).toEqual([]);
    expect(first && (await store.add(first))).toBe("stored");
  });

  test("reports its version, and its size as a metric, but not the free space of this machine's disk", async () => {
    const databaseUrl = await postgres.emptySchema();
    const place = { databaseFile: "not used", databaseUrl };
    expect(await readDatabaseVersion(place)).toEqual({ kind: "postgresql", version: 0 });
    const metrics = createMetrics({ distDir: createTestFolder(), databaseFile: undefined });
    const store = metrics.countStoreOperations(await openStore(place, noReports));
    onTestFinished(() => store.close());
    expect(knownDatabaseVersions).toContainEqual(await readDatabaseVersion(place));
    await runSingleQuery(databaseUrl, "UPDATE schema_version SET version = 99");
    expect(await readDatabaseVersion(place)).toEqual({ kind: "postgresql", version: 99 });
    const url = await metrics.listen(0, "127.0.0.1");
    await vi.waitFor(async () => {
      const text = await (await fetch(url)).text();
      expect(Number(/^wim_database_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1_000_000);
      expect(text).not.toContain("wim_disk_free_bytes");
    }, 20_000);
  });

  test("acknowledges only after writing to disk, even if the database is configured otherwise", async () => {
    for (const setting of ["off", "local"]) {
      const databaseUrl = `${await postgres.emptySchema()}%20-csynchronous_commit%3D${setting}`;
      const client = await openClient(databaseUrl, async () => {});
      expect((await client.query("SHOW synchronous_commit")).rows).toEqual([{ synchronous_commit: "on" }]);
      await client.end();
      expect(await readSettingsOfWrites(databaseUrl)).toMatchObject({ synchronous_commit: "on" });
    }
  });

  test("gives up on locks and statements after a time limit", async () => {
    expect(await readSettingsOfWrites(await postgres.emptySchema())).toMatchObject(timeLimits);
  });

  describe.skipIf(findPgBouncer() === undefined)("behind PgBouncer", () => {
    const createDatabase = async (name: string, port: number) => {
      await runSingleQuery(`postgresql://wim@127.0.0.1:${postgres.port}/postgres`, `CREATE DATABASE ${name}`);
      return `postgresql://wim@127.0.0.1:${port}/${name}`;
    };

    test("in transaction mode, everything works, with the same limits, and other clients keep their own", async () => {
      const databaseUrl = await createDatabase("pooled", await startPgBouncer(postgres.port, "transaction"));
      expect(await readSettingsOfWrites(databaseUrl)).toEqual({ synchronous_commit: "on", ...timeLimits });
      expect(await runSingleQuery(databaseUrl, "SHOW statement_timeout")).toEqual([{ statement_timeout: "0" }]);
      const place = { databaseFile: "not used", databaseUrl };
      const store = await openStore(place, noReports, { queuesConfirmationMails: true });
      onTestFinished(() => store.close());
      const leads = Array.from({ length: 50 }, (_, index) => ({ ...buildLeadMessage(10 + index), page: "" }));
      expect(await Promise.all(leads.map((lead) => store.add(lead)))).toEqual(leads.map(() => "stored"));
      await store.unsubscribe("ana@wim.example");
      expect((await readStoredLeads(place)).filter(({ consent }) => consent === "withdrawn")).toHaveLength(51);
      const data = await openPersonalData(place);
      expect(await data.erase("ana@wim.example", { forgetsUnsubscription: false })).toMatchObject({ messages: 51 });
      await data.close();
      const direct = `postgresql://wim@127.0.0.1:${postgres.port}/pooled`;
      expect(await readLastStatements(databaseUrl, direct)).toEqual(["COMMIT"]);
    });

    test("in statement mode, a server does not start, and says why", async () => {
      const databaseUrl = await createDatabase("split", await startPgBouncer(postgres.port, "statement"));
      await expect(openStore({ databaseFile: "not used", databaseUrl }, noReports)).rejects.toThrow(
        /^No se pudo abrir la base de datos split en 127\.0\.0\.1:\d+: .*statement pooling/,
      );
    });
  });
});

/**
 * Reads the first words of the last statement of each connection of a store, after it stored a message. Leaves out
 * connections that have sent nothing, which a pooler may just have opened.
 *
 * @param observerUrl - the same database without a pooler, which would use the observed connection.
 */
async function readLastStatements(databaseUrl: string, observerUrl: string) {
  const store = await openPostgresStore(databaseUrl);
  try {
    await store.add({ ...buildLeadMessage(90), page: "" });
    const activity = await runSingleQuery(
      observerUrl,
      `SELECT DISTINCT split_part(trim(query), ' ', 1) AS word FROM pg_stat_activity
       WHERE state = 'idle' AND query <> '' AND datname = current_database() AND pid <> pg_backend_pid()`,
    );
    return activity.map(({ word }) => word);
  } finally {
    await store.close();
  }
}

const timeLimits = { lock_timeout: "2s", statement_timeout: "5s" };

/** Reads the settings with which the store writes, as the database itself records them. */
async function readSettingsOfWrites(databaseUrl: string) {
  const store = await openStore({ databaseFile: "not used", databaseUrl }, noReports);
  const names = ["synchronous_commit", "lock_timeout", "statement_timeout"];
  const columns = names.map((name) => `ADD ${name} text DEFAULT current_setting('${name}')`);
  await runSingleQuery(databaseUrl, `ALTER TABLE events ${columns.join(", ")}`);
  await store.add({ ...buildLeadMessage(1), page: "" });
  await store.close();
  const [settings] = await runSingleQuery(databaseUrl, `SELECT ${names.join(", ")} FROM events`);
  return settings;
}
