/** Tests several servers on one PostgreSQL, and a server that is killed while it sends an e-mail. */
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildLeadMessage, postJson } from "./testing/client.ts";
import { readStoredLeads } from "./testing/databases/read-store.ts";
import { makeMailsDue } from "./testing/databases/run-sql.ts";
import { findPostgresPrograms, type RunningPostgres, startPostgres } from "./testing/databases/test-postgres.ts";
import { startTestMailServer } from "./testing/mail/test-mail-server.ts";
import { startNewServer, startServer, waitForPort } from "./testing/process.ts";
import { createBuiltSite } from "./testing/site.ts";

const sender = { MAIL_FROM: "wim <hola@wim.example>", MAIL_SECRET: "un secreto de prueba de más de 32 signos" };

test("a server that was killed while sending an e-mail sends it after a restart", async () => {
  const mute = await startTestMailServer({ isMute: true });
  const { distDir, databaseFile, server: killed } = startNewServer({ ...sender, SMTP_URL: mute.url });
  expect((await postJson(await waitForPort(killed), buildLeadMessage(1))).status).toBe(201);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  makeMailsDue(databaseFile);
  const peer = await startTestMailServer();
  const next = startServer(distDir, databaseFile, { ...sender, SMTP_URL: peer.url });
  await waitForPort(next);
  await expect.poll(() => peer.mails).toHaveLength(1);
  expect(peer.mails[0]?.to?.[0]?.address).toBe("ana@wim.example");
  next.kill("SIGTERM");
  expect(await once(next, "exit")).toEqual([0, null]);
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
        const answer = await postJson(ports[attempt % 2] ?? 0, buildLeadMessage(number)).catch(() => undefined);
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

    // 0: a request to the killed server; 503: a response while PostgreSQL was down.
    expect(Object.keys(failures)).toEqual(["0", "503"]);
    const names = (await readStoredLeads({ databaseFile: "not used", databaseUrl })).map(({ Name }) => Name);
    expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(acknowledged.size).toBeGreaterThanOrEqual(300);
  });
});
