/** The server answers or cuts off hostile requests, and still serves honest visitors. */
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import {
  buildLeadMessage,
  openConnection,
  postForm,
  postJson,
  sampleLeadProperties,
  sendRawRequest,
  sendRequest,
} from "./testing/client.ts";
import { readStoredLeads } from "./testing/databases/read-store.ts";
import { startTestSite } from "./testing/site.ts";

// Written out here, so that a test fails if the limit changes.
const maxMessageBytes = 16_384;

const post = (headers: string, body = "") =>
  `POST ${collectorPaths.events} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const statusesIn = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

async function expectService(port: number): Promise<void> {
  expect((await postJson(port, buildLeadMessage(1))).status).toBeLessThan(202);
  expect((await sendRequest(port, "/")).status).toBe(200);
}

const refusedBodies: [string, string, number][] = [
  ["8,000 nested brackets", "[".repeat(8_000) + "]".repeat(8_000), 400],
  ["2,600 nested objects", `${'{"a":'.repeat(2_600)}1${"}".repeat(2_600)}`, 400],
  [
    "equally deep properties",
    `{"event":"Login","Identity":"x","properties":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
    422,
  ],
  ["a prototype in disguise", '{"\\u005f_proto__":{"admin":true},"event":"Login"}', 400],
  ["a prototype of the constructor", '{"event":"Login","constructor":{"prototype":{"admin":true}}}', 400],
  ["a script", "<script>alert(1)</script>", 400],
];

test.each(refusedBodies)("refuses %s, and no prototype is polluted", async (_, body, status) => {
  const { port } = await startTestSite();
  const answer = await postJson(port, body);
  expect([answer.status, answer.headers["content-type"]]).toEqual([status, "application/json; charset=utf-8"]);
  expect(answer.body).not.toMatch(/<script|admin|at .*\(/);
  expect({}).not.toHaveProperty("admin");
  await expectService(port);
});

test("stores the last value of a repeated key, and refuses a body that is not valid UTF-8", async () => {
  const { port, databaseFile } = await startTestSite();
  const twice = JSON.stringify(buildLeadMessage(1)).replace('"Name":', '"Name":"Otra","Name":');
  expect((await postJson(port, twice)).status).toBe(201);
  const [before = "", after = ""] = JSON.stringify({
    ...buildLeadMessage(2),
    properties: { ...sampleLeadProperties, Name: "A*B" },
  }).split("*");
  const socket = await openConnection(port);
  const body = Buffer.concat([Buffer.from(before), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from(after)]);
  socket.write(post(`Content-Length: ${body.length}\r\nConnection: close\r\n`));
  socket.write(body);
  expect(statusesIn(await text(socket))).toEqual([422]);
  expect((await readStoredLeads({ databaseFile })).map(({ Name }) => Name)).toEqual(["Persona 1"]);
});

const refusedRequests: [string, string, number][] = [
  ["two lengths", post("Content-Length: 2\r\nContent-Length: 40\r\n", "{}"), 400],
  [
    "a length and chunks, by which requests are smuggled",
    post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
    400,
  ],
  ["a length that is not a number", post("Content-Length: -1\r\n"), 400],
  ["chunks that are not chunks", post("Transfer-Encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n"), 400],
  ["a second answer in a header", "GET / HTTP/1.1\r\nHost: x\r\nX: a\rSet-Cookie: b=1\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n", 400],
  ["a query of 20,000 characters", `GET /?${"q=1&".repeat(5_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  [
    "three thousand headers",
    `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1\r\n`).join("")}\r\n`,
    431,
  ],
];

test.each(refusedRequests)("refuses %s and closes the connection", async (_, bytes, status) => {
  const { port } = await startTestSite();
  expect(statusesIn(await sendRawRequest(port, bytes))).toEqual([status]);
  await expectService(port);
});

test("closes a connection that sends garbage after a message, and stores nothing that follows", async () => {
  const { port, databaseFile } = await startTestSite();
  const body = JSON.stringify(buildLeadMessage(1));
  const one = post(`Content-Length: ${body.length}\r\n`, body);
  const answers = await sendRawRequest(port, `${one}garbage \0\x01\x02\r\n\r\n${one.replace("Persona 1", "Nadie")}`);
  expect(statusesIn(answers).at(-1)).toBe(400);
  await expectService(port);
  expect((await readStoredLeads({ databaseFile })).map(({ Name }) => Name)).toEqual(["Persona 1"]);
});

test("accepts a long query, and reads a header sent twice as one value", async () => {
  const { port } = await startTestSite();
  expect((await sendRequest(port, `/?${"q=%3Cscript%3E&".repeat(800)}`)).status).toBe(200);
  const twoOrigins = post(
    "Origin: http://x\r\nOrigin: https://otro.example\r\nContent-Length: 2\r\nConnection: close\r\n",
    "{}",
  );
  // Node joins the two headers into one value, which is not a valid origin.
  expect(statusesIn(await sendRawRequest(port, twoOrigins))).toEqual([403]);
  const twoTypes = post("Content-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n", "{}");
  expect(statusesIn(await sendRawRequest(port, twoTypes))).toEqual([400]);
});

test("stops reading an oversized body at the limit, with or without a declared length", async () => {
  const { port } = await startTestSite();
  const gigabyte = await openConnection(port);
  gigabyte.write(post("Content-Length: 1000000000\r\n"));
  expect(statusesIn(await text(gigabyte))).toEqual([413]);

  const endless = await openConnection(port);
  endless.write(post("Transfer-Encoding: chunked\r\n"));
  const chunk = `1000\r\n${"a".repeat(0x1000)}\r\n`;
  const answered = text(endless);
  for (let sent = 0; sent < 4 * maxMessageBytes && endless.writable; sent += 0x1000) endless.write(chunk);
  expect(statusesIn(await answered)).toEqual([413]);
  await expectService(port);
});

test("cuts off slow senders of headers or body, and serves others meanwhile", async () => {
  const { port, databaseFile } = await startTestSite({ requestTimeoutMs: 1_000, maxConnectionsPerAddress: 1_000 });
  const body = JSON.stringify(buildLeadMessage(7));
  const beginnings = [
    "GET / HTTP/1.1\r\nHost: x\r\n",
    post(`Content-Length: ${body.length}\r\n`),
    post("Transfer-Encoding: chunked\r\n"),
  ];
  const drops = ["X-A: b\r\n", body, "1\r\na\r\n"];
  const slow = await Promise.all(
    Array.from({ length: 150 }, async (_, number) => {
      const socket = await openConnection(port);
      socket.write(beginnings[number % 3] ?? "");
      let at = 0;
      const drip = setInterval(() => {
        const drop = drops[number % 3] ?? "";
        if (socket.writable) socket.write(number % 3 === 1 ? (drop[at++] ?? "") : drop);
      }, 50);
      return text(socket).finally(() => clearInterval(drip));
    }).map((answer) => ({ answer })),
  );
  for (let visit = 0; visit < 5; visit += 1) {
    await expectService(port);
    await delay(100);
  }
  const answers = await Promise.all(slow.map(({ answer }) => answer.catch(() => "")));
  expect([...new Set(answers.flatMap(statusesIn))]).toEqual([408]);
  expect((await readStoredLeads({ databaseFile })).map(({ Name }) => Name)).toEqual(["Persona 1"]);
});

test("holds 500 silent connections and 200 half-sent messages without growing by more than 64 MB", async () => {
  const { port } = await startTestSite({ maxConnectionsPerAddress: 1_000 });
  const half = post(`Content-Length: ${maxMessageBytes}\r\n`, "a".repeat(maxMessageBytes - 1));
  const before = process.memoryUsage().rss;
  const silent = Array.from({ length: 500 }, () => openConnection(port));
  const halves = Array.from({ length: 200 }, async () => (await openConnection(port)).write(half));
  await Promise.all([...silent, ...halves]);
  await delay(100);
  await expectService(port);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 ** 2);
});

