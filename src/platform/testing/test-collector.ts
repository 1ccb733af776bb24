/** A test collector on a real socket. Stores each pair of Identity and event once, and fails on demand. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CollectorMessage, type CollectorRefusal, collectorPaths } from "#domain/leads/collector-contract.ts";

/** The failure of one request; `lose-answer` stores the message and cuts the connection. */
export type CollectorFault =
  | "drop"
  | "lose-answer"
  | "hang"
  | { status: number; body?: CollectorRefusal; retryAfter?: string };

export type TestCollector = {
  origin: string;
  url: string;
  /** The failures of the next requests, one each; when the list is empty, requests succeed. */
  faults: CollectorFault[];
  received: CollectorMessage[];
  stored: Map<string, CollectorMessage>;
  close(): Promise<void>;
};

export async function startTestCollector(port = 0): Promise<TestCollector> {
  const faults: CollectorFault[] = [];
  const received: CollectorMessage[] = [];
  const storedMessages = new Map<string, CollectorMessage>();

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const message = JSON.parse(body) as CollectorMessage;
      received.push(message);
      const fault = faults.shift();
      if (fault === "hang") return;
      if (fault === "drop") return request.socket.destroy();
      if (typeof fault === "object") return sendResponse(response, fault.status, fault.body, fault.retryAfter);
      const key = `${message.Identity} ${message.event}`;
      const isNew = !storedMessages.has(key);
      if (isNew) storedMessages.set(key, message);
      if (fault === "lose-answer") return request.socket.destroy();
      sendResponse(response, isNew ? 201 : 200);
    });
  });

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}${collectorPaths.events}`,
    faults,
    received,
    stored: storedMessages,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendResponse(response: ServerResponse, status: number, body: object = { status }, retryAfter?: string): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    ...(retryAfter && { "retry-after": retryAfter }),
  });
  response.end(JSON.stringify(body));
}
