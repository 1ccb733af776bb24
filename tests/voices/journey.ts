import type { SiteServer } from "../support/site-server.ts";
import type { Listener } from "./listener.ts";

/** Something that a blind person must be able to do, and the keys for it. */
export type Journey = {
  fact: string;
  run: (listener: Listener, site: SiteServer) => Promise<void>;
};