const markup = `"><img src=x onerror=alert(1)><script>alert(1)</script>\${7*7}{{7*7}}`;

test.each([
  `/${encodeURIComponent(markup)}`,
  `/api/${encodeURIComponent(markup)}`,
  `/esim/%2e%2e/%2e%2e/secret.txt?${encodeURIComponent(markup)}`,
  `//${encodeURIComponent("otro.example")}/${encodeURIComponent(markup)}/`,
  "/%0d%0aSet-Cookie:%20a=b",
  "/esim%0d%0aLocation:%20https:%2f%2fotro.example/",
])("does not echo any part of the address %s", async (path) => {
  const { port } = await startTestSite();
  for (const method of ["GET", "POST", "DELETE"]) {
    const headers = { referer: markup, "user-agent": markup, "x-forwarded-host": markup, "x-forwarded-for": markup };
    const { status, body, headers: sent } = await sendRequest(port, path, { method, headers });
    expect([404, 405]).toContain(status);
    expect(body).not.toMatch(/onerror|<script>alert|49|otro\.example|SECRETO/);
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(set-cookie|location)$/)]));
    expect(JSON.stringify(sent)).not.toMatch(/onerror|otro\.example/);
  }
});

test("writes typed text as text, never as markup, into the page that lists the errors", async () => {
  const { port } = await startTestSite();
  const { status, body } = await postForm(port, { Name: markup, Email: markup, Terminos: markup, [markup]: markup });
  expect(status).toBe(422);
  expect(body).not.toMatch(/<script|<img|onerror/);
});

test.each(["\u001b[2J\u001b[31m", "\u009b2J", "\u001b]0;título\u0007", "a\rb", "\u0000", "\u2028"])(
  "keeps %j out of the store, because it would control the terminal of anyone who lists the leads",
  async (signs) => {
    const { port } = await startTestSite();
    for (const field of ["Name", "Email"]) {
      const properties = { ...sampleLeadProperties, [field]: `ana${signs}@wim.example` };
      expect((await postJson(port, { ...buildLeadMessage(1), properties })).status).toBe(422);
    }
    const asForm = await postForm(port, {
      ...{ Name: `Ana${signs}`, Email: "ana@wim.example" },
      Terminos: "on",
      CheckPublicidad: "on",
    });
    expect(asForm.status).toBe(422);
  },
);
