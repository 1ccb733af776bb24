/** The outbox on a device whose clock is wrong, then set right. */
import { expect, onTestFinished, test } from "vitest";
import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { startTestCollector } from "#platform/testing/test-collector.ts";
import { createTestOutbox, createTestStore } from "#platform/testing/test-outbox.ts";

const day = 24 * 3_600_000;
const message = { event: eventNames.formSubmitted, Identity: "MKT-a000000000000000", properties: leadFormProperties };

async function collector() {
  const started = await startTestCollector();
  onTestFinished(() => started.close());
  return started;
}

const daysBehind = (days: number) => Date.UTC(2026, 2, 1) - days * day;

test.each([
  ["31 days behind", daysBehind(31)],
  ["at 1970", 0],
])("a lead queued while the clock is %s is sent once the clock is right", async (_, wrongNow) => {
  const { url, stored } = await collector();
  const storage = createTestStore();
  const clock = { now: wrongNow, elapsed: 0 };
  const { outbox } = createTestOutbox({ url, storage, clock });
  await outbox.enqueue(message);
  clock.now = daysBehind(0);
  expect(await outbox.flush()).toEqual({ waiting: 0 });
  expect([...stored.values()]).toEqual([message]);
});

test.each([
  ["31 days behind", "the same page", daysBehind(31)],
  ["at 1970", "the same page", 0],
  ["at 1970", "a later visit", 0],
])(
  "a lead that could not be sent while the clock was %s, from %s, is sent once the clock is right",
  async (_, place, wrongNow) => {
    const { url, stored, faults } = await collector();
    const device = { url, storage: createTestStore(), clock: { now: wrongNow, elapsed: 0 } };
    let page = createTestOutbox(device);
    await page.outbox.enqueue(message);
    faults.push("drop");
    await page.outbox.flush();
    faults.push("drop");
    device.clock.now = daysBehind(0);
    if (place === "a later visit") page = createTestOutbox(device);
    expect(await page.outbox.flush()).toEqual({ waiting: 1 });
    expect(await page.outbox.flush()).toEqual({ waiting: 0 });
    expect([...stored.values()]).toEqual([message]);
  },
);

test.each([
  ["two hours", 2, [message]],
  ["half an hour", 0.5, []],
])(
  "a lead tried in vain for 30 days while the clock was %s behind counts as of its true age",
  async (_, hours, sent) => {
    const { url, stored, faults } = await collector();
    const { outbox, clock, pass } = createTestOutbox({ url, storage: createTestStore() });
    faults.push("drop");
    await outbox.enqueue(message);
    await outbox.flush();
    clock.now += hours * 3_600_000;
    pass(30 * day);
    await outbox.flush();
    expect([...stored.values()]).toEqual(sent);
  },
);

test("a clock that is set back does not keep the outbox from sending", async () => {
  const { url, faults, stored } = await collector();
  const { outbox, clock, pass } = createTestOutbox({ url, storage: createTestStore() });
  faults.push({ status: 429, retryAfter: "90" });
  await outbox.enqueue(message);
  await outbox.flush();
  clock.now -= 365 * day;
  pass(90_000);
  await outbox.flush();
  expect(stored.size).toBe(1);
});
