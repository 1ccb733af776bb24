import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { buildLeadMessage, postJson, sendRequest } from "./testing/client.ts";
import { readStoredLeads } from "./testing/databases/read-store.ts";
import { startNewServer, startServer, waitForPort } from "./testing/process.ts";

/** Sends the leads with these numbers, `atOnce` at a time, and passes each status to `onAnswer`. */
async function sendLeads(
  port: number,
  numbers: Iterable<number>,
  atOnce: number,
  onAnswer: (number: number, status: number) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  onTestFinished(() => agent.destroy());
  const queue = numbers[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { status } = await postJson(port, buildLeadMessage(next.value), { agent });
      onAnswer(next.value, status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function* numbersTo(last: number): Generator<number> {
  for (let number = 1; number <= last; number += 1) yield number;
}

async function namesIn(databaseFile: string): Promise<string[]> {
  return (await readStoredLeads({ databaseFile })).map(({ Name }) => Name);
}

function getMissing(expected: ReadonlySet<string>, found: readonly string[]): string[] {
  const names = new Set(found);
  return [...expected].filter((name) => !names.has(name));
}

const namesTo = (last: number) => new Set([...numbersTo(last)].map((number) => `Persona ${number}`));

test("a server killed midway loses no acknowledged lead and stores none twice", async () => {
  const { distDir, databaseFile, server: first } = startNewServer();
  const acknowledged = new Set<string>();
  const cut = sendLeads(await waitForPort(first), numbersTo(100_000), 20, (number) => {
    acknowledged.add(`Persona ${number}`);
    if (acknowledged.size === 300) first.kill("SIGKILL");
  });
  await expect(cut).rejects.toThrow();
  expect(acknowledged.size).toBeLessThan(1_000);

  const second = startServer(distDir, databaseFile);
  const port = await waitForPort(second);
  expect(getMissing(acknowledged, await namesIn(databaseFile))).toEqual([]);
  await sendLeads(port, numbersTo(400), 20, (_, status) => expect([200, 201]).toContain(status));
  const names = await namesIn(databaseFile);
  expect(new Set(names).size).toBe(names.length);
  expect(getMissing(namesTo(400), names)).toEqual([]);
});

test("a server stopped under load loses no acknowledged lead", async () => {
  const { databaseFile, server } = startNewServer();
  const acknowledged = new Set<string>();
  const exited = once(server, "exit");
  const cut = sendLeads(await waitForPort(server), numbersTo(100_000), 20, (number, status) => {
    if (status === 201) acknowledged.add(`Persona ${number}`);
    if (acknowledged.size === 300) server.kill("SIGTERM");
  });
  await expect(cut).rejects.toThrow();
  expect(await exited).toEqual([0, null]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(300);
  const names = await namesIn(databaseFile);
  expect(getMissing(acknowledged, names)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("a stopped server finishes pending requests and accepts no more", async () => {
  const { databaseFile, server } = startNewServer();
  const port = await waitForPort(server);
  const idle = new Agent({ keepAlive: true });
  onTestFinished(() => idle.destroy());
  await sendRequest(port, "/", { agent: idle });

  const body = JSON.stringify(buildLeadMessage(1));
  const socket = connect(port, "127.0.0.1");
  // The server responds «continue» once it has the head.
  const head = `POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 100 /);
  socket.pause();
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  await expect
    .poll(
      () =>
        sendRequest(port, "/").then(
          () => "answered",
          (error: Error) => error.message,
        ),
      { timeout: 10_000 },
    )
    .toMatch(/ECONNREFUSED/);
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 201 /);
  expect(await exited).toEqual([0, null]);
  expect(await namesIn(databaseFile)).toEqual(["Persona 1"]);
});
