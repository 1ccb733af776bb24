import { expect, test } from "vitest";
import { buildLeadMessage, postJson } from "#server/testing/client.ts";
import { startTestSite } from "#server/testing/site.ts";

test("counts by the address that the single proxy appends, whatever the sender wrote before it", async () => {
  const { port } = await startTestSite({ rateLimit: 1, trustProxy: true });
  const from = (forwarded: string) =>
    postJson(port, buildLeadMessage(1), { headers: { "x-forwarded-for": forwarded } });
  expect([(await from("1.1.1.1, 10.0.0.1")).status, (await from("2.2.2.2, 10.0.0.1")).status]).toEqual([201, 429]);
  expect((await from("1.1.1.1, 10.0.0.2")).status).toBe(200);
});

test("counts all addresses of one IPv6 network together", async () => {
  const { port } = await startTestSite({ rateLimit: 1, trustProxy: true });
  const from = (address: string) => postJson(port, buildLeadMessage(1), { headers: { "x-forwarded-for": address } });
  expect([(await from("2001:db8:1:2::1")).status, (await from("2001:db8:1:2:a:b:c:d")).status]).toEqual([201, 429]);
  expect((await from("2001:db8:1:3::1")).status).toBe(200);
});

test("ignores a forwarded address from an untrusted sender", async () => {
  const { port } = await startTestSite({ rateLimit: 1 });
  const from = (address: string) => postJson(port, buildLeadMessage(1), { headers: { "x-forwarded-for": address } });
  expect([(await from("10.0.0.1")).status, (await from("10.0.0.2")).status]).toEqual([201, 429]);
});

test("responds 403 to requests from another site, and accepts those of its own pages", async () => {
  const { port } = await startTestSite();
  const statusWith = async (headers: Record<string, string>) =>
    (await postJson(port, buildLeadMessage(1), { headers })).status;
  expect(await statusWith({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await statusWith({ "sec-fetch-site": "same-site" })).toBe(403);
  expect(await statusWith({ origin: "https://otro.example" })).toBe(403);
  expect(await statusWith({ origin: "null" })).toBe(403);
  expect(await statusWith({ "sec-fetch-site": "same-origin", origin: "https://www.wim.mx" })).toBe(201);
  // The visitor reloads the page that contains the response.
  expect(await statusWith({ "sec-fetch-site": "none" })).toBe(200);
  expect(await statusWith({ origin: `http://127.0.0.1:${port}` })).toBe(200);
  expect(await statusWith({ origin: "https://www.wim.mx", host: "www.wim.mx" })).toBe(200);
});
