import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sendRequest } from "#server/testing/client.ts";
import { forwardRequest } from "./proxy-request.ts";

test("a browser that disconnects before the response cancels its request to the workspace", async () => {
  const left = Promise.withResolvers<void>();
  const desk = await serve((_request, response) => {
    response.once("close", left.resolve);
    leave.abort();
  });
  const door = await serve(doorTo(desk));
  const leave = new AbortController();
  await expect(fetch(`http://127.0.0.1:${door}/check`, { signal: leave.signal })).rejects.toThrow();
  await left.promise;
});

test("a browser that disconnects before its request is forwarded leaves nothing running in the workspace", async () => {
  const desk = await serve(() => {});
  const outcome = Promise.withResolvers<unknown>();
  const door = await serve((request, response) => {
    response.once("close", () =>
      forwardRequest(request, response, { port: desk, headers: {} }, {}).then(outcome.resolve, outcome.resolve),
    );
    leave.abort();
  });
  const leave = new AbortController();
  await expect(fetch(`http://127.0.0.1:${door}/check`, { signal: leave.signal })).rejects.toThrow();
  expect(await outcome.promise).toMatchObject({ code: "ECONNRESET" });
});

test("hop-by-hop headers are dropped in both directions, and a refusal of the workspace is not retried", async () => {
  const heard: unknown[][] = [];
  const desk = await serve(({ headers }, response) => {
    heard.push([headers["x-hop"], headers["keep-alive"], headers.te]);
    response.writeHead(503, { connection: "x-own", "x-own": "1", "keep-alive": "timeout=99" }).end();
  });
  const { status, headers } = await sendRequest(await serve(doorTo(desk)), "/", {
    headers: { connection: "x-hop", "x-hop": "1", "keep-alive": "timeout=9", te: "trailers" },
  });
  expect(heard).toEqual([[undefined, undefined, undefined]]);
  expect([status, headers["x-own"]]).toEqual([503, undefined]);
  expect(headers["keep-alive"]).not.toBe("timeout=99");
});

const doorTo =
  (port: number): RequestListener =>
  (request, response) =>
    void forwardRequest(request, response, { port, headers: {} }, {}).catch(() => response.destroy());

async function serve(answer: RequestListener): Promise<number> {
  const server: Server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
