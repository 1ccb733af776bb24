import { expect, onTestFinished, test, vi } from "vitest";
import { eventNames, visitChannel } from "#domain/leads/collector-contract.ts";
import { buildLeadMessage, buildTestIdentity, postForm, postJson, postUnsubscription } from "#server/testing/client.ts";
import { startTestSite } from "#server/testing/site.ts";
import { IpAddressCounts } from "./ip-address-counts.ts";

const visit = (number: number) => ({
  event: eventNames.pageVisited,
  Identity: buildTestIdentity(number),
  properties: { "page name": "Inicio", Channel: visitChannel },
});
const form = { Name: "Ana", Email: "ana@wim.example", Terminos: "on", CheckPublicidad: "on" };
const unsubscribe = (port: number) => postUnsubscription(port, "ana@wim.example");

test("visits, leads and unsubscriptions of one address are counted separately", async () => {
  const { port } = await startTestSite({ rateLimit: 2 });
  const visits = [];
  for (let number = 1; number <= 4; number += 1) visits.push((await postJson(port, visit(number))).status);
  expect(visits).toEqual([201, 201, 429, 429]);
  // Invalid messages count as visits.
  expect((await postJson(port, { event: "otro" })).status).toBe(429);
  expect([(await postJson(port, buildLeadMessage(1))).status, (await postForm(port, form)).status]).toEqual([201, 303]);
  expect([(await postJson(port, buildLeadMessage(2))).status, (await postForm(port, form)).status]).toEqual([429, 429]);
  expect([
    (await unsubscribe(port)).status,
    (await unsubscribe(port)).status,
    (await unsubscribe(port)).status,
  ]).toEqual([303, 303, 429]);
});

test.each([
  [{ "content-type": "application/json; charset=utf-16" }, "Envía el contenido en UTF-8."],
  [{ "content-type": "application/json", "content-encoding": "gzip" }, "Envía el contenido sin comprimir."],
])("refuses a post with %j", async (headers, message) => {
  const { port } = await startTestSite();
  const answer = await postJson(port, buildLeadMessage(1), { headers });
  expect([answer.status, JSON.parse(answer.body).error.message]).toEqual([415, message]);
  const plain = { "content-type": 'application/json; charset="UTF-8"', "content-encoding": "identity" };
  expect((await postJson(port, buildLeadMessage(1), { headers: plain })).status).toBe(201);
});

test("an address stays refused for at most a minute, even if the clock is set back", () => {
  const counts = new IpAddressCounts();
  const readTtl = () => {
    let ttl = 0;
    counts.incr("guilty", (_, result) => {
      ttl = result?.ttl ?? Number.NaN;
    });
    return ttl;
  };
  readTtl();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(readTtl()).toBeLessThanOrEqual(60_000);
});

test("keeps the count of an address over its limit after requests from 30,000 other addresses", () => {
  const counts = new IpAddressCounts();
  const count = (address: string) => {
    let found = 0;
    counts.incr(
      address,
      (_, result) => {
        found = result?.current ?? 0;
      },
      60_000,
      3,
    );
    return found;
  };
  for (let times = 1; times <= 4; times += 1) expect(count("guilty")).toBe(times);
  expect(count("honest")).toBe(1);
  for (let other = 0; other < 30_000; other += 1) count(`other ${other}`);
  expect([count("guilty"), count("honest")]).toEqual([5, 1]);
});
