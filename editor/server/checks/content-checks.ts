import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ErrorBody } from "#editor/api/api.ts";
import type { CheckLine } from "#editor/api/requests/publish-api.ts";
import { listChangedDays } from "#editor/server/changes/changed-days.ts";
import { assertPublishable } from "#editor/server/changes/discard.ts";
import {
  type DraftSelection,
  findNeededDrafts,
  formatPublishAlsoMessage,
} from "#editor/server/changes/partial-publish.ts";
import { listMissingFileMessages } from "#editor/server/coverage/file-references.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { assertVersionsNotStale } from "#editor/server/legal/versions/stale-versions.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { type CandidateOptions, type CommitRange, readOwnedTexts } from "#editor/server/publish/publication.ts";
import { describeErrorAsSentence, findErrorLocation } from "#editor/server/site/describe-error.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { overrideDay, type TextsByPath } from "#editor/server/site/text-override.ts";
import { createPendingTodoFinder, findAddedTodos, type PendingTodoFinder } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { createFileMerger } from "#editor/server/workspace/merge-files.ts";
import { isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import type { BuildStage } from "#scripts/build.ts";
import { type DraftChange, describeBuildFailure } from "./build-diagnostic.ts";
import type { TrialBuild, TrialOptions } from "./trial-build.ts";

type CheckOptions = { workspace: ContentWorkspace; lists: ListService; trial: TrialBuild };

export type ContentChecks = ReturnType<typeof openContentChecks>;

export function openContentChecks({ workspace, lists, trial }: CheckOptions) {
  const { git } = workspace;
  const findTodos = createPendingTodoFinder(workspace);
  const assertNoErrors = async (texts: TextsByPath, commit: string, publishedTexts?: TextsByPath) => {
    const errors = await findErrors(workspace, texts, publishedTexts);
    if (errors.length === 0) errors.push(...(await listMissingFileMessages(workspace, texts, commit)));
    if (errors.length === 0) return;
    const errorDescriptions = errors.map(describeErrorAsSentence);
    const messages = new Set(errorDescriptions.map((error) => error.message));
    const raw = errorDescriptions.flatMap((error) => error.raw ?? []).join("\n");
    throw new EditorError(`Corrige esto antes de publicar. ${[...messages].join(" ")}`, {
      ...(raw !== "" && { raw }),
      ...listFixes(errors.map(findErrorLocation)),
    });
  };
  const checkContent: CandidateOptions["checkContent"] = async (texts, drafts, step) => {
    const { remainingPaths } = drafts;
    await assertPublishable(workspace, drafts, texts);
    const remainingTexts = await readOwnedTexts(git, "HEAD", remainingPaths);
    const publishedTexts = await readCommitTexts(git, step.base, [...texts.keys()]);
    await assertNoErrors(new Map([...texts, ...remainingTexts]), step.commit, publishedTexts);
    await assertDraftsConsistent(drafts, findTodos);
    await assertVersionsNotStale(workspace, step, remainingPaths);
  };
  return {
    findTodos,
    /** Runs the quick checks on the files as they would be published, without the remaining drafts. */
    checkContent,
    /** Checks a proposal, which is not a draft of this workspace, and that its frozen versions are not outdated. */
    checkProposal: async (texts: TextsByPath, step: CommitRange) => {
      await assertNoErrors(texts, step.commit);
      await assertVersionsNotStale(workspace, step);
    },
    /** @param base - the commit before `commit`, built to find out whether the change is at fault. */
    tryBuild: async (commit: string, base: string, options: Omit<TrialOptions, "day"> = {}) => {
      const error = await findTrialBuildError({ workspace, lists, trial }, { commit, base, ...options });
      if (error) throw new EditorError(error.message, { raw: error.raw, ...listFixes([error.at]) });
    },
    mergeFile: createFileMerger(lists.all),
  };
}

/** Lists links to the places of errors, each once; nothing for errors without a known place. */
function listFixes(locations: readonly CheckLine["at"][]): Pick<ErrorBody, "fixes"> {
  const labels = new Map(locations.flatMap((at) => (at ? [[at.location, at.label] as const] : [])));
  if (labels.size === 0) return {};
  return { fixes: [...labels].map(([location, label]) => ({ label: `Ve a «${label}»`, location })) };
}

/** @param publishedTexts - last published texts of lists, to compare with; others are not compared. */
async function findErrors(workspace: ContentWorkspace, texts: TextsByPath, publishedTexts?: TextsByPath) {
  const currentErrors = await workspace.tryOut(texts, async (load) => {
    const { editableLists } = await load("/src/content/forms/editable-lists.ts");
    const { checkEditableLists } = await load("/src/content/forms/check/validate-lists.ts");
    const order = [...texts.keys()];
    const changedLists = editableLists
      .filter(({ file }) => texts.has(file))
      .toSorted((one, other) => order.indexOf(one.file) - order.indexOf(other.file));
    const { errors } = await checkEditableLists(
      changedLists.map((list) => ({
        list,
        text: texts.get(list.file) ?? "",
        publishedText: publishedTexts?.get(list.file),
      })),
    );
    return errors.length > 0 ? errors : listSiteErrors({ load, root: workspace.root });
  });
  return currentErrors.length > 0 ? currentErrors : listComingErrors(workspace, texts);
}

/**
 * Lists errors of the content's modules, without duplicates. If there are none, lists frozen versions that do not match
 * their source.
 */
async function listSiteErrors(site: Pick<ContentWorkspace, "load" | "root">): Promise<string[]> {
  const { errors } = await loadAllModules(site);
  if (errors.size > 0) return [...new Set([...errors.values()].map(({ message }) => message))];
  const { listOrphanedPublications } = await site.load("/src/content/legal/versions/source-comparison.ts");
  return listOrphanedPublications(site.root).map(({ message }) => message);
}

/** Lists the errors that the content will have on days on which a list changes by itself. */
async function listComingErrors(workspace: ContentWorkspace, texts: TextsByPath): Promise<string[]> {
  const errors: string[] = [];
  const today = workspace.today();
  for (const day of readComingChangeDays(today, { root: workspace.root, texts })) {
    const modules = await workspace.tryOut(overrideDay(today, day, texts), (load) =>
      loadAllModules({ load, root: workspace.root }),
    );
    const messages = new Set([...modules.errors.values()].map(({ message }) => message));
    errors.push(...[...messages].map((message) => `${message} (desde el ${formatDate(day)})`));
  }
  return errors;
}

type TrialCommit = TrialOptions & { commit: string; base: string };

/** Builds the commit as of today, then as of each coming day of its drafts. @returns undefined if it builds. */
async function findTrialBuildError(
  { workspace, lists, trial }: CheckOptions,
  { commit, base, signal, onStage }: TrialCommit,
): Promise<CheckLine | undefined> {
  const { git } = workspace;
  const today = workspace.today();
  const paths = (await listChangedFiles(git, base, commit)).filter(isOwnedPath);
  const [before, after] = await Promise.all([readCommitTexts(git, base, paths), readCommitTexts(git, commit, paths)]);
  const drafts = paths.map(
    (path): DraftChange => ({ path, before: before.get(path) ?? "", after: after.get(path) ?? "" }),
  );
  for (const day of [undefined, ...listChangedDays(drafts, today)]) {
    const reportStageWithDay = (stage: BuildStage) =>
      onStage?.(day === undefined ? stage : { ...stage, name: `${stage.name}, el ${formatDate(day)}` });
    const failure = await trial(commit, { signal, day, onStage: onStage && reportStageWithDay });
    if (signal?.aborted) return undefined;
    if (!failure) continue;
    const buildsWithoutDrafts = async () => commit !== base && (await trial(base, { day, signal })) === undefined;
    return describeBuildFailure(failure, {
      drafts,
      lists: await lists.all(),
      failedDay: day,
      buildsWithoutDrafts,
    });
  }
  return undefined;
}

/**
 * @throws {EditorError} if the chosen drafts contradict the published content, but not together with the remaining
 *   drafts. An example is a new price without its offer.
 */
async function assertDraftsConsistent(
  { chosenPaths, remainingPaths }: DraftSelection,
  findTodos: PendingTodoFinder,
): Promise<void> {
  if (remainingPaths.length === 0) return;
  const findContradictions = async (leftOutPaths: readonly string[]) => {
    const publishedPaths = [...chosenPaths, ...remainingPaths.filter((path) => !leftOutPaths.includes(path))];
    const todos = await findTodos({ chosenPaths: publishedPaths, remainingPaths: leftOutPaths });
    return todos.filter(({ isContradiction, isPublished }) => isContradiction && !isPublished);
  };
  const [separateContradictions, jointContradictions] = [
    await findContradictions(remainingPaths),
    await findContradictions([]),
  ];
  const [first] = findAddedTodos(jointContradictions, separateContradictions);
  if (!first) return;
  const neededPaths = await findNeededDrafts(
    remainingPaths,
    async (others) => findAddedTodos(jointContradictions, await findContradictions(others)).length === 0,
  );
  const startLabel = first.from === undefined ? "" : `Desde el ${formatDate(first.from)}, `;
  throw new EditorError(`${formatPublishAlsoMessage(neededPaths)} ${startLabel}«${first.label}» › ${first.what}`, {
    fixes: [{ label: `Ve a «${first.label}»`, location: first.location }],
  });
}
