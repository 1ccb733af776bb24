/**
 * Many visitors submit a lead each, through the browser's outbox, while the real server, in a separate process, is
 * killed or stopped and started again.
 */
import { setTimeout as delay } from "node:timers/promises";
import { readStoredLeads } from "../../server/testing/read-store.ts";
import { eventNames, leadFormProperties } from "../../src/domain/leads/collector-contract.ts";
import { leadConstants } from "../../src/domain/leads/lead.ts";
import { formatLeadIdentity } from "../../src/domain/leads/lead-identity.ts";
import { createCollectorClient, type PostOutcome } from "../../src/platform/outbox/collector-client.ts";
import { createOutbox } from "../../src/platform/outbox/outbox.ts";
import { createTestLock, createTestStore } from "../../src/platform/testing/test-outbox.ts";
import { SiteServer } from "../../tests/support/site-server.ts";

type Storm = {
  /** The output of the build, or any folder with a home page. */
  distDir: string;
  databaseFile: string;
  leads: number;
  /** Concurrent visitors. */
  atOnce: number;
  /** The ways to end the server, one per restart. Equally many leads are acknowledged between restarts. */
  ends: readonly ("kill" | "stop")[];
};

export type RestartReport = {
  seconds: number;
  restarts: number;
  /** Messages sent by the visitors' browsers, including those without a response. */
  sent: number;
  unanswered: number;
  /** Leads whose identity and form event were both acknowledged as stored. */
  acknowledged: number;
  /** Acknowledged leads that are missing from the store at the end. */
  lost: number;
  /** Rows that repeat a lead. */
  duplicates: number;
  /** Rows without a form event. */
  unfinished: number;
  stored: number;
};

/** Factor by which the visitors' clock is faster, so that retries do not wait for seconds. */
const haste = 10;
const timeLimitMs = 5_000;

export async function runRestartTest({ distDir, databaseFile, leads, atOnce, ends }: Storm): Promise<RestartReport> {
  const server = new SiteServer({ distDir, databaseFile });
  await server.start();
  const startedAt = performance.now();
  const acknowledged = new Set<string>();
  let sent = 0;
  let unanswered = 0;

  const now = () => Date.now() + (performance.now() - startedAt) * (haste - 1);
  const client = createCollectorClient({ fetch, url: `${server.url}/api/events`, timeLimitMs, now });
  async function post(...message: Parameters<typeof client>): Promise<PostOutcome> {
    sent += 1;
    const outcome = await client(...message);
    if (outcome.state === "unavailable") unanswered += 1;
    return outcome;
  }

  /** One page load, with its own storage, outbox and locks. */
  async function visit(number: number): Promise<void> {
    const Identity = formatLeadIdentity(crypto.randomUUID());
    const person = { Name: `Persona ${number}`, Email: `persona-${number}@correo.example` };
    const outbox = createOutbox({
      storage: createTestStore(),
      post,
      now,
      random: Math.random,
      schedule(ms, work) {
        const timer = setTimeout(work, ms / haste);
        return () => clearTimeout(timer);
      },
      onWake: () => {},
      storeLock: createTestLock(),
      sendLock: createTestLock(),
    });
    const queued = await Promise.all([
      outbox.enqueue({
        event: eventNames.identify,
        Identity,
        properties: { ...person, ...leadConstants, Terminos: true, CheckPublicidad: true },
      }),
      outbox.enqueue({ event: eventNames.formSubmitted, Identity, properties: leadFormProperties }),
    ]);
    void outbox.flush();
    const outcomes = await Promise.all(queued.map(({ settled }) => settled));
    if (outcomes.some(({ state }) => state !== "delivered")) throw new Error(`lead ${number} was refused`);
    acknowledged.add(person.Name);
  }

  async function trouble(): Promise<void> {
    for (const [index, end] of ends.entries()) {
      while (acknowledged.size < (leads * (index + 1)) / (ends.length + 1)) await delay(5);
      await server[end]();
      await server.start();
    }
  }

  try {
    let next = 0;
    const visitors = Array.from({ length: atOnce }, async () => {
      while (next < leads) await visit(++next);
    });
    await Promise.all([...visitors, trouble()]);
    const seconds = (performance.now() - startedAt) / 1_000;
    return { seconds, restarts: ends.length, sent, unanswered, acknowledged: acknowledged.size, ...(await look()) };
  } finally {
    await server.stop();
  }

  async function look(): Promise<Pick<RestartReport, "lost" | "duplicates" | "unfinished" | "stored">> {
    const rows = await readStoredLeads({ databaseFile });
    const names = new Set(rows.map(({ Name }) => Name));
    return {
      lost: [...acknowledged].filter((name) => !names.has(name)).length,
      duplicates: rows.length - names.size,
      unfinished: rows.filter(({ formSubmittedAt }) => formSubmittedAt === null).length,
      stored: rows.length,
    };
  }
}
