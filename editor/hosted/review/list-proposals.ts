/** Computes the changes that each proposal would make to the current main branch. */
import type { Proposal, Proposals } from "#editor/api/team-api.ts";
import { describeChange } from "#editor/server/changes/pending-changes.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { mainRef } from "#editor/server/publish/main-branch.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import { mergeCommitTrees } from "#editor/server/workspace/git.ts";
import { isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import { fetchProposals, type ProposalWorkspace, type StoredProposal } from "./read-proposals.ts";

/** Lists the open proposals, each with its changes as described for staff. */
export async function listProposals(at: ProposalWorkspace, lists: ListService): Promise<Omit<Proposals, "isUpdated">> {
  const { proposals, ignored } = await fetchProposals(at);
  return { proposals: await Promise.all(proposals.map((proposal) => describeProposal(at, lists, proposal))), ignored };
}

async function describeProposal(
  { workspace }: ProposalWorkspace,
  lists: ListService,
  { id, title, author, day, head, base, paths, isMine, returned }: StoredProposal,
): Promise<Proposal> {
  const { git } = workspace;
  const { tree, conflicts } = await mergeCommitTrees(git, mainRef, head);
  const hasConflicts = conflicts.length > 0;
  // A proposal with conflicts cannot be merged, so compare it with its own base.
  const [before, after] = hasConflicts ? [base, head] : [mainRef, tree];
  const text = async (commit: string, file: string) => (await git.maybe("show", `${commit}:${file}`)) ?? "";
  const changes = paths.map(async (file) => {
    const unread = { file, label: file, words: [] };
    if (!isText(file)) return unread;
    const change = { file, before: await text(before, file), after: await text(after, file) };
    // A branch made by hand may have unreadable files.
    return describeChange({ workspace, lists }, change).catch(() => unread);
  });
  const refusal = findRefusal(paths, conflicts);
  return {
    ...{ id, title, author: author.name, day, head, isMine },
    changes: await Promise.all(changes),
    ...(hasConflicts ? { hasConflicts: true as const } : { tree }),
    ...(returned && { returned }),
    ...(refusal !== undefined && { refusal }),
  };
}

/** The reason why a proposal cannot be approved in the editor; undefined if it can. */
export function findRefusal(paths: readonly string[], conflicts: readonly string[]): string | undefined {
  if (!paths.every(isOwnedPath))
    return "Cambia archivos que no son de contenido: quien desarrolla el sitio la publica con git.";
  return conflicts.length > 0 ? formatConflictMessage(conflicts) : undefined;
}

export const formatConflictMessage = (conflicts: readonly string[]): string =>
  `Choca con lo que se publicó después en ${conflicts.map(formatFileLabel).join(" y ")}: quien la envió la escribe otra vez sobre lo nuevo.`;

const isText = (path: string) => isOwnedPath(path) && !path.endsWith(".kml");
