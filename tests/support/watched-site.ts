import { createServer, request as forward } from "node:http";

type Asked = {
  method: string;
  path: string;
  /** `prefetch` or `prefetch;prerender` where nobody has opened the page yet. */
  purpose: string | undefined;
  /** What was sent. */
  body: string;
};

/** In front of the site: hands everything on, and remembers what browsers ask for, before and after a page is opened. */
export class WatchedSite {
  readonly asked: Asked[] = [];
  /** Instead of the site's own files, by path. */
  readonly #instead: Readonly<Record<string, string>>;
  readonly #server = createServer((incoming, outgoing) => {
    const { method = "", url: path = "", headers } = incoming;
    const asked: Asked = { method, path, purpose: headers["sec-purpose"]?.toString(), body: "" };
    this.asked.push(asked);
    const onward = forward(new URL(path, this.#siteUrl), { method, headers }, (answer) => {
      const instead = this.#instead[path];
      const { "content-encoding": _, "content-length": __, ...types } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, instead === undefined ? answer.headers : types);
      if (instead === undefined) answer.pipe(outgoing);
      else outgoing.end(instead);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.on("data", (part: Buffer) => {
      asked.body += part;
    });
    incoming.pipe(onward);
  });
  readonly #siteUrl: string;

  constructor(siteUrl: string, instead: Readonly<Record<string, string>> = {}) {
    this.#siteUrl = siteUrl;
    this.#instead = instead;
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
    await new Promise((closed) => this.#server.close(closed));
  }
}
