/** Creates, freezes and unfreezes versions of a legal text. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FrozenVersion } from "#content/legal/frozen-version.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatFrozenFilePath, formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import { listUnprintableCharacterMessages, normalizeText } from "#domain/text/normalize-text.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import type { AddVersionRequest, FreezeVersionRequest, SaveTextResult } from "#editor/api/text-api.ts";
import { discardDrafts } from "#editor/server/changes/discard.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import {
  type LegalContext,
  loadLegalContext,
  loadVersionContext,
  requireLegalRow,
} from "#editor/server/legal/legal-context.ts";
import { checkEffectiveDate } from "#editor/server/legal/lint/effective-date.ts";
import { checkText, createErrorDiagnostic } from "#editor/server/legal/lint/text-lint.ts";
import { replaceHeadValues } from "#editor/server/legal/source/front-matter.ts";
import {
  findFreezeObstacles,
  listVersionNumbers,
  openText,
  type TextVersionRef,
  wasPublished,
} from "#editor/server/legal/source/open-text.ts";
import { formatLockedMessage } from "#editor/server/legal/text-service.ts";
import type { ContentWorkspace, WriteFunction } from "#editor/server/workspace/content-workspace.ts";
import { emptyImpact, formatStaleMessage } from "#editor/server/workspace/document.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { recordSave } from "#editor/server/workspace/own-saves.ts";

/**
 * Writes the next version: a copy of the newest, with its own number and date.
 *
 * @throws {EditorError} if the newest is still a draft, or cannot be copied.
 */
export function addVersion(
  workspace: ContentWorkspace,
  id: string,
  version: AddVersionRequest,
): Promise<SaveTextResult> {
  return workspace.runExclusive((write) => writeNextVersion({ workspace, write }, id, version));
}

const createFailedResult = (diagnostics: readonly Diagnostic[]): SaveTextResult => ({
  diagnostics,
  impact: emptyImpact,
});

type Writing = { workspace: ContentWorkspace; write: WriteFunction };

async function writeNextVersion(
  { workspace, write }: Writing,
  id: string,
  { inForce, withoutNotice }: AddVersionRequest,
): Promise<SaveTextResult> {
  const site = await loadLegalContext(workspace);
  requireLegalRow(site, id);
  const [newest = "1"] = listVersionNumbers(workspace, id);
  const published = site.readFrozenVersions(id);
  const isPublished = published.some(({ version }) => version === newest);
  if (!isPublished) throw new EditorError(`Edita la versión ${newest}: todavía es borrador y no hace falta otra.`);
  const refuse = (message: string) =>
    createFailedResult([createErrorDiagnostic(["nueva", "inForce"], "En vigor desde", message)]);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(inForce)) return refuse("elige un día");
  const [error] = checkEffectiveDate(inForce, { today: workspace.today(), site, published }).filter(
    ({ kind }) => kind === "error",
  );
  if (error) return refuse(error.message);
  const earliest = site.findEarliestInForceDay(true);
  if (inForce < earliest && !withoutNotice)
    return refuse(
      `elige el ${formatDate(earliest)} o un día posterior: un cambio se avisa ${site.changeNoticeDays}\u00a0días antes. Si debe regir antes, marca «Rige antes de que termine el aviso»`,
    );
  const { text } = await workspace.read(formatLegalSourcePath(id, newest));
  const version = `${Number(newest) + 1}`;
  const file = formatLegalSourcePath(id, version);
  const copy = replaceHeadValues(text, { version, inForce });
  const { diagnostics } = checkText(copy, { file, version }, site);
  const [fault] = diagnostics.filter(({ kind }) => kind === "error");
  if (fault) throw new EditorError(`La versión ${newest} no se puede copiar. ${fault.where}: ${fault.message}.`);
  recordSave(
    workspace,
    file,
    await write(file, copy, { stamp: undefined, verify: async () => site.readShownVersions(id) }),
  );
  const open = await openText(workspace, id, version);
  return { diagnostics: open.diagnostics, stamp: open.stamp, impact: emptyImpact, open };
}

/**
 * Freezes the words of a version, with the values of its facts, in a file next to its source, as `npm run
 * legal:publish` does. A version may be frozen again until visitors see it.
 *
 * @throws {EditorError} if the version is already published, or differs from what the user read.
 */
