/** The checks of «Comprobar» and «Publicar»: lists and texts, then a trial build of the site. */
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { CheckLine, ContentCheckPart, ContentCheckState } from "#editor/api/requests/publish-api.ts";
import { listChangedDays } from "#editor/server/changes/changed-days.ts";
import { assertPublishable } from "#editor/server/changes/discard.ts";
import { listMissingFileMessages } from "#editor/server/coverage/listed-files.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { assertVersionsNotStale } from "#editor/server/legal/versions/stale-versions.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import {
  type CandidateOptions,
  type CommitRange,
  commitDrafts,
  listPendingPaths,
} from "#editor/server/publish/publication.ts";
import { describeErrorAsSentence, describeListError } from "#editor/server/site/file-label.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { overrideDay, type TextsByPath } from "#editor/server/site/text-override.ts";
import { createPendingTodoFinder } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { readLocalPerson } from "#editor/server/workspace/history.ts";
import { createFileMerger } from "#editor/server/workspace/merge-files.ts";
import { isDataFile, isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import type { BuildStage } from "#scripts/build.ts";
import { type DraftChange, describeBuildFailure } from "./build-diagnostic.ts";
import { assertDraftsConsistent } from "./draft-separation.ts";
import type { TrialBuild, TrialOptions } from "./trial-build.ts";

type CheckResult = { hasPassed: boolean; lines: readonly CheckLine[] };

type CheckOptions = { workspace: ContentWorkspace; lists: ListService; trial: TrialBuild };

export type ContentChecks = ReturnType<typeof openContentChecks>;

export function openContentChecks({ workspace, lists, trial }: CheckOptions) {
  const { git } = workspace;
  const findTodos = createPendingTodoFinder(workspace);
  let isRunning = false;
  const assertNoErrors = async (texts: TextsByPath, commit: string, options: SearchOptions = {}) => {
    const { errors } = await findErrors(workspace, texts, options);
    if (errors.length === 0) errors.push(...(await listMissingFileMessages(workspace, texts, commit)));
    if (errors.length === 0) return;
    const errorDescriptions = errors.map(describeErrorAsSentence);
    const messages = new Set(errorDescriptions.map((error) => error.message));
    const raw = errorDescriptions.flatMap((error) => error.raw ?? []).join("\n");
    throw new EditorError(`Corrige esto antes de publicar. ${[...messages].join(" ")}`, { raw: raw || undefined });
  };
  const checkContent: CandidateOptions["checkContent"] = async (texts, drafts, step) => {
    const { remainingPaths } = drafts;
    await assertPublishable(workspace, drafts, texts);
    const publishedTexts = await readCommitTexts(git, "HEAD", remainingPaths.filter(isDataFile));
    const remainingTexts = remainingPaths.filter((path) => !isDataFile(path));
    await assertNoErrors(new Map([...texts, ...publishedTexts]), step.commit, {
      unread: remainingTexts,
      publishedTexts: await readCommitTexts(git, step.base, [...texts.keys()]),
    });
    await assertDraftsConsistent(drafts, findTodos);
    await assertVersionsNotStale(workspace, step, remainingPaths);
  };
  return {
    findTodos,
    /**
     * Checks lists and texts, then builds the site with all drafts in a separate folder. Only one run at a time.
     *
     * @param say - receives the states of all parts whenever a part begins.
     * @param signal - aborts the run.
     * @returns the states at the end.
     * @throws {EditorError} if another run is in progress.
     */
    run: async (say: (state: ContentCheckState) => void, signal: AbortSignal): Promise<ContentCheckState> => {
      if (isRunning) throw new EditorError("Ya se está comprobando, quizá en otra pestaña. Espera a que termine.");
      isRunning = true;
      try {
        // Runs in order and stops at an error, because later parts would fail too, with less clear messages.
        const steps: [name: string, run: () => Promise<CheckResult>][] = [
          ["Listas y textos", () => checkLists(workspace, lists)],
          ["Construcción del sitio", () => checkSite({ workspace, lists, trial }, signal)],
        ];
        const parts = steps.map(([name]): ContentCheckPart => ({ name, state: "pending", lines: [] }));
        for (const [index, [name, run]] of steps.entries()) {
          parts[index] = { name, state: "running", lines: [] };
          say({ parts });
          const { hasPassed, lines } = await run();
          if (signal.aborted) break;
          parts[index] = { name, state: hasPassed ? "passed" : "failed", lines };
          if (!hasPassed) break;
        }
        return { parts };
      } finally {
        isRunning = false;
      }
    },
    /**
     * Runs the quick checks on the files as they would be published, without the remaining drafts.
     *
     * @throws {EditorError} with the errors.
     */
    checkContent,
    /** Checks a proposal, which is not a draft of this workspace, and that its frozen versions are not outdated. */
    checkProposal: async (texts: TextsByPath, step: CommitRange) => {
      await assertNoErrors(texts, step.commit);
      await assertVersionsNotStale(workspace, step);
    },
    /**
     * Runs the slow check, a trial build of what would be published.
     *
     * @param base - the commit before `commit`, built to find out whether the change is at fault.
     * @throws {EditorError} that names the cause of the failure and its location.
     */
    tryBuild: async (commit: string, base: string, onStage?: TrialOptions["onStage"]) => {
      const error = await findTrialBuildError({ workspace, lists, trial }, { commit, base, onStage });
      if (!error) return;
      const { message, raw, at } = error;
      throw new EditorError(message, { raw, fixes: at && [{ label: `Ve a «${at.label}»`, location: at.location }] });
    },
    mergeFile: createFileMerger(lists.all),
  };
}

/** Checks the drafts, then the other lists. A published error does not prevent the publication of a draft. */
async function checkLists(workspace: ContentWorkspace, lists: ListService): Promise<CheckResult> {
  const files: readonly string[] = (await lists.all()).map(({ file }) => file);
  const drafts = (await listPendingPaths(workspace.git)).filter((path) => files.includes(path));
  const readings = [...new Set([...drafts, ...files])].map(
    async (file) => [file, (await workspace.read(file)).text] as const,
  );
  const texts = new Map(await Promise.all(readings));
  const publishedTexts = await readCommitTexts(workspace.git, "HEAD", drafts);
  const { errors, advice } = await findErrors(workspace, texts, { isOnDisk: true, publishedTexts });
  const knownErrors =
    errors.length > 0 ? (await findErrors(workspace, new Map([...texts, ...publishedTexts]), {})).errors : [];
  const ownErrors = errors.filter((line) => !knownErrors.includes(line));
  const oldLines = errors.filter((line) => knownErrors.includes(line)).map((line) => `Ya publicado: ${line}`);
  const lines = [...ownErrors, ...oldLines, ...advice.map((line) => `Revisa: ${line}`)];
  return { hasPassed: ownErrors.length === 0, lines: lines.map(describeListError) };
}

type SearchOptions = {
  isOnDisk?: boolean;
  /** Paths of legal texts on disk outside the change; their errors are ignored. */
  unread?: readonly string[];
  /** Last published texts of lists, to compare the change with; lists without one are not compared. */
  publishedTexts?: TextsByPath;
};

/** Finds the errors of these lists or, if there are none, of the content today and on coming days; and the advice. */
async function findErrors(workspace: ContentWorkspace, texts: TextsByPath, options: SearchOptions) {
  const { isOnDisk, unread = [], publishedTexts } = options;
  const otherTexts: TextsByPath = isOnDisk ? new Map() : texts;
  const result = await workspace.tryOut(otherTexts, async (load) => {
    const { editableLists } = await load("/src/content/forms/editable-lists.ts");
    const { checkEditableList } = await load("/src/content/forms/check/check-list.ts");
    const order = [...texts.keys()];
    const changedLists = editableLists
      .filter(({ file }) => texts.has(file))
      .toSorted((one, other) => order.indexOf(one.file) - order.indexOf(other.file));
    const results = await Promise.all(
      changedLists.map((list) => checkEditableList(list, texts.get(list.file) ?? "", publishedTexts?.get(list.file))),
    );
    // Drops duplicates, because every list that reads an invalid list reports the same error.
    const errors = [...new Set(results.flatMap((each) => each.errors))];
    const allErrors = errors.length > 0 ? errors : await listSiteErrors({ load, root: workspace.root });
    return {
      errors: allErrors.filter((error) => !unread.some((path) => error.includes(path))),
      advice: results.flatMap((each) => each.advice),
    };
  });
  if (result.errors.length === 0) result.errors.push(...(await listComingErrors(workspace, otherTexts)));
  return result;
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

/** Builds the site with every draft on top of the current commit. */
async function checkSite(location: CheckOptions, signal: AbortSignal): Promise<CheckResult> {
  const { workspace } = location;
  const { git } = workspace;
  const base = (await git("rev-parse", "HEAD")).trim();
  const commit = await workspace.runExclusive(async () => {
    const paths = await listPendingPaths(git);
    return paths.length === 0
      ? base
      : commitDrafts(git, { paths, parent: base, message: "Comprobar", person: await readLocalPerson(git) });
  });
  const error = await findTrialBuildError(location, { commit, base, signal });
  return { hasPassed: !error, lines: error ? [error] : [] };
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
