/** Works below the framework, so that no answer leaves without the security headers, not even Node's own refusals. */
import { type IncomingMessage, ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./security-headers.ts";
import { hostsAt, type SecurityPolicy } from "./security-policy.ts";

/** @param policy - what is allowed besides the site itself. */
export function securedHttp(policy: SecurityPolicy) {
  const headers = Object.entries(securityHeaders(policy.everywhere));
  const headersByPath = new Map(
    Object.keys(policy.pages).map((path) => [path, Object.entries(securityHeaders(hostsAt(policy, path)))]),
  );
  const headersAt = ({ url = "/" }: IncomingMessage) => headersByPath.get(url.split("?", 1)[0] ?? "") ?? headers;

  class SecuredResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...args);
      for (const [name, value] of headersAt(args[0])) this.setHeader(name, value);
    }
  }

  /** Answers on the bare socket what is not HTTP, or never finishes. */
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

  return { SecuredResponse, answerClientError };
}

const clientErrors: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Los encabezados de la petición son demasiado grandes."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "La petición tardó demasiado en llegar."],
};
