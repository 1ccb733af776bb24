/**
 * Sends, approves, withdraws and returns proposals. A proposal is a branch at the git server that waits for a second
 * person. The local draft is discarded once the server has the proposal, and restored if the author withdraws it.
 */
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { PublishProgress, PublishResult } from "#editor/api/requests/publish-api.ts";
import type { WithdrawProposalRequest } from "#editor/api/requests/team-api.ts";
import { assertDraftsNotNeeded, discardDrafts, tryFastForward } from "#editor/server/changes/discard.ts";
import { restoreAsDrafts } from "#editor/server/changes/restore-drafts.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { restoreNextVersion } from "#editor/server/legal/versions/next-version-draft.ts";
import {
  assertUpToDate,
  type CommitRange,
  type PublicationCandidate,
  readChangedTexts,
} from "#editor/server/publish/publication.ts";
import { commitTree } from "#editor/server/publish/rebase.ts";
import {
  mainBranch,
  mainRef,
  pushCommit,
  pushRefs,
  remoteName,
  StaleCandidateError,
} from "#editor/server/publish/upstream.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import { findRefusal } from "./list-proposals.ts";
import {
  findProposal,
  formatProposalBranch,
  formatSentBackMessage,
  type MergingProposalWorkspace,
  mergeProposal,
  mergeProposalIntoNextVersion,
  type ProposalRef,
  type ProposalWorkspace,
  type StoredProposal,
} from "./read-proposals.ts";

/** Sends a commit that is ready to publish for approval. Then discards the drafts of its files in this workspace. */
export async function sendProposal(
  { workspace, account }: ProposalWorkspace,
  candidate: PublicationCandidate,
): Promise<PublishResult> {
  const { git } = workspace;
  const { drafts, commit } = candidate;
  const { chosenPaths, remainingPaths } = drafts;
  // Refuses edits made after the candidate, because they would be discarded with the draft.
  await assertUpToDate(git, candidate, chosenPaths);
  if (remainingPaths.length > 0)
    await assertDraftsNotNeeded(workspace, {
      removedPaths: chosenPaths,
      remainingPaths,
      messageStart: "Envía también",
    });
  await pushCommit(git, { remote: remoteName, branch: formatProposalBranch(account, commit) }, commit);
  await discardDrafts(workspace, chosenPaths);
  return { commit, isPushed: true, isProposal: true };
}

type Approval = ProposalRef & { tree: string };

/**
 * Creates the commit that a proposal would add to main, with exactly the files that the person read.
 *
 * @throws {EditorError} if the person may not approve it, for example as its author, or has read other files.
 */
async function commitApproval(
  proposalWorkspace: MergingProposalWorkspace,
  approval: Approval,
): Promise<{ proposal: StoredProposal } & CommitRange> {
  const { account } = proposalWorkspace;
  const { git } = proposalWorkspace.workspace;
  const proposal = await findProposal(proposalWorkspace, approval);
  if (proposal.returned) throw new EditorError("Se devolvió: vuelve a editarla y envíala otra vez.");
  if (proposal.isMine) throw new EditorError("La aprueba otra persona: esta la enviaste tú.");
  const merge = await mergeProposal(proposalWorkspace, { head: proposal.head });
  const refusal = findRefusal(proposal.paths, merge);
  if (refusal !== undefined) throw new EditorError(refusal);
  const { tree } = merge;
  if (tree !== approval.tree) throw new EditorError(await buildMainMovedMessage(proposalWorkspace));
  const base = (await git("rev-parse", mainRef)).trim();
  const { name, email } = account.person;
  const message = `${proposal.title}\n\nApproved-by: ${name} <${email}>`;
  return {
    proposal,
    base,
    commit: await commitTree(git, { tree, parents: [base], message, person: proposal.author }),
  };
}

/** Formats a message with who published after the person had read the proposal; it may have been the same person. */
async function buildMainMovedMessage({ workspace: { git }, account }: ProposalWorkspace): Promise<string> {
  const lastCommit = await git("log", "-1", "--format=<%ae>%n%B", mainRef);
  const isOwn = lastCommit.includes(`<${account.person.email}>`);
  return `${isOwn ? "Publicaste otra cosa" : "Otra persona publicó"} después de que la abriste: léela otra vez, ya con eso.`;
}

type ApprovalSteps = {
  checks: Pick<ContentChecks, "checkProposal" | "tryBuild">;
  reportProgress: (step: PublishProgress) => void;
};

/**
 * Publishes the proposal that the person read, with its author, and deletes its branch: both or neither.
 *
 * @throws {EditorError} for the reasons of {@link commitApproval}, if the commit does not build, or if the server
 *   refuses it.
 */
