/** What the editor's server and its app say to each other where a team edits; see `api.ts`. */
import type { PendingChange } from "./api.ts";

/** `GET /api/proposals`, where a team edits: what waits for a second person. */
export type Proposals = {
  proposals: readonly Proposal[];
  /** What others published came here: what is open may read differently. */
  brought?: true;
};
export type Proposal = {
  number: number;
  title: string;
  author: string;
  /** `2026-11-23` */
  day: string;
  /** At the forge. */
  link: string;
  /** The commit that was read: another one is not approved by mistake. */
  head: string;
  isMine: boolean;
  changes: readonly PendingChange[];
  /** Why it cannot be approved here. */
  refusal?: string;
  /** Others published over the same lines: it is taken back, and does not become a draft. */
  clashes?: true;
  /** Names of those who approved it: it waits for the forge's own rules. */
  approvedBy?: readonly string[];
  /** Somebody gave it back to its author, who makes it a draft again. */
  returned?: { by: string; note: string };
};
/** `POST /api/proposals/:number/return`: back to its author, with what is to be mended. */
export type ReturnProposal = { head: string; note: string };
/** `POST /api/proposals/:number/approve`, and by its author `POST /api/proposals/:number/withdraw`: a draft again. */
export type DecideProposal = { head: string };
/** `waits`: it is approved, and the forge does not publish it yet, in its words. */
export type ApprovedProposal = { waits?: string };

/** `GET /api/pipeline`, where a team edits: how far the newest change of the site is; `commit`: which one that is. */
export type Pipeline = { commit?: string; state: "none" | "running" | "done" | "failed" | "unknown"; link?: string };
