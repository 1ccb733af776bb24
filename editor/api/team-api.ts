/** API between the editor's server and its app when a team edits; see `api.ts`. */
import type { PendingChange } from "./publish-api.ts";

/** `GET /api/proposals`, when a team edits: proposals that wait for a second person. */
export type Proposals = {
  proposals: readonly Proposal[];
  /** This request merged others' publications into the workspace: open forms may be outdated. */
  isUpdated?: true;
};
export type Proposal = {
  number: number;
  title: string;
  author: string;
  /** `2026-11-23` */
  day: string;
  /** URL of its page at the forge. */
  link: string;
  /** The proposed commit. Decisions send it back, so that no other commit is approved by mistake. */
  head: string;
  isMine: boolean;
  changes: readonly PendingChange[];
  /** The reason why it cannot be approved in the editor. */
  refusal?: string;
  /** It conflicts with what others published later: it can only be withdrawn, and does not become a draft. */
  hasConflicts?: true;
  /** Names of the people who approved it, while the forge's rules do not allow its merge yet. */
  approvedBy?: readonly string[];
  /** It was returned to its author, who can make it a draft again. */
  returned?: { by: string; note: string };
};
/** `POST /api/proposals/:number/return`: returns it to its author, with a note about what to fix. */
export type ReturnProposalRequest = { head: string; note: string };
/**
 * Body of `POST /api/proposals/:number/approve`, and of `POST /api/proposals/:number/withdraw`, with which its author
 * makes it a draft again.
 */
export type DecideProposalRequest = { head: string };
/** `waits`: set if the forge does not merge the approved proposal yet; the reason as the forge words it. */
export type ApproveProposalResult = { waits?: string };

/** `GET /api/pipeline`, when a team edits: deployment state of the newest commit, `commit`. */
export type Pipeline = { commit?: string; state: "none" | "running" | "done" | "failed" | "unknown"; link?: string };
