import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import { listUnprintableCharacterMessages, normalizeText } from "#domain/text/normalize-text.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import type {
  AddVersionRequest,
  FreezeVersionRequest,
  SaveLegalTextResult,
} from "#editor/api/requests/legal-text-api.ts";
import { discardDrafts } from "#editor/server/changes/discard.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import {
  type LegalVersionRef,
  listSourceVersionNumbers,
  loadLegalContext,
  openVersion,
  requireLegalRow,
} from "#editor/server/legal/legal-context.ts";
import { formatLockedMessage } from "#editor/server/legal/legal-text-service.ts";
import { checkEffectiveDate, findNextDays } from "#editor/server/legal/lint/effective-date.ts";
import { checkLegalText, createErrorDiagnostic } from "#editor/server/legal/lint/legal-text-lint.ts";
import { replaceHeadValues } from "#editor/server/legal/source/front-matter.ts";
import { findFreezeObstacles, openLegalText } from "#editor/server/legal/source/open-legal-text.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { emptyImpact, formatStaleMessage, isErrorDiagnostic } from "#editor/server/workspace/editable-file.ts";
import { wasPublished } from "./freeze-status.ts";

const buildRefusal = (diagnostics: readonly Diagnostic[]): SaveLegalTextResult => ({
  diagnostics,
  impact: emptyImpact,
});

/**
 * Builds the response after a version was written. @param hasDiagnostics - whether to include the version's
 * diagnostics.
 */
async function buildOpenedAnswer(
  workspace: ContentWorkspace,
  { id, version }: LegalVersionRef,
  hasDiagnostics = false,
): Promise<SaveLegalTextResult> {
  const openedText = await openLegalText(workspace, id, version);
  return {
    diagnostics: hasDiagnostics ? openedText.diagnostics : [],
    revision: openedText.revision,
    impact: emptyImpact,
    openLegalText: openedText,
  };
}

/** Writes the next version: a copy of a published one, by default the newest, with its own number and date. */
export const addVersion = (
  workspace: ContentWorkspace,
  id: string,
  { inForce, withoutNotice, from }: AddVersionRequest,
): Promise<SaveLegalTextResult> =>
  workspace.runExclusive(async (write) => {
    const site = await loadLegalContext(workspace);
    requireLegalRow(site, id);
    const [newest = "1"] = listSourceVersionNumbers(workspace, id);
    const publishedVersions = site.readFrozenVersions(id);
    const isPublished = publishedVersions.some(({ version }) => version === newest);
    if (!isPublished) throw new EditorError(`Edita la versión ${newest}: todavía es borrador y no hace falta otra.`);
    const buildDayRefusal = (message: string) =>
      buildRefusal([createErrorDiagnostic(["nueva", "inForce"], "En vigor desde", message)]);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(inForce)) return buildDayRefusal("elige un día");
    const [error] = checkEffectiveDate(inForce, {
      today: workspace.today(),
      site,
      publishedVersions: publishedVersions,
    }).filter(isErrorDiagnostic);
    if (error) return buildDayRefusal(error.message);
    const { earliest } = findNextDays({ today: workspace.today(), site, publishedVersions });
    if (inForce < earliest && !withoutNotice)
      return buildDayRefusal(
        `elige el ${formatDate(earliest)} o un día posterior: un cambio se avisa ${site.changeNoticeDays}\u00a0días antes. Si debe regir antes, marca «Rige antes de que termine el aviso»`,
      );
    const sourceVersion = from ?? newest;
    if (!publishedVersions.some(({ version }) => version === sourceVersion))
      throw new EditorError(`Elige una versión publicada: la ${sourceVersion} no lo está.`);
    const { text } = await workspace.read(formatLegalSourcePath(id, sourceVersion));
    const version = `${Number(newest) + 1}`;
    const file = formatLegalSourcePath(id, version);
    const versionText = replaceHeadValues(text, { version, inForce });
    const [diagnostic] = checkLegalText(versionText, { file, version }, site).diagnostics.filter(isErrorDiagnostic);
    if (diagnostic)
      throw new EditorError(
        `La versión ${sourceVersion} no se puede copiar. ${diagnostic.where}: ${diagnostic.message}.`,
      );
    const revision = await write(file, versionText, {
      revision: undefined,
      verify: async () => site.readShownVersions(id),
    });
    workspace.lastSaves.set(file, revision);
    return buildOpenedAnswer(workspace, { id, version }, true);
  });

