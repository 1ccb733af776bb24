import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CollectorMessage, eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { type CollectorFault, startTestCollector } from "#platform/testing/test-collector.ts";
import { createTestOutbox, createTestStore } from "#platform/testing/test-outbox.ts";
import { parseEntries } from "./entries.ts";

const aFault = fc.constantFrom<CollectorFault>(
  "drop",
  "lose-answer",
  { status: 500 },
  { status: 503, retryAfter: "7" },
  { status: 429 },
);

/** Actions of a visitor or a browser between two requests. */
const aStep = fc.constantFrom("enqueue", "flush", "wake", "new visit", "time passes", "store full", "store free");

test("whatever the order of failures, each message is stored once or still waits", async () => {
  const collector = await startTestCollector();
  await fc.assert(
    fc.asyncProperty(fc.array(aFault, { maxLength: 12 }), fc.array(aStep, { maxLength: 14 }), async (faults, steps) => {
      collector.stored.clear();
      collector.faults.splice(0, Number.POSITIVE_INFINITY, ...faults);
      const storage = createTestStore();
      const { url } = collector;
      let page = createTestOutbox({ url, storage });
      const sent: CollectorMessage[] = [];
      for (const step of steps) {
        if (step === "enqueue") {
          const message = {
            event: eventNames.formSubmitted,
            Identity: `MKT-${sent.length}`,
            properties: leadFormProperties,
          };
          sent.push(message);
          await page.outbox.enqueue(message);
        } else if (step === "flush") await page.outbox.flush();
        else if (step === "wake") page.wake();
        else if (step === "time passes") page.pass(10_000);
        else if (step === "store full") storage.isFull = true;
        else if (step === "store free") storage.isFull = false;
        else {
          const { waiting } = await page.outbox.flush();
          // A message that is only in memory would be lost with its page, as `enqueue` reported.
          if (waiting === parseEntries(storage.text ?? "").length) page = createTestOutbox({ url, storage });
        }
      }
      const { waiting } = await page.outbox.flush();
      expect(collector.stored.size + waiting).toBeGreaterThanOrEqual(sent.length);

      collector.faults.length = 0;
      page.pass(3_600_000);
      expect(await page.outbox.flush()).toEqual({ waiting: 0 });
      expect([...collector.stored.values()].sort(byIdentity)).toEqual(sent.sort(byIdentity));
    }),
    { numRuns: 60 },
  );
  await collector.close();
});

function byIdentity(a: CollectorMessage, b: CollectorMessage): number {
  return a.Identity < b.Identity ? -1 : 1;
}
