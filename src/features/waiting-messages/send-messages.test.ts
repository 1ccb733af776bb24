// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { createEntry, serializeEntries } from "#platform/outbox/entries.ts";
import { outboxKey } from "#platform/outbox/outbox-key.ts";
import { startTestCollector, type TestCollector } from "#platform/testing/test-collector.ts";

declare const jsdom: { reconfigure(settings: { url: string }): void };

let collector: TestCollector;

beforeEach(async () => {
  collector = await startTestCollector();
  jsdom.reconfigure({ url: `${collector.origin}/` });
  localStorage.clear();
  document.body.dataset.visit = '{"event":"Pagina visitada","page":"Home"}';
});

afterEach(async () => {
  for (const signal of ["globalPrivacyControl", "doNotTrack"]) Reflect.deleteProperty(navigator, signal);
  await collector.close();
});

async function openPage() {
  vi.resetModules();
  const { sendMessages } = await import("./send-messages.ts");
  await sendMessages();
}

const signal = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
const names = () => collector.received.map(({ event }) => event);

/** Leaves a lead of an earlier visit in storage: once it arrives, anything sent before it has arrived too. */
function leaveLead() {
  const message = { event: eventNames.formSubmitted, Identity: "MKT-0123456789abcdef", properties: leadFormProperties };
  localStorage.setItem(outboxKey, serializeEntries([createEntry(message, Date.now())]));
}

test("reports the visit that the page declares", async () => {
  await openPage();
  await expect.poll(() => names()).toEqual(["Pagina visitada"]);
  expect(collector.received[0]?.properties).toEqual({
    "page name": "Home",
    Channel: "marketing",
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test("sends messages kept since an earlier visit", async () => {
  delete document.body.dataset.visit;
  leaveLead();
  await openPage();
  await expect.poll(() => names()).toEqual(["FORM_SUBMITTED"]);
  await expect.poll(() => localStorage.getItem(outboxKey)).toBeNull();
});

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("does not report the visit of a visitor with %s, but sends the lead that they left earlier", async (name, value) => {
  signal(navigator, name, value);
  leaveLead();
  await openPage();
  await expect.poll(() => names()).toEqual(["FORM_SUBMITTED"]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toEqual(["FORM_SUBMITTED"]);
});
