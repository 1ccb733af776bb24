/** The to-dos that drafts leave, today and on each coming day on which a list changes by itself. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { readComingDays } from "#content/forms/coming-days.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import type { Todo } from "#editor/api/api.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { readCommitTexts } from "#editor/server/workspace/git.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";
import { overrideDay } from "./text-override.ts";
import { computeTodos, createKnownCheck } from "./todos.ts";

type OutdatedTexts = typeof import("#content/legal/outdated-texts.ts");

/** The days on which a list changes by itself, and the first days of the legal versions that state facts of then. */
async function listDays({ root, load }: ContentWorkspace, today: IsoDay): Promise<IsoDay[]> {
  const coming = readComingDays(today, { root });
  if (coming.length === 0) return [];
  const { findComparisonDay } = await load<OutdatedTexts>("/src/content/legal/outdated-texts.ts");
  const ofTexts = globSync(`${legalFolder}/*/`, { cwd: root }).map((folder) => {
    try {
      return findComparisonDay(join(root, folder), today, coming);
    } catch {
      // A frozen file that was edited by hand; the text's own form reports the error.
      return today;
    }
  });
  return [...new Set([...coming, ...ofTexts])].filter((day) => day > today).toSorted();
}

/**
 * Returns a function that takes the paths of the drafts, and computes the to-dos that the drafts add, then the
 * contradictions of the published site that the drafts do not resolve; after those of today, those that begin on a
 * coming day.
 */
export function createPendingTodoFinder(workspace: ContentWorkspace): (paths: readonly string[]) => Promise<Todo[]> {
  const { git } = workspace;
  /** Cached to-dos of a day, for as long as their key stays; legal texts are as drafted in all of them. */
  const known = new Map<string, { key: string; todos: readonly Todo[] }>();
  const remember = async (name: string, key: string, compute: () => Promise<Todo[]>) => {
    const found = known.get(name);
    if (found?.key === key) return found.todos;
    const todos = await compute();
    known.set(name, { key, todos });
    return todos;
  };

  return async (paths) => {
    const today = workspace.today();
    const commit = (await git("rev-parse", "HEAD")).trim();
    const published = await readCommitTexts(git, "HEAD", paths.filter(isDataFile));
    const drafts = await Promise.all(
      paths.map(async (path) => (await workspace.read(path).catch(() => undefined))?.stamp ?? ""),
    );
    const key = [commit, today, ...paths].join("\n");
    const findOn = async (day: IsoDay) => {
      const before = await remember(`${day} published`, key, () =>
        workspace.tryOut(overrideDay(today, day, published), (load) => computeTodos({ ...workspace, load }, published)),
      );
      const computeNow = () =>
        workspace.tryOut(overrideDay(today, day), (load) => computeTodos({ ...workspace, load }, undefined, published));
      // Today's to-dos are computed each time, because files that are no drafts can change too.
      const now =
        day === today ? await computeNow() : await remember(`${day} draft`, [key, ...drafts].join("\n"), computeNow);
      const isKnown = createKnownCheck(before);
      return { now, isKnown };
    };

    const shown: Todo[] = [];
    const result: Todo[] = [];
    for (const day of [today, ...(await listDays(workspace, today))]) {
      const { now, isKnown } = await findOn(day);
      const isShown = createKnownCheck(shown);
      const from = day === today ? {} : { from: day };
      // A to-do of a drafted legal version counts as added, although the cached to-dos contain it too.
      const drafted = now.filter((todo) => todo.isDraft || !isKnown(todo));
      const wrong = now.filter((todo) => todo.isContradiction && !todo.isDraft && isKnown(todo));
      const isNew = (todo: Todo) => !isShown(todo);
      result.push(...drafted.filter(isNew).map(({ isDraft: _, ...todo }) => ({ ...todo, ...from })));
      result.push(...wrong.filter(isNew).map((todo) => ({ ...todo, isPublished: true as const, ...from })));
      shown.push(...now);
    }
    return result;
  };
}
