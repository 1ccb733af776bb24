import { expect, onTestFinished, test } from "vitest";
import { type CollectorMessage, eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { startTestCollector } from "#platform/testing/test-collector.ts";
import { createTestLock, createTestOutbox, createTestStore } from "#platform/testing/test-outbox.ts";
import { parseEntries } from "./entries.ts";
import type { Outbox } from "./outbox.ts";

const day = 24 * 3_600_000;

async function collector() {
  const started = await startTestCollector();
  onTestFinished(() => started.close());
  return started;
}

async function collectorAndOutbox(options: Partial<Parameters<typeof createTestOutbox>[0]> = {}) {
  const started = await collector();
  return { ...started, ...createTestOutbox({ url: started.url, storage: createTestStore(), ...options }) };
}

function listMessages(id: string): CollectorMessage[] {
  const Identity = `MKT-${id.padEnd(16, "0")}`;
  const lead = { Name: "Ana", Email: "ana@correo.mx", Terminos: true, CheckPublicidad: true };
  return [
    { event: eventNames.identify, Identity, properties: { ...lead, Channel: "Marketing", IsLead: true } },
    { event: eventNames.formSubmitted, Identity, properties: leadFormProperties },
  ];
}

/** Enqueues several messages. @returns where the last one is stored, and all outcomes. */
async function enqueueAll(outbox: Outbox, messages: readonly CollectorMessage[]) {
  const queued = await Promise.all(messages.map((message) => outbox.enqueue(message)));
  return {
    persistence: queued.at(-1)?.persistence,
    settled: Promise.all(queued.map(({ finalOutcome }) => finalOutcome)),
  };
}

test("sends in order and removes acknowledged messages", async () => {
  const storage = createTestStore();
  const { outbox, received } = await collectorAndOutbox({ storage });
  const { persistence, settled } = await enqueueAll(outbox, listMessages("a"));
  expect(persistence).toBe("browser");
  expect(await outbox.flush()).toEqual({ waiting: 0 });
  expect(await settled).toEqual([{ state: "delivered" }, { state: "delivered" }]);
  expect(received).toEqual(listMessages("a"));
  expect(storage.text).toBeNull();
});

test("keeps a message while the collector is down, and sends it at the next visit", async () => {
  const first = await startTestCollector();
  const storage = createTestStore();
  const visit = createTestOutbox({ url: first.url, storage });
  await first.close();
  await enqueueAll(visit.outbox, listMessages("a"));
  expect(await visit.outbox.flush()).toEqual({ waiting: 2 });

  const { url, stored } = await collector();
  const next = createTestOutbox({ url, storage });
  expect(await next.outbox.flush()).toEqual({ waiting: 0 });
  expect([...stored.values()]).toEqual(listMessages("a"));
});

test("a message whose response was lost is stored once", async () => {
  const { outbox, stored, received, faults } = await collectorAndOutbox();
  faults.push("lose-answer");
  await enqueueAll(outbox, listMessages("a"));
  expect(await outbox.flush()).toEqual({ waiting: 2 });
  expect(await outbox.flush()).toEqual({ waiting: 0 });
  expect(received).toHaveLength(3);
  expect(stored.size).toBe(2);
});

test.each([400, 409, 413, 415, 422])(
  "a refused message (%i) is removed from the outbox and returns the collector's reply",
  async (status) => {
    const error = { message: "Corrige", fields: [{ field: "properties.Email", message: "Ingresa un email válido" }] };
    const { outbox, faults } = await collectorAndOutbox();
    faults.push({ status, body: { error } });
    const { settled } = await enqueueAll(outbox, listMessages("a"));
    expect(await outbox.flush()).toEqual({ waiting: 0 });
    expect(await settled).toEqual([{ state: "refused", refusal: error }, { state: "delivered" }]);
  },
);

test.each(["drop", "hang", { status: 503 }, { status: 429 }, { status: 404 }] as const)(
  "keeps the message when the collector fails: %o",
  async (fault) => {
    const { outbox, faults, stored } = await collectorAndOutbox({ timeLimitMs: 150 });
    faults.push(fault);
    await enqueueAll(outbox, listMessages("a"));
    expect(await outbox.flush()).toEqual({ waiting: 2 });
    expect(stored.size).toBe(0);
  },
);

test("a message that makes the collector fail does not block other visitors' messages", async () => {
  const { outbox, faults, received, stored } = await collectorAndOutbox();
  faults.push({ status: 500 });
  await enqueueAll(outbox, [...listMessages("a"), ...listMessages("b")]);
  expect(await outbox.flush()).toEqual({ waiting: 2 });
  expect([...stored.values()]).toEqual(listMessages("b"));
  expect(received).toHaveLength(3);
});

test("retries at growing intervals, five minutes at most", async () => {
  const { outbox, listRetryDelaysMs, faults } = await collectorAndOutbox();
  faults.push(...Array<"drop">(10).fill("drop"));
  await enqueueAll(outbox, listMessages("a"));
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    await outbox.flush();
    expect(listRetryDelaysMs()).toHaveLength(1);
    waits.push(...listRetryDelaysMs());
  }
  expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1_000));
});

