/** API between the editor's server and its app when a team edits; see `api.ts`. */
import type { PendingChange } from "./publish-api.ts";

/** `GET /api/proposals`, when a team edits: proposals that wait for a second person. */
export type Proposals = {
  proposals: readonly Proposal[];
  /** Others' publications were just merged in: whatever is open may have changed. */
  brought?: true;
};
export type Proposal = {
  number: number;
  title: string;
  author: string;
  /** `2026-11-23` */
  day: string;
  /** Its page at the forge. */
  link: string;
  /** The commit that was shown, so that no other one is approved by mistake. */
  head: string;
  isMine: boolean;
  changes: readonly PendingChange[];
  /** Why it cannot be approved here. */
  refusal?: string;
  /** It conflicts with what others published later: it can only be withdrawn, and does not become a draft. */
  clashes?: true;
  /** Names of the people who approved it, while it still waits for the forge's own rules. */
  approvedBy?: readonly string[];
  /** It was returned to its author, who can make it a draft again. */
  returned?: { by: string; note: string };
};
/** `POST /api/proposals/:number/return`: back to its author, with a note about what to fix. */
export type ReturnProposal = { head: string; note: string };
/**
 * `POST /api/proposals/:number/approve`; by its author, `POST /api/proposals/:number/withdraw`: makes it a draft again.
 */
export type DecideProposal = { head: string };
/** `waits`: approved, but the forge does not merge it yet; its reason in its own words. */
export type ApprovedProposal = { waits?: string };

/** `GET /api/pipeline`, when a team edits: deployment state of the newest commit, `commit`. */
export type Pipeline = { commit?: string; state: "none" | "running" | "done" | "failed" | "unknown"; link?: string };
