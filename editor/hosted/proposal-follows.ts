/** What a proposal brings about besides what it changes: known before anybody approves it. */
import type { Follows } from "#editor/api.ts";
import { coverageList } from "#editor/coverage-list.ts";
import { onlyHereTodos } from "#editor/coverage-only-here.ts";
import { Refusal } from "#editor/edit-refusal.ts";
import { consequences } from "#editor/follows.ts";
import { changedBetween, textsAt } from "#editor/git.ts";
import { isData } from "#editor/owned-paths.ts";
import { pendingPaths } from "#editor/publication.ts";
import { everyModule } from "#editor/site-modules.ts";
import { added, todosIn } from "#editor/todos.ts";
import { type Asked, clashWords, findProposal, mainRef, mergedWith, type ProposalDesk } from "./proposal-reading.ts";

/** Of the site as it is published, not of the drafts that are here. */
export async function proposalFollows(at: ProposalDesk, asked: Asked): Promise<Follows> {
  const { desk, git } = at;
  const { head } = await findProposal(at, asked);
  const { tree, clashes } = await mergedWith(git, mainRef, head);
  if (clashes.length > 0) throw new Refusal(clashWords(clashes));
  const paths = new Set([...(await changedBetween(git, "HEAD", tree)), ...(await pendingPaths(git))]);
  const lists = [...paths].filter(isData);
  const stateAt = async (commit: string) => {
    const texts = await textsAt(git, commit, lists);
    return desk.tryOut(texts, async (load) => ({
      modules: await everyModule({ load, root: desk.root }),
      todos: await todosIn({ ...desk, load }, texts),
    }));
  };
  const before = await stateAt(mainRef);
  const after = await stateAt(tree);
  const rows = await textsAt(git, tree, [coverageList]);
  // First, as its author was told: with it unmended, nobody sees anything else of what is published.
  const onlyHere = await onlyHereTodos({ root: desk.root, git, isServer: true }, rows.get(coverageList) ?? "").catch(
    () => [],
  );
  return { todos: [...onlyHere, ...added(before.todos, after.todos)], ...consequences(before.modules, after.modules) };
}
