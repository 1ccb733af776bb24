/** Adds the security headers below the framework, so that every response has them, even Node's own refusals. */
import { type IncomingMessage, ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { getCspHosts, type SecurityPolicy } from "./csp-hosts.ts";
import { buildSecurityHeaders } from "./security-headers.ts";

export type SecuredServerResponse = ServerResponse & {
  /** Like `writeHead`, but without adding security headers, which the alternating names and values already include. */
  writeReady(status: number, rawHeaders: string[]): ServerResponse;
};

/**
 * Creates the response class and the handlers that send the security headers below the framework.
 *
 * @param policy - hosts allowed in addition to the site itself.
 * @param onReady - called for each response that bypasses the framework and its log.
 */
export function createHttpServerParts(
  policy: SecurityPolicy,
  onReady: (request: IncomingMessage, status: number) => void,
) {
  const headers = Object.entries(buildSecurityHeaders(policy.everyPage));
  const headersByPath = new Map(
    Object.keys(policy.hostsByPath).map((path) => [
      path,
      Object.entries(buildSecurityHeaders(getCspHosts(policy, path))),
    ]),
  );
  const findHeaders = ({ url = "/" }: IncomingMessage) => headersByPath.get(url.split("?", 1)[0] ?? "") ?? headers;

  let isStopping = false;

  class SecuredResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...args: [status: number, ...unknown[]]): this {
      for (const [name, value] of findHeaders(this.req)) if (!this.hasHeader(name)) this.setHeader(name, value);
      this.#endIfStopping();
      return super.writeHead(...(args as Parameters<ServerResponse["writeHead"]>));
    }

    writeReady(status: number, headersInTurns: string[]): this {
      onReady(this.req, status);
      this.#endIfStopping();
      return super.writeHead(status, headersInTurns);
    }

    /** During a shutdown, closes the connection after this response; an open one would delay the shutdown. */
    #endIfStopping(): void {
      if (isStopping) this.shouldKeepAlive = false;
    }
  }

  /** Makes every later response the last one on its connection. */
  function endConnections(): void {
    isStopping = true;
  }

  /** Responds on the bare socket to a request that is not HTTP or never ends. */
  function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const [status, text] = clientErrors[error.code ?? ""] ?? [400, "La petición no es HTTP válido."];
    if (socket.writable)
      socket.end(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          ...headers.map(([name, value]) => `${name}: ${value}`),
          "Content-Type: text/plain; charset=utf-8",
          `Content-Length: ${Buffer.byteLength(text)}`,
          "Connection: close",
          "",
          text,
        ].join("\r\n"),
      );
    else socket.destroy(error);
  }

  return { SecuredResponse, answerClientError, endConnections };
}

const clientErrors: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Los encabezados de la petición son demasiado grandes."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "La petición tardó demasiado en llegar."],
};
