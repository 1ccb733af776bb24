/** Forwards requests to a process on this machine, and sends the answers back. */
import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";

export type ForwardTarget = {
  port: number;
  /** Headers to add; they replace the browser's headers of the same names. */
  headers: Readonly<Record<string, string>>;
};

/** Headers that apply to one connection only (RFC 9110, section 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Headers that are not forwarded: secrets, and headers that only the proxy may set. */
const notPassedOn = [
  "authorization",
  "cookie",
  "forwarded",
  "host",
  "origin",
  "referer",
  "x-editor-key",
  "x-editor-roles",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Timeout of an idle connection: a check of the whole content may send no byte for minutes. */
const patienceMs = 15 * 60_000;

/** @param more - response headers to add. */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: ForwardTarget,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const idleTimeoutMs = request.socket.timeout ?? 0;
  request.socket.setTimeout(patienceMs);
  try {
    const answer = await requestTarget(request, response, target);
    const own = `http://localhost:${target.port}`;
    for (const [name, value] of Object.entries(filterHeaders(answer.headers, hopByHop))) {
      if (value === undefined || name === "set-cookie") continue;
      const isAddress = name === "location" && typeof value === "string" && value.startsWith(own);
      response.setHeader(name, isAddress ? value.slice(own.length) || "/" : value);
    }
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    response.writeHead(answer.statusCode ?? 502);
    await pipeline(answer, response);
  } finally {
    request.socket.setTimeout(idleTimeoutMs);
  }
}

function requestTarget(
  request: IncomingMessage,
  response: ServerResponse,
  target: ForwardTarget,
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const asking = ask(
      {
        host: "localhost",
        port: target.port,
        method: request.method,
        path: request.url,
        headers: headersFor(request, target),
        agent: false,
      },
      done,
    );
    asking.on("error", fail);
    // A browser that disconnects cancels the forwarded request, so that a check ends when its page is closed.
    response.once("close", () => asking.destroy());
    request.pipe(asking);
  });
}

/** Forwards a WebSocket, on which the preview announces changes. */
export function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: ForwardTarget): void {
  const asking = ask({
    host: "localhost",
    port: target.port,
    method: "GET",
    path: request.url,
    headers: { ...headersFor(request, target), connection: "Upgrade", upgrade: "websocket" },
    agent: false,
  });
  const end = () => {
    asking.destroy();
    socket.destroy();
  };
  socket.on("error", end).once("close", end);
  asking.on("error", end);
  asking.once("response", end);
  asking.once("upgrade", (answer, theirs, theirHead) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
    if (theirHead.length > 0) socket.write(theirHead);
    if (head.length > 0) theirs.write(head);
    theirs.on("error", end).once("close", end);
    socket.once("close", () => theirs.destroy());
    theirs.pipe(socket).pipe(theirs);
  });
  asking.end();
}

function headersFor({ headers }: IncomingMessage, target: ForwardTarget): IncomingHttpHeaders {
  return {
    ...filterHeaders(headers, [...hopByHop, ...notPassedOn]),
    ...(headers["transfer-encoding"] && { "transfer-encoding": "chunked" }),
    host: `localhost:${target.port}`,
    ...target.headers,
  };
}

function filterHeaders(headers: IncomingHttpHeaders, left: readonly string[]): IncomingHttpHeaders {
  const named = `${headers.connection ?? ""}`.split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ![...left, ...named].includes(name)));
}
