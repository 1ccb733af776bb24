import { request as forward } from "node:http";
import { LocalServer } from "./local-server.ts";

type Asked = {
  method: string;
  path: string;
  /**
   * The header `Sec-Purpose`: `prefetch` or `prefetch;prerender` for a page that is not open yet; undefined otherwise.
   */
  purpose: string | undefined;
  body: string;
};

/** A proxy in front of the site that records the requests of browsers, before and after a page is opened. */
export class RecordingProxy extends LocalServer {
  readonly recordedRequests: Asked[] = [];

  constructor(siteUrl: string) {
    super((incoming, outgoing) => {
      const { method = "", url: path = "", headers } = incoming;
      const asked: Asked = { method, path, purpose: headers["sec-purpose"]?.toString(), body: "" };
      this.recordedRequests.push(asked);
      const onward = forward(new URL(path, siteUrl), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.on("data", (part: Buffer) => {
        asked.body += part;
      });
      incoming.pipe(onward);
    });
  }
}
