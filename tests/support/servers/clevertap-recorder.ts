import type { BrowserContext, Route } from "@playwright/test";
import lz from "lz-string";

/** One request of the SDK, decoded. */
export type ClevertapRequest = {
  /** `/a`: events and profiles; `/e`: the mailing list. */
  path: string;
  query: Record<string, string>;
  /** The content of `d`, which the SDK compresses with LZ. */
  data: Record<string, unknown>;
};

/** How the stub responds; `silent` is an empty response, as from a blocker's stub of the service. */
export type ClevertapBehaviour = "well" | "error" | "silent" | "hang";

/** Stubs CleverTap: decodes the real SDK's requests and responds like the service. */
export class ClevertapRecorder {
  /** The requests with a successful response, in order. */
  readonly requests: ClevertapRequest[] = [];
  /** Number of all requests, whatever the response. */
  requestCount = 0;
  behaviour: ClevertapBehaviour = "well";
  delayMs = 0;
  #devices = 0;
  #held: (() => Promise<void>)[] = [];

  async attach(context: BrowserContext, host: string): Promise<void> {
    await context.route(
      (url) => url.host === host,
      (route) => this.#take(route),
    );
  }

  /** Responds to all hanging requests. */
  async release(): Promise<void> {
    this.behaviour = "well";
    for (const answer of this.#held.splice(0)) await answer();
  }

  async #take(route: Route): Promise<void> {
    this.requestCount += 1;
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.behaviour === "error") return route.fulfill({ status: 500, contentType: "text/plain", body: "error" });
    if (this.behaviour === "silent") return route.fulfill({ contentType: "text/javascript", body: "" });
    if (this.behaviour === "hang") {
      this.#held.push(() => this.#answer(route));
      return;
    }
    await this.#answer(route);
  }

  async #answer(route: Route): Promise<void> {
    const { pathname, searchParams } = new URL(route.request().url());
    const query = Object.fromEntries(searchParams);
    const data = JSON.parse(lz.decompressFromBase64(query.d ?? "") ?? "null") as ClevertapRequest["data"];
    const request = { path: pathname, query, data };
    this.requests.push(request);
    await route.fulfill({ contentType: "text/javascript", body: this.#script(request) });
  }

  #script({ path, query, data }: ClevertapRequest): string {
    if (path === "/e")
      return query.sub === undefined
        ? `wzrk_email_fetched("ana@correo.example", {});`
        : `wzrk_email_subscription("${query.sub}");`;
    if (query.gc === undefined) this.#devices += 1;
    const device = query.gc ?? `device-${this.#devices}`;
    const session = Math.floor(Date.now() / 1000);
    const optOut = query.optOut === undefined ? "" : `, ${query.optOut}`;
    return `$WZRK_WR.s("${device}", ${session}, ${data.isOUL === true}, ${query.rn}${optOut});`;
  }
}
