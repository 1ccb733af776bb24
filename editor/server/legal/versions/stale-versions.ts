/**
 * A legal version is frozen first and published later. Its frozen words are permanent, so at publication they must
 * match the current facts and date; otherwise it must be frozen again.
 */
import { dirname, join } from "node:path";
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { findFactsDay } from "#content/legal/facts/facts-day.ts";
import type { FrozenVersion } from "#content/legal/versions/frozen-version.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { Todo } from "#editor/api/api.ts";
import { freezeAgainLabel, versionNotesListId } from "#editor/api/requests/legal-text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { type DraftSelection, formatFileLabels } from "#editor/server/changes/partial-publish.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { type CommitRange, listPendingPaths, readOwnedTexts } from "#editor/server/publish/publication.ts";
import { formatFileLabel, formatFileLabelWithDe } from "#editor/server/site/file-label.ts";
import type { LoadFunction } from "#editor/server/site/module-loader.ts";
import { overrideDay, type TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type Git, listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";

/**
 * Refuses to publish a version whose frozen words are outdated, or the withdrawal of a version that is already in
 * force.
 *
 * @param remainingDrafts - drafts that this publication leaves out.
 * @throws {EditorError} with the clause and both wordings, if freezing the version now would change its words.
 */
export async function assertVersionsNotStale(
  workspace: ContentWorkspace,
  { base, commit }: CommitRange,
  remainingDrafts: DraftSelection["remainingPaths"] = [],
): Promise<void> {
  const { git } = workspace;
  const frozenPaths = await listNewFrozenFiles(git, { base, commit });
  await assertNotesApply(workspace, { base, commit }, frozenPaths);
  if (frozenPaths.length === 0) return;
  const texts = await readTextsAt(git, commit);
  const [first] = await findStaleVersions(workspace, { frozen: frozenPaths, texts });
  if (!first) return;
  const { path, changes } = first;
  const name = formatFileLabel(path);
  const isCausedByDraft =
    remainingDrafts.some(isDataFile) &&
    (await findStaleVersions(workspace, { frozen: [path], texts: new Map() })).length === 0;
  if (isCausedByDraft)
    throw new EditorError(`Publica también ${formatFileLabels(remainingDrafts)}: ${name} se publica con esos datos.`);
  throw new EditorError(
    `La versión ${parseLegalPath(path)?.version} ${formatFileLabelWithDe(path)} se fijó antes de que cambiara algo, y así no se publica: ${changes.join("; ")}. Ábrela y elige «${freezeAgainLabel}».`,
    { fixes: [{ label: `Ve a ${name}`.replace("a el ", "al "), location: parseLegalPath(path)?.id ?? "" }] },
  );
}

const notesPath = "src/content/data/version-notes.ts";

/**
 * Refuses late withdrawals: until its version's first day, a withdrawal may wait for publication or approval. Refuses
 * notes on a version that nobody has seen, because its words can still be corrected.
 */
async function assertNotesApply(
  workspace: ContentWorkspace,
  { base, commit }: CommitRange,
  newFrozenPaths: readonly string[],
): Promise<void> {
  const [before, after] = await Promise.all(
    [base, commit].map(async (index) => (await readCommitTexts(workspace.git, index, [notesPath])).get(notesPath)),
  );
  if (after === undefined || after === before) return;
  const { versionNotesSchema, findLateWithdrawals } = await workspace.load(
    "/src/content/forms/schemas/version-note-schema.ts",
  );
  const parse = (text: string | undefined) =>
    text === undefined ? undefined : versionNotesSchema.safeParse(parseDataModule(text)).data;
  const parsedNotes = parse(after);
  const newPath = newFrozenPaths.find((path) => {
    const { id, version } = parseLegalPath(path) ?? {};
    return [...(parsedNotes?.errata ?? []), ...(parsedNotes?.withdrawals ?? [])].some(
      (note) => note.version === `${id}-${version}`,
    );
  });
  if (newPath !== undefined)
    throw new EditorError(
      `${capitalize(formatFileLabel(newPath))} todavía no se publica, y sus palabras se corrigen en ella: quita su nota de «Retiros y fe de erratas».`,
      { fixes: [{ label: "Ve a «Retiros y fe de erratas»", location: versionNotesListId }] },
    );
  const [lateWithdrawal] = parsedNotes ? findLateWithdrawals(parsedNotes, parse(before)) : [];
  if (lateWithdrawal)
    throw new EditorError(`No se retira la versión: ${lateWithdrawal.message}.`, {
      fixes: [{ label: "Ve a «Retiros y fe de erratas»", location: versionNotesListId }],
    });
}

/** Lists the frozen files that the commit adds; in existing ones, a commit can only insert the operator's values. */
async function listNewFrozenFiles(git: Git, { base, commit }: CommitRange): Promise<string[]> {
  const paths = (await listChangedFiles(git, base, commit)).filter((path) => parseLegalPath(path)?.isSource === false);
  const [before, after] = await Promise.all([readCommitTexts(git, base, paths), readCommitTexts(git, commit, paths)]);
  return paths.filter((path) => after.has(path) && !before.has(path));
}

/** Reads all lists and legal texts that may differ on disk, as of the commit. */
export async function readTextsAt(git: Git, commit: string): Promise<TextsByPath> {
  return readOwnedTexts(git, commit, [
    ...new Set([...(await listChangedFiles(git, "HEAD", commit)), ...(await listPendingPaths(git))]),
  ]);
}

type FrozenVersions = { frozen: readonly string[]; texts: TextsByPath };

type StaleVersion = { path: string; changes: readonly string[] };

async function findStaleVersions(workspace: ContentWorkspace, versions: FrozenVersions): Promise<StaleVersion[]> {
  const staleVersions = await readFrozenFiles(workspace, versions, async ({ path, load, ...request }) => {
    const { listRefreezeChanges } = await load("/src/content/legal/versions/outdated-texts.ts");
    return { path, changes: readChangesOrError(() => listRefreezeChanges(request)) };
  });
  return staleVersions.filter(({ changes }) => changes.length > 0);
}

/** Lists the diagnostics that the author of a version overrode when freezing it, for the person who approves it. */
export async function listFreezeTodos(
  workspace: ContentWorkspace,
  range: CommitRange,
  texts: TextsByPath,
): Promise<Todo[]> {
  const frozen = await listNewFrozenFiles(workspace.git, range);
  const todos = await readFrozenFiles(workspace, { frozen, texts }, async ({ path, load, ...request }) => {
    const { buildFrozenVersion } = await load("/src/content/legal/versions/build-frozen-version.ts");
    // The approval itself refuses a version that can no longer be frozen.
    const built = attempt(() => buildFrozenVersion({ ...request, isRefreeze: true }));
    if (!built) return [];
    const clauses = new Map(readClauseTexts(built.frozen.html).map(({ id, number, title }) => [id, { number, title }]));
    return built.diagnostics.map(({ path: [id], message }): Todo => {
      const clause = clauses.get(String(id));
      return {
        ...{ location: parseLegalPath(path)?.id ?? "", label: built.frozen.title },
        what: clause ? `cláusula ${clause.number} «${clause.title}»: ${message}` : message,
      };
    });
  });
  return todos.flat();
}

type FrozenFile = { path: string; load: LoadFunction; folder: string; version: string; day: IsoDay };

/** Reads frozen versions, each with the facts that it states. @param texts - of the same commit. */
async function readFrozenFiles<Result>(
  workspace: ContentWorkspace,
  { frozen, texts }: FrozenVersions,
  readFrozenFile: (file: FrozenFile) => Promise<Result>,
): Promise<Result[]> {
  if (frozen.length === 0) return [];
  const day = workspace.today();
  const comingDays = readComingChangeDays(day, { root: workspace.root, texts });
  const results: Result[] = [];
  for (const path of frozen) {
    const { version = "" } = parseLegalPath(path) ?? {};
    const { inForce } = JSON.parse(texts.get(path) ?? (await workspace.read(path)).text) as FrozenVersion;
    const factsDay = findFactsDay(inForce, day, comingDays);
    const folder = dirname(join(workspace.root, path));
    const result = await workspace.tryOut(overrideDay(day, factsDay, texts), (load) =>
      readFrozenFile({ path, load, folder, version, day }),
    );
    results.push(result);
  }
  return results;
}

/** @returns the changes, or the reason why the version could not be frozen today. */
export function readChangesOrError(readChanges: () => readonly string[]): readonly string[] {
  try {
    return readChanges();
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { message?: string } };
    return [cause?.message ?? message];
  }
}