export function freezeVersion(
  workspace: ContentWorkspace,
  at: TextVersionRef,
  change: FreezeVersionRequest,
): Promise<SaveTextResult> {
  return workspace.runExclusive((write) => writeFrozenVersion({ workspace, write }, at, change));
}

async function writeFrozenVersion(
  { workspace, write }: Writing,
  { id, version }: TextVersionRef,
  change: FreezeVersionRequest,
): Promise<SaveTextResult> {
  const number = version ?? listVersionNumbers(workspace, id)[0] ?? "1";
  const site = await loadVersionContext(workspace, id, number);
  requireLegalRow(site, id);
  const source = await workspace.read(formatLegalSourcePath(id, number));
  if (source.stamp !== change.stamp)
    throw new EditorError(formatStaleMessage(workspace, formatLegalSourcePath(id, number), source.stamp));
  const { diagnostics } = checkText(source.text, { file: formatLegalSourcePath(id, number), version: number }, site);
  const known = site.readFrozenVersions(id).find((each) => each.version === number);
  const file = formatFrozenFilePath(id, number);
  const isAgain = known !== undefined && !(await wasPublished(workspace, file));
  if (isAgain) return rewriteFrozenVersion({ workspace, write, site }, { id, version: number }, known);
  if (known && !known.provisional) throw new EditorError(formatLockedMessage(number));
  const obstacles = findFreezeObstacles(source.text, { id, version: number, diagnostics }, site);
  const errors = [...diagnostics, ...obstacles].filter(({ kind }) => kind === "error");
  if (errors.length > 0) return createFailedResult(errors);
  const { frozen, objections } = site.buildFrozenVersion(id, number);
  const reason = normalizeText(change.reason ?? "").trim();
  const faults = reason === "" ? ["escribe por qué se publica así"] : listUnprintableCharacterMessages(reason);
  if (objections.length > 0 && faults.length > 0)
    return createFailedResult(
      faults.map((message) => createErrorDiagnostic(["nueva", "reason"], "Motivo para publicarla así", message)),
    );
  const json = site.serializeFrozenVersion({ ...frozen, ...(objections.length > 0 && { reason }) });
  const stamp = existsSync(join(workspace.root, file)) ? (await workspace.read(file)).stamp : undefined;
  await write(file, json, { stamp, verify: async () => site.readShownVersions(id) });
  const open = await openText(workspace, id, number);
  return { diagnostics: [], stamp: open.stamp, impact: emptyImpact, open };
}

/**
 * Freezes a version again, and keeps the reason for publishing it despite objections. Refuses if there are objections
 * but no reason.
 */
async function rewriteFrozenVersion(
  { workspace, write, site }: Writing & { site: LegalContext },
  { id, version }: { id: string; version: string },
  { reason }: FrozenVersion,
): Promise<SaveTextResult> {
  const file = formatFrozenFilePath(id, version);
  const { frozen, objections } = site.buildFrozenVersion(id, version, true);
  if (objections.length > 0 && reason === undefined) {
    const against = objections.map(({ message }) => message).join("; ");
    const message = `deshaz su publicación y publícala otra vez, con otro día o con su motivo: ${against}`;
    return createFailedResult([createErrorDiagnostic([], "Esta versión", message)]);
  }
  const json = site.serializeFrozenVersion({ ...frozen, ...(reason !== undefined && { reason }) });
  await write(file, json, {
    stamp: (await workspace.read(file)).stamp,
    verify: async () => site.readShownVersions(id),
  });
  const open = await openText(workspace, id, version);
  return { diagnostics: [], stamp: open.stamp, impact: emptyImpact, open };
}

/**
 * Makes a version that waits for «Publicar» a draft again.
 *
 * @throws {EditorError} if a later version was made from this one.
 */
export async function unfreezeVersion(
  workspace: ContentWorkspace,
  { id, version }: TextVersionRef,
): Promise<SaveTextResult> {
  requireLegalRow(await loadLegalContext(workspace), id);
  const number = version ?? listVersionNumbers(workspace, id)[0] ?? "1";
  await workspace.runExclusive(() =>
    discardDrafts({ workspace, git: openGit(workspace.root) }, [formatFrozenFilePath(id, number)]),
  );
  const open = await openText(workspace, id, number);
  return { diagnostics: [], stamp: open.stamp, impact: emptyImpact, open };
}
