import { expect, test } from "vitest";
import { unfoundSearchPath } from "#domain/search/unfound-search.ts";
import { sendRequest } from "#server/testing/client.ts";
import { runScript } from "#server/testing/process.ts";
import { startTestSite } from "#server/testing/site.ts";

const site = () => startTestSite({ countsUnfoundSearches: true });

const send = async (port: number, body: unknown, headers: Record<string, string> = {}) =>
  (
    await sendRequest(port, unfoundSearchPath, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
  ).status;

const print = async (databaseFile: string, ...args: string[]) =>
  (await runScript("scripts/searches.ts", { DATABASE_FILE: databaseFile }, args)).stdout;

test("`npm run searches` prints the searches that at least three people made, most frequent first", async () => {
  const { port, databaseFile } = await site();
  const searches = { "tienen buzon de voz": 3, "cobra a cuba": 4, "algo de una persona": 2 };
  for (const [text, count] of Object.entries(searches))
    for (let sent = 0; sent < count; sent++) expect(await send(port, { text })).toBe(204);
  const shownItems = [
    { text: "cobra a cuba", count: 4 },
    { text: "tienen buzon de voz", count: 3 },
  ];
  expect(JSON.parse(await print(databaseFile, "--json"))).toEqual(shownItems);
  expect(await print(databaseFile, "--csv")).toBe("\uFEFFtext,count\r\ncobra a cuba,4\r\ntienen buzon de voz,3\r\n");
  expect(await print(databaseFile)).toBe("      4  cobra a cuba\n      3  tienen buzon de voz\n");
});

test.each<[string, object]>([
  ["a text that was not reduced", { text: "¿Tienen buzón?" }],
  ["digits", { text: "mi numero 5512345678" }],
  ["a name", { text: "me llamo ana" }],
  ["a text of more than 80 characters", { text: "hola ".repeat(20).trim() }],
  ["an empty text", { text: "" }],
  ["anything about the visitor", { text: "buzon", Identity: "MKT-1" }],
])("refuses %s", async (_, body) => {
  const { port } = await site();
  expect(await send(port, body)).toBe(400);
});

test("refuses a search from another site, and every search unless the operator enabled counting", async () => {
  const { port } = await site();
  expect(await send(port, { text: "buzon" }, { "sec-fetch-site": "cross-site" })).toBe(403);
  const { port: other } = await startTestSite();
  expect(await send(other, { text: "buzon" })).toBe(404);
});