test.each(["90", new Date(Date.UTC(2026, 2, 1) + 90_000).toUTCString()])(
  "does not call again before the collector allows it (Retry-After: %s)",
  async (retryAfter) => {
    const { outbox, listRetryDelaysMs, pass, wake, faults, received, stored } = await collectorAndOutbox();
    faults.push({ status: 429, retryAfter });
    const { settled } = await enqueueAll(outbox, listMessages("a"));
    await outbox.flush();
    expect(listRetryDelaysMs()).toEqual([90_000]);
    wake();
    expect(await outbox.flush()).toEqual({ waiting: 2 });
    expect(received).toHaveLength(1);
    pass(90_000);
    await settled;
    expect(stored.size).toBe(2);
  },
);

test("sends when the network is back, without waiting for the next retry", async () => {
  const { outbox, wake, faults, stored } = await collectorAndOutbox();
  faults.push("drop");
  const { settled } = await enqueueAll(outbox, listMessages("a"));
  await outbox.flush();
  wake();
  await settled;
  expect(stored.size).toBe(2);
});

test("drops messages that were tried and have waited more than 30 days, and reports it", async () => {
  const { outbox, pass, faults, received, stored } = await collectorAndOutbox();
  faults.push("drop");
  const old = await enqueueAll(outbox, listMessages("a"));
  expect(await outbox.flush()).toEqual({ waiting: 2 });
  // The collector stays away, so that the retry meanwhile fails too.
  faults.push("drop");
  pass(29 * day);
  await outbox.flush();
  await enqueueAll(outbox, listMessages("b"));
  faults.push("drop");
  pass(day + 1);
  expect(await outbox.flush()).toEqual({ waiting: 2 });
  expect(received).toHaveLength(3);
  expect(await old.settled).toMatchObject([{ state: "refused" }, { state: "refused" }]);
  await outbox.flush();
  expect([...stored.values()]).toEqual(listMessages("b"));
});

test("with full or refused storage the message stays in memory, and the result says so", async () => {
  const { url, stored } = await collector();
  const full = createTestStore();
  full.isFull = true;
  for (const [storage, id] of [
    [full, "a"],
    [undefined, "b"],
  ] as const) {
    const { outbox } = createTestOutbox({ url, storage });
    const { persistence } = await enqueueAll(outbox, listMessages(id));
    expect(persistence).toBe("memory");
    expect(await outbox.flush()).toEqual({ waiting: 0 });
  }
  expect(stored.size).toBe(4);
});

test("storage that fills up keeps its entries, and the rest is sent from memory", async () => {
  const storage = createTestStore();
  const { outbox, stored } = await collectorAndOutbox({ storage });
  await enqueueAll(outbox, listMessages("a"));
  storage.isFull = true;
  expect((await enqueueAll(outbox, listMessages("b"))).persistence).toBe("memory");
  expect(parseEntries(storage.text ?? "").map(({ message }) => message)).toEqual(listMessages("a"));
  expect(await outbox.flush()).toEqual({ waiting: 0 });
  expect(stored.size).toBe(4);
});

test("two tabs that enqueue and send at the same time lose nothing and send nothing twice", async () => {
  const { url, stored, received } = await collector();
  const shared = { url, storage: createTestStore(), storeLock: createTestLock(), sendLock: createTestLock() };
  const tabs = [createTestOutbox(shared), createTestOutbox(shared)];
  const queued = await Promise.all(
    tabs.flatMap(({ outbox }, tab) => ["a", "b", "c"].map((id) => enqueueAll(outbox, listMessages(`${id}${tab}`)))),
  );
  await Promise.all(tabs.map(({ outbox }) => outbox.flush()));
  expect(stored.size).toBe(12);
  expect(received).toHaveLength(12);
  const settled = await Promise.all(queued.map((each) => each.settled));
  expect(settled.flat().every(({ state }) => state === "delivered")).toBe(true);
});

test("the same message enqueued twice is sent once", async () => {
  const { outbox, received } = await collectorAndOutbox();
  await enqueueAll(outbox, listMessages("a"));
  await enqueueAll(outbox, listMessages("a"));
  await outbox.flush();
  expect(received).toHaveLength(2);
});

test("a message that has not reached the store yet does not count as sent by another tab", async () => {
  const storeLock = createTestLock();
  const { outbox, stored } = await collectorAndOutbox({ storeLock });
  let letGo = () => {};
  const otherTab = storeLock(
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      }),
  );
  const queued = enqueueAll(outbox, listMessages("a"));
  await outbox.flush();
  letGo();
  await otherTab;
  const { settled } = await queued;
  const result = await Promise.race([settled, Promise.resolve("waits")]);
  expect(result).toBe("waits");
  await outbox.flush();
  await settled;
  expect(stored.size).toBe(2);
});
