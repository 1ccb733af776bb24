/**
 * Many visitors each submit a lead through the browser's outbox. Meanwhile the real server, in a separate process, is
 * killed or stopped and started again.
 */
import { setTimeout as delay } from "node:timers/promises";
import { readStoredLeads } from "../../server/testing/databases/read-store.ts";
import { eventNames, leadFormProperties } from "../../src/domain/leads/collector-contract.ts";
import { leadConstants } from "../../src/domain/leads/lead.ts";
import { formatLeadIdentity } from "../../src/domain/leads/lead-identity.ts";
import { createCollectorClient, type PostOutcome } from "../../src/platform/outbox/collector-client.ts";
import { createOutbox } from "../../src/platform/outbox/outbox.ts";
import { createTestLock, createTestStore } from "../../src/platform/testing/test-outbox.ts";
import { SiteServer } from "../../tests/support/servers/site-server.ts";

type RestartTestOptions = {
  /** The build's output, or any folder with a home page. */
  distDir: string;
  databaseFile: string;
  leads: number;
  concurrentVisitors: number;
  /** The ways to end the server, one per restart. The same number of leads is acknowledged between restarts. */
  shutdowns: readonly ("kill" | "stop")[];
};

export type RestartReport = {
  seconds: number;
  restarts: number;
  /** Messages sent by the visitors' browsers, including those without a response. */
  sentMessages: number;
  unansweredMessages: number;
  /** Leads whose identity and form event were both acknowledged as stored. */
  acknowledgedLeads: number;
  /** Acknowledged leads that are missing from the store at the end. */
  lostLeads: number;
  /** Rows that repeat a lead. */
  duplicateRows: number;
  /** Rows without a form event. */
  unfinishedRows: number;
  storedRows: number;
};

/** Factor by which the visitors' clock runs faster, so that retries do not wait for seconds. */
const clockFactor = 10;
const timeLimitMs = 5_000;

export async function runRestartTest({
  distDir,
  databaseFile,
  leads,
  concurrentVisitors,
  shutdowns,
}: RestartTestOptions): Promise<RestartReport> {
  const server = new SiteServer({ distDir, databaseFile });
  await server.start();
  const startedAt = performance.now();
  const acknowledgedIds = new Set<string>();
  let sentMessages = 0;
  let unansweredMessages = 0;

  const now = () => Date.now() + (performance.now() - startedAt) * (clockFactor - 1);
  const client = createCollectorClient({ fetch, url: `${server.url}/api/events`, timeLimitMs, now });
  async function postMessage(...message: Parameters<typeof client>): Promise<PostOutcome> {
    sentMessages += 1;
    const outcome = await client(...message);
    if (outcome.state === "unavailable") unansweredMessages += 1;
    return outcome;
  }

  /** Simulates one page load, with its own storage, outbox and locks. */
  async function submitLead(number: number): Promise<void> {
    const identity = formatLeadIdentity(crypto.randomUUID());
    const person = { Name: `Persona ${number}`, Email: `persona-${number}@correo.example` };
    const outbox = createOutbox({
      storage: createTestStore(),
      post: postMessage,
      now,
      getElapsedMs: () => (performance.now() - startedAt) * clockFactor,
      random: Math.random,
      schedule(ms, work) {
        const timer = setTimeout(work, ms / clockFactor);
        return () => clearTimeout(timer);
      },
      onWake: () => {},
      storeLock: createTestLock(),
      sendLock: createTestLock(),
    });
    const messages = await Promise.all([
      outbox.enqueue({
        event: eventNames.identify,
        Identity: identity,
        properties: { ...person, ...leadConstants, Terminos: true, CheckPublicidad: true },
      }),
      outbox.enqueue({ event: eventNames.formSubmitted, Identity: identity, properties: leadFormProperties }),
    ]);
    void outbox.flush();
    const outcomes = await Promise.all(messages.map(({ finalOutcome }) => finalOutcome));
    if (outcomes.some(({ state }) => state !== "delivered")) throw new Error(`lead ${number} was refused`);
    acknowledgedIds.add(person.Name);
  }

  async function restartServerRepeatedly(): Promise<void> {
    for (const [index, end] of shutdowns.entries()) {
      while (acknowledgedIds.size < (leads * (index + 1)) / (shutdowns.length + 1)) await delay(5);
      await server[end]();
      await server.start();
    }
  }

  try {
    let nextVisitor = 0;
    const visitors = Array.from({ length: concurrentVisitors }, async () => {
      while (nextVisitor < leads) await submitLead(++nextVisitor);
    });
    await Promise.all([...visitors, restartServerRepeatedly()]);
    const seconds = (performance.now() - startedAt) / 1_000;
    return {
      seconds,
      restarts: shutdowns.length,
      sentMessages,
      unansweredMessages,
      acknowledgedLeads: acknowledgedIds.size,
      ...(await inspectStore()),
    };
  } finally {
    await server.stop();
  }

  async function inspectStore(): Promise<
    Pick<RestartReport, "lostLeads" | "duplicateRows" | "unfinishedRows" | "storedRows">
  > {
    const rows = await readStoredLeads({ databaseFile });
    const names = new Set(rows.map(({ Name }) => Name));
    return {
      lostLeads: [...acknowledgedIds].filter((name) => !names.has(name)).length,
      duplicateRows: rows.length - names.size,
      unfinishedRows: rows.filter(({ formSubmittedAt }) => formSubmittedAt === null).length,
      storedRows: rows.length,
    };
  }
}
