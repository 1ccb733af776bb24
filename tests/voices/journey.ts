import type { SiteServer } from "../support/site-server.ts";
import type { Listener } from "./listener.ts";

/** A task that a blind person must be able to do, with its keys. */
export type Journey = {
  fact: string;
  run: (listener: Listener, site: SiteServer) => Promise<void>;
};
