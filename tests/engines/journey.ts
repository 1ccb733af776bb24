import type { SiteServer } from "../support/servers/site-server.ts";
import type { Visitor } from "./visitor.ts";

export type Journey = (visitor: Visitor, site: SiteServer) => Promise<void>;
/** Facts that must hold in every engine, each with the steps that prove it. */
export type Journeys = Readonly<Record<string, Journey>>;

export const phoneWindow = { width: 390, height: 844 } as const;
export const computerWindow = { width: 1360, height: 900 } as const;
