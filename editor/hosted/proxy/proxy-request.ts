/** Forwards requests to a process on this machine, and its responses back. */
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { type Duplex, finished } from "node:stream";
import { pipeline } from "node:stream/promises";

export type ForwardTarget = {
  port: number;
  /** Headers to add; they replace the browser's headers of the same names. */
  headers: Readonly<Record<string, string>>;
};

/** Headers that apply to one connection only (RFC 9110, section 7.6.1). */
const hopByHopHeaders = [
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer"],
  ...["transfer-encoding", "upgrade"],
];

/** Headers that are not forwarded: secrets, and headers that only the proxy may set. */
const withheldHeaders = [
  ...["authorization", "cookie", "forwarded", "host", "origin", "referer"],
  ...["x-editor-account", "x-editor-approvers", "x-editor-key", "x-editor-roles"],
  ...["x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-real-ip"],
];

/** Timeout of an idle connection in ms: a check of the whole content may send no byte for minutes. */
const targetIdleTimeoutMs = 15 * 60_000;

export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: ForwardTarget,
  extraHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const socketTimeoutMs = request.socket.timeout ?? 0;
  request.socket.setTimeout(targetIdleTimeoutMs);
  try {
    const targetResponse = await requestTarget(request, response, target);
    const targetOrigin = `http://localhost:${target.port}`;
    for (const [name, value] of Object.entries(filterHeaders(targetResponse.headers, hopByHopHeaders))) {
      if (value === undefined || name === "set-cookie") continue;
      const isOwnRedirect = name === "location" && typeof value === "string" && value.startsWith(targetOrigin);
      response.setHeader(name, isOwnRedirect ? value.slice(targetOrigin.length) || "/" : value);
    }
    for (const [name, value] of Object.entries(extraHeaders)) response.setHeader(name, value);
    response.writeHead(targetResponse.statusCode ?? 502);
    await pipeline(targetResponse, response);
  } finally {
    request.socket.setTimeout(socketTimeoutMs);
  }
}

function requestTarget(
  request: IncomingMessage,
  response: ServerResponse,
  target: ForwardTarget,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const forwardedRequest = requestHttp(
      {
        host: "localhost",
        port: target.port,
        method: request.method,
        path: request.url,
        headers: buildHeaders(request, target),
        agent: false,
      },
      resolve,
    );
    forwardedRequest.on("error", reject);
    // If the browser disconnects, cancels the forwarded request, so that closing a page ends its check.
    finished(response, () => forwardedRequest.destroy());
    request.pipe(forwardedRequest);
  });
}

export function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: ForwardTarget): void {
  const forwardedRequest = requestHttp({
    host: "localhost",
    port: target.port,
    method: "GET",
    path: request.url,
    headers: { ...buildHeaders(request, target), connection: "Upgrade", upgrade: "websocket" },
    agent: false,
  });
  const destroyBoth = () => {
    forwardedRequest.destroy();
    socket.destroy();
  };
  socket.on("error", destroyBoth).once("close", destroyBoth);
  forwardedRequest.on("error", destroyBoth);
  forwardedRequest.once("response", destroyBoth);
  forwardedRequest.once("upgrade", (targetResponse, targetSocket, targetHead) => {
    const headerLines = Object.entries(targetResponse.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(["HTTP/1.1 101 Switching Protocols", ...headerLines, "", ""].join("\r\n"));
    if (targetHead.length > 0) socket.write(targetHead);
    if (head.length > 0) targetSocket.write(head);
    targetSocket.on("error", destroyBoth).once("close", destroyBoth);
    socket.once("close", () => targetSocket.destroy());
    targetSocket.pipe(socket).pipe(targetSocket);
  });
  forwardedRequest.end();
}

function buildHeaders({ headers }: IncomingMessage, target: ForwardTarget): IncomingHttpHeaders {
  return {
    ...filterHeaders(headers, [...hopByHopHeaders, ...withheldHeaders]),
    ...(headers["transfer-encoding"] && { "transfer-encoding": "chunked" }),
    host: `localhost:${target.port}`,
    ...target.headers,
  };
}

function filterHeaders(headers: IncomingHttpHeaders, omittedNames: readonly string[]): IncomingHttpHeaders {
  const connectionHeaders = `${headers.connection ?? ""}`.split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => ![...omittedNames, ...connectionHeaders].includes(name)),
  );
}
