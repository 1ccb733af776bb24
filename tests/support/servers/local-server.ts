import { createServer, type RequestListener, type Server } from "node:http";

/** A server on this machine for one test, on any free port. */
export class LocalServer {
  readonly #server: Server;

  constructor(answer: RequestListener) {
    this.#server = createServer(answer);
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await new Promise((ready) => this.#server.once("listening", ready));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
