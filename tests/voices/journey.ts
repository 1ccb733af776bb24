import type { SiteServer } from "../support/servers/site-server.ts";
import type { ScreenReaderUser } from "./listener.ts";

/** What a blind person must be able to do, each with the keys for it. */
export type Journeys = Readonly<Record<string, (listener: ScreenReaderUser, site: SiteServer) => Promise<void>>>;
