import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy for all hosts except the site's. It refuses every request, and records the requested host. */
export class BlockingProxy {
  /** Requested hosts with their ports. */
  readonly requestedHosts = new Set<string>();
  readonly #server = createServer(({ url = "" }, response) => {
    this.requestedHosts.add(URL.canParse(url) ? new URL(url).host : url);
    response.writeHead(502).end();
  });

  /** @returns the proxy's host and port. */
  async start(): Promise<string> {
    this.#server.on("connect", ({ url = "" }, socket) => {
      this.requestedHosts.add(url);
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { address, port } = this.#server.address() as AddressInfo;
    return `${address}:${port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
