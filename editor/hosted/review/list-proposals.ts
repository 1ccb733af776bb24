/** Fetches the open proposals, and computes the changes that each would make to the current main branch. */
import type { Proposal } from "#editor/api/team-api.ts";
import { type Account, type ForgeProposal, proposalBranchPrefix } from "#editor/hosted/forge/forge.ts";
import { formatPersonBranchName } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { describeChange } from "#editor/server/changes/pending-changes.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { listChangesSinceMain, mainBranch, mainRef, remoteName } from "#editor/server/publish/main-branch.ts";
import { formatTrackingRef } from "#editor/server/publish/upstream.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type Git, mergeCommitTrees } from "#editor/server/workspace/git.ts";
import { isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import type { Team } from "./team.ts";

export type ProposalWorkspace = { workspace: ContentWorkspace; git: Git; token: string; team: Team };

/** `head`: the commit that the person read. */
export type ProposalRef = { number: number; head: string };

/** Lists the open proposals, each with its changes as described for staff. */
export async function listProposals(at: ProposalWorkspace, lists: ListService): Promise<Proposal[]> {
  const { workspace, git, token, team } = at;
  const found = await openProposals(at);
  return Promise.all(
    found.map(async (proposal) => {
      const { number, title, author, openedOn, link, head, returned } = proposal;
      const approvers = returned ? [] : [...(await team.forge.approvers(token, proposal)).values()];
      const { base, paths } = await listChangesSinceMain(git, head);
      const { tree, conflicts } = await mergeCommitTrees(git, mainRef, head);
      // A proposal with conflicts cannot be merged, so compare it with its own base.
      const [before, after] = conflicts.length > 0 ? [base, head] : [mainRef, tree];
      const text = async (commit: string, file: string) => (await git.maybe("show", `${commit}:${file}`)) ?? "";
      const changes = paths
        .filter(isText)
        .map(async (file) =>
          describeChange(
            { workspace, lists },
            { file, before: await text(before, file), after: await text(after, file) },
          ),
        );
      const files = paths.filter((path) => !isText(path)).map((file) => ({ file, label: file, words: [] }));
      const refusal = findRefusal(team, { paths, conflicts });
      return {
        number,
        title,
        author: (await git("log", "-1", "--format=%an", head)).trim() || author.name,
        day: openedOn,
        link,
        head,
        isMine: author.id === team.account.id,
        changes: [...(await Promise.all(changes)), ...files],
        ...(returned && { returned }),
        ...(approvers.length > 0 && { approvedBy: approvers }),
        ...(conflicts.length > 0 && { hasConflicts: true as const }),
        ...(refusal !== undefined && { refusal }),
      };
    }),
  );
}

/** The reason why a proposal cannot be approved in the editor; undefined if it can. */
function findRefusal(
  { forge }: Team,
  { paths, conflicts }: { paths: readonly string[]; conflicts: readonly string[] },
) {
  if (paths.some((path) => !isOwnedPath(path)))
    return `Cambia archivos que no son de contenido: se aprueba en ${forge.name}.`;
  return conflicts.length > 0 ? formatConflictMessage(conflicts) : undefined;
}

export const formatConflictMessage = (conflicts: readonly string[]): string =>
  `Choca con lo que se publicó después en ${conflicts.map(formatFileLabel).join(" y ")}: quien la envió la escribe otra vez sobre lo nuevo.`;

/** @throws {EditorError} if the proposal is no longer open, or its commit is not the one that the person read. */
export async function findProposal(at: ProposalWorkspace, { number, head }: ProposalRef): Promise<ForgeProposal> {
  const proposal = (await openProposals(at)).find((each) => each.number === number);
  if (!proposal)
    throw new EditorError("Ya no espera a nadie: se publicó o se retiró. Cierra esta hoja y ábrela otra vez.");
  if (proposal.head !== head) throw new EditorError("Cambió mientras la leías. Cierra esta hoja y ábrela otra vez.");
  return proposal;
}

/** Fetches all branches, and lists the proposals whose commit was fetched: first those returned to the person. */
async function openProposals({ git, token, team: { account, forge } }: ProposalWorkspace): Promise<ForgeProposal[]> {
  const open = await forge.proposals(token);
  await fetchAll(git);
  const left = await branchesLeft(git, account, open);
  const proposals = [
    ...(left.length > 0 ? await forge.returnedProposals(token, { account, branches: left }) : []),
    ...open,
  ];
  const here = await Promise.all(proposals.map(({ head }) => isHere(git, head)));
  return proposals.filter((_, at) => here[at]);
}

const isHere = async (git: Git, commit: string) =>
  /^[0-9a-f]{40}$/.test(commit) && (await git.maybe("cat-file", "-e", `${commit}^{commit}`)) !== undefined;

/** Fetches main and the proposals' branches, and prunes those that were deleted at the forge. */
async function fetchAll(git: Git): Promise<void> {
  const waiting = formatTrackingRef({ remote: remoteName, branch: `${proposalBranchPrefix}*` });
  await git.maybe(
    "fetch",
    "--quiet",
    "--prune",
    remoteName,
    `+refs/heads/${mainBranch}:${mainRef}`,
    `+refs/heads/${proposalBranchPrefix}*:${waiting}`,
  );
}

/** The person's branches that belong to no open proposal. */
async function branchesLeft(git: Git, account: Account, open: readonly ForgeProposal[]): Promise<string[]> {
  const own = formatTrackingRef({ remote: remoteName, branch: `${formatPersonBranchName(account)}-*` });
  const refs = (await git("for-each-ref", "--format=%(refname:lstrip=3)", own)).split("\n").filter(Boolean);
  return refs.filter((branch) => !open.some((each) => each.branch === branch));
}

const isText = (path: string) => isOwnedPath(path) && !path.endsWith(".kml");
