import type { SiteServer } from "../support/site-server.ts";
import type { Visitor } from "./visitor.ts";

/** A fact that must hold in every engine, and the steps that prove it. */
export type Journey = {
  fact: string;
  /** Only in the nightly run: another way to start a tool that a journey in the gate already tests. */
  isNightly?: true;
  run: (visitor: Visitor, site: SiteServer) => Promise<void>;
};

export const phone = { width: 390, height: 844 } as const;
export const computer = { width: 1360, height: 900 } as const;
