import type { SiteServer } from "../support/site-server.ts";
import type { Listener } from "./listener.ts";

/** What a person who does not see the page must be able to do, and the keys with which it is done. */
export type Journey = {
  fact: string;
  go: (listener: Listener, site: SiteServer) => Promise<void>;
};
