import type { Conflict } from "#editor/api/api.ts";
import type { PendingChange, PublishRequest } from "./publish-api.ts";

/** `GET /api/proposals`, when a team edits: proposals that wait for a second person. */
export type Proposals = {
  proposals: readonly Proposal[];
  /** Set if this request merged others' publications into the workspace. Open forms may then be outdated. */
  isUpdated?: true;
  /** The last publication in the workspace. A new one means the same as `isUpdated`, even if that answer was lost. */
  publication: { commit: string; title: string; approvedBy?: string };
};
export type Proposal = {
  id: string;
  title: string;
  author: string;
  day: string;
  /** The proposed commit. Each decision sends it, so that no other commit is approved by mistake. */
  head: string;
  /** Git tree of the site with the proposal, used by approvals and the preview; undefined if there are conflicts. */
  tree?: string;
  isMine: boolean;
  changes: readonly PendingChange[];
  /** The reason why the proposal cannot be approved in the editor; undefined if it can. */
  refusal?: string;
  /** Fields that the proposal and later publications both changed; undefined without conflicts. */
  conflicts?: readonly Conflict[];
  /**
   * Set if a file of the proposal cannot be merged by fields. Withdrawing the proposal then does not restore it as a
   * draft.
   */
  isUnmergeable?: true;
  /** Set if others published its version of a legal text first: the number of the next one, for the same words. */
  nextVersion?: string;
  /** Set if the proposal was returned to its author, who can make it a draft again. */
  returned?: { by: string; note: string };
};
/** `POST /api/proposals/:id/return`: returns the proposal to its author, with a note on what to fix. */
export type ReturnProposalRequest = { head: string; note: string };
/** `POST /api/proposals/:id/approve`: publishes exactly this git tree. */
export type ApproveProposalRequest = { head: string; tree: string };
/**
 * `POST /api/proposals/:id/withdraw`, by which the author makes the proposal a draft again. `winningSide`: whose values
 * the draft has where there are conflicts. `isNextVersion`: the draft is the next version of the legal text.
 */
export type WithdrawProposalRequest = { head: string } & Pick<PublishRequest, "winningSide"> & { isNextVersion?: true };
