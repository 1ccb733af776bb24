import { expect, onTestFinished, test } from "vitest";
import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { buildLead } from "#domain/leads/lead.ts";
import { createCollectorClient } from "#platform/outbox/collector-client.ts";
import { startTestCollector } from "#platform/testing/test-collector.ts";
import { createTestOutbox, createTestStore } from "#platform/testing/test-outbox.ts";
import { createOutboxMethods } from "./outbox-methods.ts";

const identity = "MKT-0123456789abcdef";
const input = { Name: "Ana", Email: "ana@correo.mx", Terminos: true, CheckPublicidad: true };

async function providerWithCollector() {
  const collector = await startTestCollector();
  onTestFinished(() => collector.close());
  const storage = createTestStore();
  const tools = createTestOutbox({ url: collector.url, storage });
  const post = createCollectorClient({
    fetch: (...request) => fetch(...request),
    url: collector.url,
    timeLimitMs: 500,
    now: Date.now,
  });
  const provider = createOutboxMethods({ outbox: tools.outbox, post, identity, now: () => Date.UTC(2026, 10, 22, 5) });
  return { collector, storage, ...tools, provider };
}

test("identify and track send immediately and deliver each message once", async () => {
  const { provider, collector } = await providerWithCollector();
  const deliveries = await Promise.all([
    provider.identify(buildLead(input, identity)),
    provider.track(eventNames.formSubmitted, leadFormProperties),
  ]);
  expect(deliveries).toEqual([{ state: "delivered" }, { state: "delivered" }]);
  expect(collector.received).toEqual([
    { event: "Login", Identity: identity, properties: { ...input, Channel: "Marketing", IsLead: true } },
    {
      event: "FORM_SUBMITTED",
      Identity: identity,
      properties: { Source: "Homepage", "From form": "Homepage-leads-form" },
    },
  ]);
});

test("a waiting lead is settled when a later attempt succeeds", async () => {
  const { provider, collector, pass } = await providerWithCollector();
  collector.faults.push("drop");
  const delivery = await provider.identify(buildLead(input, identity));
  expect(delivery).toMatchObject({ state: "waiting", outlivesPage: true });
  pass(60_000);
  expect(delivery.state === "waiting" && (await delivery.finalOutcome)).toEqual({ state: "delivered" });
});

test("a page visit has its page, its channel and, under the generic event name, the date in Mexico; a failed one is lost", async () => {
  const { provider, collector, storage } = await providerWithCollector();
  const visit = { event: eventNames.pageVisited, page: "Home" };
  await provider.pageVisit(visit);
  await provider.pageVisit({ event: "FAQ", page: "FAQ" });
  expect(collector.received).toEqual([
    {
      event: "Pagina visitada",
      Identity: identity,
      properties: { "page name": "Home", Channel: "marketing", date: "2026-11-21" },
    },
    { event: "FAQ", Identity: identity, properties: { "page name": "FAQ", Channel: "marketing" } },
  ]);
  collector.faults.push("drop");
  await provider.pageVisit(visit);
  expect(storage.text).toBeNull();
});
