/** Consequences of a proposal, shown before it is approved. */
import type { Impact } from "#editor/api/api.ts";
import { coverageList } from "#editor/server/coverage/coverage-list.ts";
import { unsyncedFileTodos } from "#editor/server/coverage/unsynced-files.ts";
import { Refusal } from "#editor/server/editor-error.ts";
import { pendingPaths } from "#editor/server/publish/publication.ts";
import { computeImpact } from "#editor/server/site/impact.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { addedTodos, todosIn } from "#editor/server/site/todos.ts";
import { changedBetween, textsAt } from "#editor/server/workspace/git.ts";
import { isData } from "#editor/server/workspace/owned-paths.ts";
import {
  conflictMessage,
  findProposal,
  mainRef,
  mergeTree,
  type ProposalRef,
  type ProposalWorkspace,
} from "./proposal-reading.ts";

/** Compares with the published site, without the local drafts. */
export async function proposalImpact(at: ProposalWorkspace, asked: ProposalRef): Promise<Impact> {
  const { workspace, git } = at;
  const { head } = await findProposal(at, asked);
  const { tree, conflicts } = await mergeTree(git, mainRef, head);
  if (conflicts.length > 0) throw new Refusal(conflictMessage(conflicts));
  const paths = new Set([...(await changedBetween(git, "HEAD", tree)), ...(await pendingPaths(git))]);
  const lists = [...paths].filter(isData);
  const stateAt = async (commit: string) => {
    const texts = await textsAt(git, commit, lists);
    return workspace.tryOut(texts, async (load) => ({
      modules: await loadAllModules({ load, root: workspace.root }),
      todos: await todosIn({ ...workspace, load }, texts),
    }));
  };
  const before = await stateAt(mainRef);
  const after = await stateAt(tree);
  const rows = await textsAt(git, tree, [coverageList]);
  // Listed first, as for its author: until these files are copied, no later publication becomes visible.
  const onlyHere = await unsyncedFileTodos(
    { root: workspace.root, git, isServer: true },
    rows.get(coverageList) ?? "",
  ).catch(() => []);
  return {
    todos: [...onlyHere, ...addedTodos(before.todos, after.todos)],
    ...computeImpact(before.modules, after.modules),
  };
}
