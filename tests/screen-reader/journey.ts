import type { SiteServer } from "../support/servers/site-server.ts";
import type { ScreenReaderUser } from "./listener.ts";

/** Tasks that a blind person must be able to do, each with its keys. */
export type ListenedJourneys = Readonly<
  Record<string, (listener: ScreenReaderUser, site: SiteServer) => Promise<void>>
>;
