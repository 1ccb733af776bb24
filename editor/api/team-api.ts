/** API between the editor's server and its app when a team edits; see `api.ts`. */
import type { PendingChange } from "./publish-api.ts";

/** `GET /api/proposals`, when a team edits: proposals that wait for a second person. */
export type Proposals = {
  proposals: readonly Proposal[];
  /** Set if this request merged others' publications into the workspace, so that open forms may be outdated. */
  isUpdated?: true;
};
export type Proposal = {
  number: number;
  title: string;
  author: string;
  /** `2026-11-23` */
  day: string;
  /** URL of the proposal at the forge. */
  link: string;
  /** The proposed commit. A decision names it, so that no other commit is approved by mistake. */
  head: string;
  isMine: boolean;
  changes: readonly PendingChange[];
  /** The reason why the proposal cannot be approved in the editor. */
  refusal?: string;
  /** Set if the proposal conflicts with later publications. A withdrawal then does not make it a draft again. */
  hasConflicts?: true;
  /** Names of the people who approved the proposal, while the forge's rules do not allow its merge yet. */
  approvedBy?: readonly string[];
  /** Set if the proposal was returned to its author, who can make it a draft again. */
  returned?: { by: string; note: string };
};
/** `POST /api/proposals/:number/return`: returns the proposal to its author, with a note on what to fix. */
export type ReturnProposalRequest = { head: string; note: string };
/**
 * Body of `POST /api/proposals/:number/approve`, and of `POST /api/proposals/:number/withdraw`, by which the author
 * makes the proposal a draft again.
 */
export type ProposalHeadRequest = { head: string };
/** `waits`: the forge's reason, in its own words, for not merging the approved proposal yet. */
export type ApproveProposalResult = { waits?: string };

/** `GET /api/pipeline`, when a team edits: deployment state of the newest commit, `commit`. */
export type PipelineStatus = {
  commit?: string;
  state: "none" | "running" | "done" | "failed" | "unknown";
  link?: string;
};
