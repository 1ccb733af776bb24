/** HTTP client for tests. Sends exactly the given bytes, and returns the unchanged response. */
import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { collectorPaths, eventNames } from "#domain/leads/collector-contract.ts";

export type ClientResponse = { status: number; headers: IncomingHttpHeaders; body: string };

type RequestParts = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

const agentWithoutKeepAlive = new Agent({ keepAlive: false });

export async function sendRequest(port: number, path: string, parts: RequestParts = {}): Promise<ClientResponse> {
  const { method = "GET", body, agent = agentWithoutKeepAlive } = parts;
  const isLengthKnown = body !== undefined && parts.headers?.["transfer-encoding"] === undefined;
  const headers = { ...(isLengthKnown && { "content-length": Buffer.byteLength(body) }), ...parts.headers };
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: "127.0.0.1", port, path, method, headers, agent }, (answer) => {
      text(answer).then(
        (answerBody) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answerBody }),
        reject,
      );
    });
    clientRequest.on("error", reject).end(body);
  });
}

export function postJson(port: number, message: unknown, parts: RequestParts = {}): Promise<ClientResponse> {
  const headers = { "content-type": "application/json", ...parts.headers };
  const body = typeof message === "string" ? message : JSON.stringify(message);
  return sendRequest(port, collectorPaths.events, { ...parts, method: "POST", headers, body });
}

export function postForm(
  port: number,
  fields: Record<string, string>,
  parts: RequestParts = {},
  path: string = collectorPaths.leadForm,
): Promise<ClientResponse> {
  const headers = { "content-type": "application/x-www-form-urlencoded", ...parts.headers };
  const body = new URLSearchParams(fields).toString();
  return sendRequest(port, path, { ...parts, method: "POST", headers, body });
}

export const postUnsubscription = (port: number, Email: string, headers: Record<string, string> = {}) =>
  postForm(port, { Email }, { headers }, collectorPaths.unsubscribe);

/** Opens a connection, optionally from another address of this machine; closes it when the test ends. */
export async function openConnection(port: number, localAddress = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Sends bytes, and returns everything that the server sends until it closes the connection. */
export async function sendRawRequest(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

export const sampleLeadProperties = {
  Name: "Ana López",
  Email: "ana@wim.example",
  Terminos: true,
  Channel: "Marketing",
  IsLead: true,
  CheckPublicidad: true,
};

export function buildTestIdentity(number: number): string {
  return `MKT-00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export function buildLeadMessage(number: number) {
  return {
    event: eventNames.identify,
    Identity: buildTestIdentity(number),
    properties: { ...sampleLeadProperties, Name: `Persona ${number}` },
  };
}
