/**
 * Sends, approves, withdraws and returns proposals. A proposal is a branch at the forge, with a pull request for a
 * second person's approval. The local draft is discarded once the forge has the proposal, and restored if the author
 * withdraws the proposal.
 */
import type { PublishResult } from "#editor/api/publish-api.ts";
import type { ApproveProposalResult } from "#editor/api/team-api.ts";
import type { ForgeProposal } from "#editor/hosted/forge/forge.ts";
import { formatPersonBranchName } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { discardDrafts, tryFastForward } from "#editor/server/changes/discard.ts";
import { assertRemainingDraftsValid } from "#editor/server/changes/draft-dependencies.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { listChangesSinceMain, mainRef, remoteMain, remoteName } from "#editor/server/publish/main-branch.ts";
import {
  assertUpToDate,
  type Candidate,
  type CommitRange,
  listPendingPaths,
  readChangedLists,
} from "#editor/server/publish/publication.ts";
import { commitTree } from "#editor/server/publish/rebase.ts";
import { pushCommit } from "#editor/server/publish/upstream.ts";
import { findBuildError } from "#editor/server/site/build-check.ts";
import { mergeCommitTrees, readCommitTexts } from "#editor/server/workspace/git.ts";
import { isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import { findProposal, formatConflictMessage, type ProposalRef, type ProposalWorkspace } from "./list-proposals.ts";

/**
 * Sends a candidate, a commit ready to publish, for approval. Then discards the drafts of its files in this workspace.
 *
 * @param approvals - the kinds of changes that need a second person.
 * @throws {EditorError} with what to do; the draft is kept.
 */
export async function sendProposal(
  { workspace, git, token, team: { account, forge } }: ProposalWorkspace,
  candidate: Candidate,
  approvals: readonly string[],
): Promise<PublishResult> {
  const { title, drafts, commit } = candidate;
  // Refuse edits made after the candidate, because they would be discarded together with the draft.
  await assertUpToDate(git, candidate, drafts.chosen);
  await assertRemainingDraftsValid({ workspace, git }, drafts);
  const branch = { remote: remoteName, branch: `${formatPersonBranchName(account)}-${commit.slice(0, 10)}` };
  await pushCommit(git, branch, commit);
  const proposal = await forge
    .propose(token, { branch: branch.branch, title, body: `Lo aprueba otra persona: ${approvals.join(", ")}.` })
    .catch(async (error: unknown) => {
      await git.maybe("push", "--quiet", remoteName, `:refs/heads/${branch.branch}`);
      throw error;
    });
  await discardDrafts({ workspace, git }, drafts.chosen);
  return { commit, isPushed: true, proposal };
}

/**
 * Builds the commit that a proposal would add to main, for the person to approve.
 *
 * @throws {EditorError} if the person cannot approve it here, e.g. as its author, or has read another commit.
 */
async function readForApproval(
  workspace: ProposalWorkspace,
  asked: ProposalRef,
): Promise<{ proposal: ForgeProposal } & CommitRange> {
  const { git, team } = workspace;
  const { account, forge } = team;
  const proposal = await findProposal(workspace, asked);
  if (proposal.returned) throw new EditorError("Se devolvió: vuelve a editarla y envíala otra vez.");
  if (proposal.author.id === account.id) throw new EditorError("La aprueba otra persona: esta la enviaste tú.");
  const { paths } = await listChangesSinceMain(git, proposal.head);
  if (paths.some((path) => !isOwnedPath(path)))
    throw new EditorError(`Apruébala en ${forge.name}: cambia archivos que no son de contenido.`);
  const { tree, conflicts } = await mergeCommitTrees(git, mainRef, proposal.head);
  if (conflicts.length > 0) throw new EditorError(formatConflictMessage(conflicts));
  const base = (await git("rev-parse", mainRef)).trim();
  const { person } = account;
  return { proposal, base, commit: await commitTree(git, { tree, parents: [base], words: proposal.title, person }) };
}

/**
 * Approves the commit that the person read, and merges it into main if the forge allows this now.
 *
 * @param checks - functions that refuse a commit that would not build.
 * @throws {EditorError} as {@link readForApproval} does, or if the commit does not build.
 */
export async function approveProposal(
  workspace: ProposalWorkspace,
  asked: ProposalRef,
  checks: Pick<ContentChecks, "checkProposal" | "tryBuild">,
): Promise<ApproveProposalResult> {
  const { git, token, team } = workspace;
  const { account, forge } = team;
  const { base, commit } = await workspace.workspace.runExclusive(async () => {
    const read = await readForApproval(workspace, asked);
    await checks.checkProposal(await readChangedLists(git, read.base, read.commit), read);
    return read;
  });
  // Outside the lock, so that the person can save during the build.
  await checks.tryBuild(commit, base);
  return workspace.workspace.runExclusive(async () => {
    const { proposal, ...now } = await readForApproval(workspace, asked);
    if (now.base !== base) throw new EditorError("Otra persona publicó en este momento: apruébala otra vez.");
    const { name, email } = account.person;
    if (!(await forge.approvers(token, proposal)).has(account.id)) await forge.approve(token, proposal);
    const waits = await forge.merge(token, proposal, { note: `Approved-by: ${name} <${email}>` });
    if (waits !== undefined) return { waits };
    await follow(workspace);
    return {};
  });
}

/**
 * Closes the person's own proposal. Restores its changes as a draft, unless the proposal conflicts with main.
 *
 * @throws {EditorError} if there is a local draft of the same files.
 */
export async function withdrawProposal(at: ProposalWorkspace, asked: ProposalRef): Promise<void> {
  const { git, token, team } = at;
  const proposal = await findProposal(at, asked);
  if (proposal.author.id !== team.account.id) throw new EditorError("La retira quien la envió.");
  await follow(at);
  const { conflicts } = await mergeCommitTrees(git, mainRef, proposal.head);
  const putBack = conflicts.length > 0 ? undefined : await bringBack(at, proposal);
  try {
    if (proposal.returned) await git("push", "--quiet", remoteName, `:refs/heads/${proposal.branch}`);
    else await team.forge.close(token, proposal);
  } catch (error) {
    await putBack?.();
    throw error;
  }
}

/**
 * Closes another person's proposal with a note for its author.
 *
 * @throws {EditorError} if the proposal is the person's own, or the note is empty or too long.
 */
export async function returnProposal(
  at: ProposalWorkspace,
  { note, ...asked }: ProposalRef & { note: string },
): Promise<void> {
  const { token, team } = at;
  const words = note.trim();
  if (words === "") throw new EditorError("Escribe qué hay que cambiar: quien la envió lo lee.");
  if (words.length > maxNoteLength) throw new EditorError(`Acorta la nota: caben ${maxNoteLength} letras.`);
  const proposal = await findProposal(at, asked);
  if (proposal.author.id === team.account.id) throw new EditorError("Esta la enviaste tú: vuelve a editarla.");
  await team.forge.returnToAuthor(token, proposal, words);
}

const maxNoteLength = 2000;

/** Makes a proposal's files drafts again. @returns a function that discards these drafts. */
async function bringBack({ workspace, git }: ProposalWorkspace, { head }: ForgeProposal): Promise<() => Promise<void>> {
  const pending = await listPendingPaths(git);
  const own = (await listChangesSinceMain(git, head)).paths.filter(isOwnedPath);
  if (own.some((path) => pending.includes(path)))
    throw new EditorError("Publica o descarta antes tu borrador de esos mismos archivos: uno taparía al otro.");
  const { tree } = await mergeCommitTrees(git, "HEAD", head);
  const fault = await findBuildError(workspace, await readCommitTexts(git, tree, own));
  if (fault !== undefined)
    throw new EditorError(`Cambia antes tu borrador: no se lleva con lo que volvería. ${fault.message}`, fault.raw);
  await git("restore", `--source=${tree}`, "--worktree", "--", ...own);
  for (const path of own) workspace.invalidate(path);
  return () => discardDrafts({ workspace, git }, own);
}

/** Fetches main, including the latest publication, and updates this workspace to main. */
async function follow(at: ProposalWorkspace): Promise<void> {
  await at.git.maybe("fetch", "--quiet", remoteName, `+refs/heads/${remoteMain.branch}:${mainRef}`);
  await fastForwardToMain(at);
}

/** Updates this workspace to main as last fetched, unless a draft prevents this. @returns whether anything changed. */
export async function fastForwardToMain({
  workspace,
  git,
}: Pick<ProposalWorkspace, "workspace" | "git">): Promise<boolean> {
  const before = await git("rev-parse", "HEAD");
  if (before === (await git("rev-parse", mainRef))) return false;
  await tryFastForward({ workspace, git }, mainRef);
  return before !== (await git("rev-parse", "HEAD"));
}