export async function approveProposal(
  proposalWorkspace: MergingProposalWorkspace,
  approval: Approval,
  { checks, reportProgress }: ApprovalSteps,
): Promise<StoredProposal & { commit: string }> {
  const { workspace } = proposalWorkspace;
  const { git } = workspace;
  const { proposal, base, commit } = await workspace.runExclusive(async () => {
    const approvalCommit = await commitApproval(proposalWorkspace, approval);
    await checks.checkProposal(await readChangedTexts(git, approvalCommit.base, approvalCommit.commit), approvalCommit);
    return approvalCommit;
  });
  // Checks outside the lock, so that the person can save during the build.
  await checks.tryBuild(commit, base, { onStage: (stage) => reportProgress({ stage }) });
  await workspace.runExclusive(async () => {
    const { branch, head } = proposal;
    const refs = [`${commit}:refs/heads/${mainBranch}`, `:refs/heads/${branch}`];
    const lease = `--force-with-lease=refs/heads/${branch}:${head}`;
    await pushRefs(git, ["--atomic", lease, remoteName, ...refs], nothingChangedMessage).catch(
      rethrowAsMoved("Algo más se publicó mientras se probaba esta: léela otra vez, ya con eso."),
    );
    await git("update-ref", mainRef, commit);
    await fastForwardToMain(workspace);
  });
  return { ...proposal, commit };
}

const nothingChangedMessage = "Nada cambió.";

/** Creates a handler that rethrows an error, with this message if the server's ref has moved. */
const rethrowAsMoved = (message: string) => (error: unknown) => {
  throw error instanceof StaleCandidateError ? new EditorError(message) : error;
};

/**
 * Deletes the person's own proposal, and restores its changes as a draft on top of what was published since. A proposal
 * with a file that cannot be merged is only deleted, unless its legal version becomes the next one. Errors do not stop
 * it, because the author must be able to correct them.
 *
 * @throws {EditorError} if there is a local draft of the same files.
 */
export async function withdrawProposal(
  proposalWorkspace: MergingProposalWorkspace,
  { winningSide, isNextVersion, ...ref }: ProposalRef & Omit<WithdrawProposalRequest, "head">,
): Promise<void> {
  const { workspace } = proposalWorkspace;
  const { git } = workspace;
  const { branch, head, base, isMine, paths } = await findProposal(proposalWorkspace, ref);
  if (!isMine) throw new EditorError("La retira quien la envió.");
  await fastForwardToMain(workspace);
  const { tree, unreadablePaths } = await mergeProposal(proposalWorkspace, { head, onto: "HEAD", winningSide });
  const ownedPaths = paths.filter(isOwnedPath);
  const next =
    isNextVersion &&
    (await mergeProposalIntoNextVersion(proposalWorkspace, { head, base, unreadablePaths }, winningSide));
  const isOther = (path: string) => next && parseLegalPath(path)?.id !== next.id;
  const discardRestored = next
    ? await restoreNextVersion(workspace, next, { tree, otherPaths: ownedPaths.filter(isOther) })
    : unreadablePaths.length > 0
      ? undefined
      : await restoreAsDrafts(workspace, tree, ownedPaths, { keepsErrors: true });
  try {
    const lease = `--force-with-lease=refs/heads/${branch}:${head}`;
    await pushRefs(git, [lease, remoteName, `:refs/heads/${branch}`], nothingChangedMessage).catch(
      rethrowAsMoved(proposalChangedMessage),
    );
  } catch (error) {
    await discardRestored?.();
    throw error;
  }
}

const proposalChangedMessage = "Cambió mientras la leías. Cierra esta hoja y ábrela otra vez.";

/** @throws {EditorError} if the proposal is the person's own, or the note is empty or too long. */
export async function sendBackProposal(
  proposalWorkspace: ProposalWorkspace,
  { note, ...asked }: ProposalRef & { note: string },
): Promise<StoredProposal> {
  const { account } = proposalWorkspace;
  const { git } = proposalWorkspace.workspace;
  const trimmedNote = note.replaceAll("\r", "").trim();
  if (trimmedNote === "") throw new EditorError("Escribe qué hay que cambiar: quien la envió lo lee.");
  if (trimmedNote.length > maxNoteLength) throw new EditorError(`Acorta la nota: caben ${maxNoteLength} letras.`);
  const proposal = await findProposal(proposalWorkspace, asked);
  const { branch, head, isMine } = proposal;
  if (isMine) throw new EditorError("Esta la enviaste tú: vuelve a editarla.");
  const { person } = account;
  const message = formatSentBackMessage(trimmedNote, person);
  const commit = await commitTree(git, { tree: `${head}^{tree}`, parents: [head], message, person });
  await pushRefs(git, [remoteName, `${commit}:refs/heads/${branch}`], nothingChangedMessage).catch(
    rethrowAsMoved(proposalChangedMessage),
  );
  return proposal;
}

const maxNoteLength = 2000;

/** Updates this workspace to main as last fetched, unless a draft prevents it. @returns whether anything changed. */
export async function fastForwardToMain(workspace: ContentWorkspace): Promise<boolean> {
  const { git } = workspace;
  const oldHead = await git("rev-parse", "HEAD");
  if (oldHead === (await git("rev-parse", mainRef))) return false;
  await tryFastForward(workspace, mainRef);
  return oldHead !== (await git("rev-parse", "HEAD"));
}