/**
 * Freezes the words of a version, with the values of its facts, in a file next to its source, like `npm run
 * legal:publish`. A version may be frozen again until visitors see it; it then keeps the reason for publishing it
 * despite diagnostics.
 *
 * @throws {EditorError} if the version is already published, or differs from what the user read.
 */
export const freezeVersion = (
  workspace: ContentWorkspace,
  ref: LegalVersionRef,
  change: FreezeVersionRequest,
): Promise<SaveLegalTextResult> =>
  workspace.runExclusive(async (write) => {
    const { id } = ref;
    const { site, number: version, file, publication } = await openVersion(workspace, ref);
    const source = await workspace.read(file);
    if (source.revision !== change.revision)
      throw new EditorError(formatStaleMessage(workspace, file, source.revision));
    const frozenVersion = site.readFrozenVersions(id).find((each) => each.version === version);
    const isAgain = frozenVersion !== undefined && !(await wasPublished(workspace, publication));
    const isFinal = frozenVersion && (!frozenVersion.provisional || frozenVersion.withdrawn);
    if (isFinal && !isAgain) throw new EditorError(formatLockedMessage(version));
    if (!isAgain) {
      const { diagnostics } = checkLegalText(source.text, { file, version }, site);
      const freezeObstacles = findFreezeObstacles(source.text, { id, version, diagnostics }, site);
      const errors = [...diagnostics, ...freezeObstacles].filter(isErrorDiagnostic);
      if (errors.length > 0) return buildRefusal(errors);
    }
    const { frozen, diagnostics } = site.buildFrozenVersion(id, version, isAgain);
    const hasDiagnostics = diagnostics.length > 0;
    if (isAgain && hasDiagnostics && frozenVersion.reason === undefined) {
      const diagnosticText = diagnostics.map(({ message }) => message).join("; ");
      const message = `deshaz su publicación y publícala otra vez, con otro día o con su motivo: ${diagnosticText}`;
      return buildRefusal([createErrorDiagnostic([], "Esta versión", message)]);
    }
    const enteredReason = normalizeText(change.reason ?? "").trim();
    const reasonErrors =
      enteredReason === "" ? ["escribe por qué se publica así"] : listUnprintableCharacterMessages(enteredReason);
    if (!isAgain && hasDiagnostics && reasonErrors.length > 0)
      return buildRefusal(
        reasonErrors.map((message) =>
          createErrorDiagnostic(["nueva", "reason"], "Motivo para publicarla así", message),
        ),
      );
    const reason = isAgain ? frozenVersion.reason : hasDiagnostics ? enteredReason : undefined;
    const frozenJson = site.serializeFrozenVersion({ ...frozen, ...(reason !== undefined && { reason }) });
    const revision = frozenVersion && (await workspace.read(publication)).revision;
    await write(publication, frozenJson, { revision, verify: async () => site.readShownVersions(id) });
    return buildOpenedAnswer(workspace, { id, version });
  });

/** @throws {EditorError} if a later version was copied from it. */
export async function unfreezeVersion(workspace: ContentWorkspace, ref: LegalVersionRef): Promise<SaveLegalTextResult> {
  const { number, publication } = await openVersion(workspace, ref);
  await workspace.runExclusive(() => discardDrafts(workspace, [publication]));
  return buildOpenedAnswer(workspace, { id: ref.id, version: number });
}
