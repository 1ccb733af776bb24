/** Several servers on one PostgreSQL. */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "./store/open-store.ts";
import { openClient } from "./store/postgres/postgres-client.ts";
import { openPostgresStore } from "./store/postgres/postgres-store.ts";
import { StoreUnavailableError } from "./store/store-unavailable-error.ts";
import { leadMessage, postJson } from "./testing/client.ts";
import { startServer, waitForPort } from "./testing/process.ts";
import { readStoredLeads } from "./testing/read-store.ts";
import { createBuiltSite } from "./testing/site.ts";
import { startTestMailServer } from "./testing/smtp-peer.ts";
import { findPostgresPrograms, queryOnce, type RunningPostgres, startPostgres } from "./testing/test-postgres.ts";

/** Processes start slowly on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const noReports = { onAway: () => {}, onBack: () => {} };

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

  test("nothing is lost or stored twice after one server is killed and the database crashes and restarts", async () => {
    const databaseUrl = await postgres.emptySchema();
    const distDir = createBuiltSite();
    const servers = [1, 2].map(() => startServer(distDir, "not used", { DATABASE_URL: databaseUrl }));
    const ports = await Promise.all(servers.map(waitForPort));

    const acknowledged = new Set<string>();
    const failures: Record<number, number> = {};
    let [next, isOver] = [0, false];
    /** Repeats until acknowledged, like a browser's outbox; alternates between the servers, like a load balancer. */
    async function send(number: number): Promise<void> {
      for (let attempt = number; !isOver; attempt += 1) {
        const answer = await postJson(ports[attempt % 2] ?? 0, leadMessage(number)).catch(() => undefined);
        const status = answer?.status ?? 0;
        if (status === 200 || status === 201) return void acknowledged.add(`Persona ${number}`);
        failures[status] = (failures[status] ?? 0) + 1;
        await delay(10);
      }
    }
    const senders = Array.from({ length: 8 }, async () => {
      while (!isOver) await send(next++);
    });
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await delay(5);
    };

    await until(() => acknowledged.size >= 100);
    servers[0]?.kill("SIGKILL");
    await until(() => acknowledged.size >= 200);
    await postgres.crash();
    await until(() => (failures[503] ?? 0) > 0);
    await postgres.start();
    const before = acknowledged.size;
    await until(() => acknowledged.size >= before + 100);
    isOver = true;
    await Promise.all(senders);

    // 0: the killed server; 503: the one without its database.
    expect(Object.keys(failures)).toEqual(["0", "503"]);
    const names = (await readStoredLeads({ databaseFile: "not used", databaseUrl })).map(({ Name }) => Name);
    expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(acknowledged.size).toBeGreaterThanOrEqual(300);
  });

  test("two servers send each e-mail once", async () => {
    const databaseUrl = await postgres.emptySchema();
    const peer = await startTestMailServer();
    const mail = { SMTP_URL: peer.url, MAIL_FROM: "hola@wim.example", MAIL_SECRET: "s".repeat(32) };
    const environment = { ...mail, MAILS_PER_MINUTE: "6000", DATABASE_URL: databaseUrl };
    const distDir = createBuiltSite();
    const ports = await Promise.all([1, 2].map(() => waitForPort(startServer(distDir, "not used", environment))));
    const emails = Array.from({ length: 30 }, (_, number) => `persona.${number}@wim.example`);
    const send = (Email: string, number: number) => {
      const { properties, ...message } = leadMessage(number);
      return postJson(ports[number % 2] ?? 0, { ...message, properties: { ...properties, Email } });
    };
    await Promise.all(emails.map(send));
    const waiting = async () =>
      Number((await queryOnce(databaseUrl, "SELECT count(*) AS mails FROM mails WHERE due_at IS NOT NULL"))[0]?.mails);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000, interval: 100 });
    expect(peer.recipients.toSorted()).toEqual(emails.toSorted());
  });

  test.each([
    ["ALTER TABLE events ADD CONSTRAINT full_up CHECK (id < 0) NOT VALID", /full_up/],
    ["ALTER SEQUENCE arrivals MAXVALUE 5; SELECT setval('arrivals', 5)", /reached maximum/],
  ])("a check fails if storing a message would: %s", async (sql, problem) => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl);
    onTestFinished(() => store.close());
    await queryOnce(databaseUrl, sql);
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
      expect(await queryOnce(databaseUrl, `SELECT * FROM ${table}`)).toEqual([]);
    }
  });

  test("a write to a table that another client locks is rejected as unavailable, and works once unlocked", async () => {
    const databaseUrl = await postgres.emptySchema();
    const store = await openPostgresStore(databaseUrl, { lockTimeoutMs: 20 });
    onTestFinished(() => store.close());
    const other = await openClient(databaseUrl, async (client) => {
      await client.query("BEGIN; LOCK TABLE events, unsubscriptions, schema_version");
    });
    const message = { ...leadMessage(1), page: "" };
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
