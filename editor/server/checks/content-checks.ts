/** The checks of «Comprobar» and «Publicar»: lists and texts, then a trial build of the site. */
import { readComingDays } from "#content/forms/coming-days.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { CheckLine, ContentCheckPart, ContentCheckState } from "#editor/api/publish-api.ts";
import { listChangedDays } from "#editor/server/changes/coming-summary.ts";
import { assertPublishable } from "#editor/server/changes/draft-dependencies.ts";
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
import { overrideDay } from "#editor/server/site/day-override.ts";
import { describeErrorAsSentence } from "#editor/server/site/file-label.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type Git, listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { readLocalPerson } from "#editor/server/workspace/history.ts";
import { createFileMerger, type FileMergeFunction } from "#editor/server/workspace/merge-files.ts";
import { isDataFile, isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import type { BuildStage } from "#scripts/build.ts";
import { type DraftChange, describeBuildFailure } from "./build-diagnostic.ts";
import { describeListError } from "./check-message.ts";
import type { TrialBuild, TrialOptions } from "./trial-build.ts";

type Lists = typeof import("#content/forms/editable-lists.ts");
type CheckList = typeof import("#content/forms/check/check-list.ts");

export type ContentChecks = {
  /**
   * Checks lists and texts, then builds the site with all drafts in a separate folder. One run at a time.
   *
   * @param signal - aborts the run.
   * @yields the states of all parts, each time that a part begins, and at the end.
   * @throws {EditorError} while another run is in progress.
   */
  run: (signal: AbortSignal) => AsyncGenerator<ContentCheckState>;
  /**
   * Runs the quick checks on the files as they would be published, without the remaining drafts.
   *
   * @throws {EditorError} with the errors.
   */
  checkContent: CandidateOptions["checkContent"];
  /** Runs the same checks on a proposal, whose change is not a draft of this workspace. */
  checkProposal: (texts: TextsByPath, step: CommitRange) => Promise<void>;
  /**
   * Runs the slow check: a trial build of what would be published.
   *
   * @param base - the commit before `commit`, to find out whether the change is at fault.
   * @throws {EditorError} that names the cause of the failure and its place.
   */
  tryBuild: (commit: string, base: string, onStage?: TrialOptions["onStage"]) => Promise<void>;
  mergeFile: FileMergeFunction;
};

/** Result of one part of the checks. */
type Said = { isGood: boolean; lines: readonly CheckLine[] };

type CheckPlace = { workspace: ContentWorkspace; lists: ListService; git: Git; trial: TrialBuild };

export function openContentChecks({ workspace, lists, git, trial }: CheckPlace): ContentChecks {
  let isRunning = false;
  /** @param unread - paths of legal texts on disk that are not part of the change; their errors are ignored. */
  const approveOthers = async (texts: TextsByPath, unread: readonly string[] = []) => {
    const wrong = await workspace.tryOut(texts, async (load) => {
      const { editableLists } = await load<Lists>("/src/content/forms/editable-lists.ts");
      const { checkEditableList } = await load<CheckList>("/src/content/forms/check/check-list.ts");
      const changed = editableLists.filter(({ file }) => texts.has(file));
      const found = await Promise.all(changed.map((list) => checkEditableList(list, texts.get(list.file) ?? "")));
      const errors = found.flatMap((each) => each.errors);
      if (errors.length > 0) return errors;
      const faults = await siteFaults({ load, root: workspace.root });
      return faults.filter((fault) => !unread.some((path) => fault.includes(path)));
    });
    if (wrong.length === 0) wrong.push(...(await comingFaults(workspace, texts)));
    if (wrong.length === 0) wrong.push(...(await listMissingFileMessages({ root: workspace.root, git }, texts)));
    if (wrong.length === 0) return;
    const said = wrong.map(describeErrorAsSentence);
    const words = new Set(said.map((fault) => fault.message));
    const raw = said.flatMap((fault) => fault.raw ?? []).join("\n");
    throw new EditorError(`Corrige esto antes de publicar. ${[...words].join(" ")}`, raw || undefined);
  };
  return {
    run: async function* (signal) {
      if (isRunning) throw new EditorError("Ya se está comprobando, quizá en otra pestaña. Espera a que termine.");
      isRunning = true;
      try {
        // Run in order, and stop at an error: the later parts would fail too, with less clear messages.
        const steps: [name: string, run: () => Promise<Said>][] = [
          ["Listas y textos", () => listsPart(workspace, lists)],
          ["Construcción del sitio", () => sitePart({ workspace, lists, git, trial }, signal)],
        ];
        let parts = steps.map(([name]): ContentCheckPart => ({ name, state: "waits", lines: [] }));
        const updatePart = (at: number, change: Partial<ContentCheckPart>) => {
          parts = parts.map((part, index) => (index === at ? { ...part, ...change } : part));
        };
        for (const [at, [, run]] of steps.entries()) {
          updatePart(at, { state: "runs" });
          yield { parts };
          const { isGood, lines } = await run();
          if (signal.aborted) return;
          updatePart(at, { state: isGood ? "good" : "wrong", lines });
          if (!isGood) break;
        }
        yield { parts };
      } finally {
        isRunning = false;
      }
    },
    checkContent: async (texts, drafts, step) => {
      const { remaining } = drafts;
      await assertPublishable({ workspace, git }, drafts, texts);
      const asPublished = await readCommitTexts(git, "HEAD", remaining.filter(isDataFile));
      const keptTexts = remaining.filter((path) => !isDataFile(path));
      await approveOthers(new Map([...texts, ...asPublished]), keptTexts);
      await assertVersionsNotStale({ workspace, git }, step, remaining);
    },
    checkProposal: async (texts, step) => {
      await approveOthers(texts);
      await assertVersionsNotStale({ workspace, git }, step);
    },
    tryBuild: async (commit, base, onStage) => {
      const fault = await findBuildFault(
        { workspace, lists, git, trial },
        { commit, base, ...(onStage && { onStage }) },
      );
      if (!fault) return;
      const { message, raw, at } = fault;
      throw new EditorError(message, raw, at && { fixes: [{ label: `Ve a «${at.label}»`, place: at.place }] });
    },
    mergeFile: createFileMerger(lists.all),
  };
}

async function listsPart(workspace: ContentWorkspace, lists: ListService): Promise<Said> {
  const { checkEditableList } = await workspace.load<CheckList>("/src/content/forms/check/check-list.ts");
  const found = await Promise.all(
    (await lists.all()).map(async (list) => checkEditableList(list, (await workspace.read(list.file)).text)),
  );
  // Drop duplicates: every list that reads a wrong list reports the same error.
  const errors = [...new Set(found.flatMap((each) => each.errors))];
  const advice = found.flatMap((each) => each.advice).map((line) => `Revisa: ${line}`);
  const faults = errors.length > 0 ? [] : await siteFaults(workspace);
  if (errors.length + faults.length === 0) faults.push(...(await comingFaults(workspace)));
  return {
    isGood: errors.length + faults.length === 0,
    lines: [...errors, ...faults, ...advice].map(describeListError),
  };
}

/**
 * Lists error messages of the content's modules, without duplicates; if there are none, messages about frozen versions
 * that do not match their source.
 */
async function siteFaults(site: Pick<ContentWorkspace, "load" | "root">): Promise<string[]> {
  const { errors } = await loadAllModules(site);
  if (errors.size > 0) return [...new Set([...errors.values()].map(({ message }) => message))];
  const { listOrphanedPublications } = await site.load<typeof import("#content/legal/source-comparison.ts")>(
    "/src/content/legal/source-comparison.ts",
  );
  return listOrphanedPublications(site.root).map(({ message }) => message);
}

/** Lists the errors that the content will have on the days on which a list changes by itself. */
async function comingFaults(workspace: ContentWorkspace, texts: TextsByPath = new Map()): Promise<string[]> {
  const faults: string[] = [];
  const today = workspace.today();
  for (const day of readComingDays(today, { root: workspace.root, texts })) {
    const found = await workspace.tryOut(overrideDay(today, day, texts), (load) =>
      loadAllModules({ load, root: workspace.root }),
    );
    const messages = new Set([...found.errors.values()].map(({ message }) => message));
    faults.push(...[...messages].map((message) => `${message} (desde el ${formatDate(day)})`));
  }
  return faults;
}

/** Builds the site with every draft, based on the current commit. */
async function sitePart(place: CheckPlace, signal: AbortSignal): Promise<Said> {
  const { workspace, git } = place;
  const base = (await git("rev-parse", "HEAD")).trim();
  const commit = await workspace.runExclusive(async () => {
    const paths = await listPendingPaths(git);
    return paths.length === 0
      ? base
      : commitDrafts(git, { paths, parent: base, words: "Comprobar", person: await readLocalPerson(git) });
  });
  const fault = await findBuildFault(place, { commit, base, signal });
  return { isGood: !fault, lines: fault ? [fault] : [] };
}

type Trying = TrialOptions & { commit: string; base: string };

/** Builds the commit as of today, then as of each coming day of its drafts. @returns undefined if it builds. */
async function findBuildFault(
  { workspace, lists, git, trial }: CheckPlace,
  { commit, base, ...options }: Trying,
): Promise<CheckLine | undefined> {
  const today = workspace.today();
  const paths = (await listChangedFiles(git, base, commit)).filter(isOwnedPath);
  const [before, after] = await Promise.all([readCommitTexts(git, base, paths), readCommitTexts(git, commit, paths)]);
  const drafts = paths.map(
    (path): DraftChange => ({ path, before: before.get(path) ?? "", after: after.get(path) ?? "" }),
  );
  for (const day of [undefined, ...listChangedDays(drafts, today)]) {
    const nameDay = (stage: BuildStage) =>
      options.onStage?.(day === undefined ? stage : { ...stage, name: `${stage.name}, el ${formatDate(day)}` });
    const failure = await trial(commit, { ...options, day, ...(options.onStage && { onStage: nameDay }) });
    if (options.signal?.aborted) return undefined;
    if (!failure) continue;
    const wasBuilt = async () =>
      commit !== base && (await trial(base, { day, ...(options.signal && { signal: options.signal }) })) === undefined;
    return describeBuildFailure(failure, { drafts, lists: await lists.all(), day, wasBuilt });
  }
  return undefined;
}
