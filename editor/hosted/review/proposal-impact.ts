/** Consequences of a proposal, shown before it is approved. */
import type { Impact } from "#editor/api/api.ts";
import { readFileLists } from "#editor/server/coverage/listed-files.ts";
import { findUnsyncedDraftFiles, toUnsyncedFileTodo } from "#editor/server/coverage/unsynced-files.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { mainRef } from "#editor/server/publish/main-branch.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { computeImpact } from "#editor/server/site/impact.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { computeTodos, findAddedTodos } from "#editor/server/site/todos.ts";
import { listChangedFiles, mergeCommitTrees, readCommitTexts } from "#editor/server/workspace/git.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";
import { formatConflictMessage } from "./list-proposals.ts";
import { findProposal, type ProposalRef, type ProposalWorkspace } from "./read-proposals.ts";

/** Compares the proposal with the published site, without the local drafts. */
export async function computeProposalImpact(at: ProposalWorkspace, asked: ProposalRef): Promise<Impact> {
  const { workspace } = at;
  const { git } = workspace;
  const { head } = await findProposal(at, asked);
  const { tree, conflicts } = await mergeCommitTrees(git, mainRef, head);
  if (conflicts.length > 0) throw new EditorError(formatConflictMessage(conflicts));
  const paths = new Set([...(await listChangedFiles(git, "HEAD", tree)), ...(await listPendingPaths(git))]);
  const lists = [...paths].filter(isDataFile);
  const stateAt = async (commit: string) => {
    const texts = await readCommitTexts(git, commit, lists);
    return workspace.tryOut(texts, async (load) => ({
      modules: await loadAllModules({ load, root: workspace.root }),
      todos: await computeTodos({ ...workspace, load }, texts),
    }));
  };
  const before = await stateAt(mainRef);
  const after = await stateAt(tree);
  // Listed first, because no publication becomes visible until these files are copied.
  const onlyHere = await findUnsyncedDraftFiles(workspace, await readFileLists(git, tree)).catch(() => []);
  return {
    todos: [...onlyHere.map(toUnsyncedFileTodo), ...findAddedTodos(before.todos, after.todos)],
    ...computeImpact(before.modules, after.modules),
  };
}
