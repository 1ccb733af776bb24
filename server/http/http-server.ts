/** Node's HTTP server below the framework: sets timeouts, and refuses requests with two Host headers before routing. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type ConnectionLimits, limitConnections } from "./connections.ts";
import { renderPlainPage } from "./plain-page.ts";
import type { createHttpServerParts, SecuredServerResponse } from "./secured-http.ts";

/** Time in ms after which idle connections are closed, so that deliberately slow readers cannot hold them. */
const idleTimeoutMs = 60_000;

type HttpServerOptions = ConnectionLimits & {
  SecuredResponse: ReturnType<typeof createHttpServerParts>["SecuredResponse"];
  /** Maximum time in ms for a request's headers and body to arrive; the request is then cut off. */
  requestTimeoutMs: number;
  answer: (request: IncomingMessage, response: SecuredServerResponse) => void;
};

export function createHttpServer({ SecuredResponse, requestTimeoutMs, answer, ...limits }: HttpServerOptions): Server {
  const server = createServer<typeof IncomingMessage, typeof SecuredResponse>(
    {
      ServerResponse: SecuredResponse,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: requestTimeoutMs / 10,
      keepAliveTimeout: idleTimeoutMs,
    },
    (request, response) => {
      request.url = toOriginForm(request.url ?? "/");
      if (hasTwoHosts(request)) sendTwoHostsError(response);
      else answer(request, response);
    },
  );
  server.setTimeout(idleTimeoutMs);
  limitConnections(server, { ...limits, idleTimeoutMs });
  return server;
}

/** Converts `GET http://host/path` to `GET /path`, which means the same (RFC 9112, section 3.2.2). */
function toOriginForm(url: string): string {
  if (url.startsWith("/")) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Whether a request has two Host headers. Servers disagree on which one counts; RFC 9112, section 3.2, requires status
 * 400.
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hostCount = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hostCount += 1;
  return hostCount > 1;
}

function sendTwoHostsError(response: SecuredServerResponse): void {
  const page = renderPlainPage("La petición nombra dos sitios a la vez.", []);
  response.writeHead(400, {
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
    Connection: "close",
  });
  response.end(page);
}
