import { once } from "node:events";
import { expect, test } from "vitest";
import { buildLeadMessage, openConnection, postJson, sendRequest } from "#server/testing/client.ts";
import { startTestSite } from "#server/testing/site.ts";
import { getClientNetworkPrefix } from "./connections.ts";

const get = "GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n";

test("hundreds of idle connections from one address lock out neither others nor itself", async () => {
  const { app, port } = await startTestSite({ maxConnectionsPerAddress: 20, maxConnections: 60 });
  const idle = await Promise.all(
    Array.from({ length: 300 }, async (_, number) => {
      const socket = await openConnection(port);
      if (number % 3 === 1) socket.write(get);
      if (number % 3 === 2) socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
      return socket;
    }),
  );
  const neighbour = await openConnection(port, "127.0.0.2");
  neighbour.write(get);
  expect(`${(await once(neighbour, "data"))[0]}`).toMatch(/^HTTP\/1\.1 200 /);
  expect((await sendRequest(port, "/")).status).toBe(200);
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(201);
  const open = await new Promise((done) => app.server.getConnections((_, count) => done(count)));
  expect(open).toBeLessThanOrEqual(22);
  expect(idle.filter((socket) => !socket.destroyed && socket.readable).length).toBeLessThan(300);
});

test("never closes a connection with a pending request, and refuses a new one instead", async () => {
  const { port } = await startTestSite({ maxConnectionsPerAddress: 3 });
  const body = JSON.stringify(buildLeadMessage(1));
  const busy = await Promise.all(Array.from({ length: 3 }, () => openConnection(port)));
  const head = `POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`;
  const heard = busy.map((socket) => once(socket, "data"));
  for (const socket of busy) socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
  for (const begun of heard) expect(`${(await begun)[0]}`).toMatch(/^HTTP\/1\.1 100 /);
  const further = await openConnection(port);
  further.write(get);
  await once(further, "close");
  for (const socket of busy) {
    socket.write(body);
    expect(`${(await once(socket, "data"))[0]}`).toMatch(/^HTTP\/1\.1 20[01] /);
  }
  expect((await sendRequest(port, "/")).status).toBe(200);
});

test("shortens the idle timeout once half of all connections are in use", async () => {
  const { app, port } = await startTestSite({ maxConnections: 8, trustProxy: "127.0.0.1" });
  expect(app.server.keepAliveTimeout).toBe(60_000);
  const held = await Promise.all(Array.from({ length: 5 }, () => openConnection(port)));
  await sendRequest(port, "/");
  expect(app.server.keepAliveTimeout).toBe(5_000);
  for (const socket of held) socket.destroy();
  await expect.poll(() => app.server.keepAliveTimeout).toBe(60_000);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("counts %s as %s", (address, network) => {
  expect(getClientNetworkPrefix(address)).toBe(network);
});
