/**
 * The list of coverage files, and their upload. Git tracks the list, which has one row per file; the files are stored
 * by digest.
 */

import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  coverageOverlays,
  formatOverlayName,
  toNamedStoredFile,
} from "#content/coverage/overlays/coverage-overlays.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { ContentError, readData } from "#content/forms/read-data.ts";
import { coverageSchema } from "#content/forms/schemas/coverage-schema.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { OverlayId, StoredOverlay } from "#domain/coverage/overlay.ts";
import { removeUnprintableCharacters } from "#domain/text/normalize-text.ts";
import type { SaveFileResult } from "#editor/api/requests/file-api.ts";
import type { PendingChange } from "#editor/api/requests/publish-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { toDiskError } from "#editor/server/workspace/atomic-files.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Person } from "#editor/server/workspace/git.ts";
import { readOldText } from "#editor/server/workspace/history.ts";
import { type CoverageStore, readCoverageStore } from "#platform/config/coverage-store.ts";
import { createCoverageReport } from "#scripts/coverage/overlay-report.ts";
import { fetchStoredFiles, TooManyBytesError, writeStoredFile } from "#scripts/coverage/stored-files.ts";

export const coverageListPath = "src/content/data/coverage.ts";

export const formatOverlayLabel = (overlay: (typeof coverageOverlays)[number]) =>
  `Cobertura ${formatOverlayName(overlay)}`;

export function parseCoverageRows(text: string): StoredOverlay[] {
  try {
    return readData(coverageListPath, coverageSchema, parseDataModule(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new EditorError(`${coverageListPath}: ${error.message}. Pide ayuda.`);
    if (error instanceof ContentError) throw new EditorError(`${error.message}. Pide ayuda, o descarta el cambio.`);
    throw error;
  }
}

/** @throws {EditorError} if the disk is full; the list stays unchanged. */
function setCoverageRow(workspace: ContentWorkspace, id: OverlayId, row: StoredOverlay | undefined): Promise<void> {
  return workspace.runExclusive(async (write) => {
    const { text, revision } = await workspace.read(coverageListPath);
    const rows = parseCoverageRows(text);
    if (rows.find(({ overlay }) => overlay === id)?.sha256 === row?.sha256) return;
    const unorderedRows = [...rows.filter(({ overlay }) => overlay !== id), ...(row ? [row] : [])];
    const orderedRows = coverageOverlays.flatMap((each) => unorderedRows.filter(({ overlay }) => overlay === each.id));
    await write(coverageListPath, formatDataModule(orderedRows), { revision });
  });
}

/** Describes which coverage files were replaced, for «Qué cambió»; does not compare their content. */
export function describeCoverageChange(before: string, after: string): PendingChange {
  const [previousRows, currentRows] = [before, after].map((text) => (text === "" ? [] : parseCoverageRows(text)));
  const changes = coverageOverlays.flatMap((overlay) => {
    const [previous, current] = [previousRows, currentRows].map((rows) =>
      rows?.find((row) => row.overlay === overlay.id),
    );
    if (previous?.sha256 === current?.sha256) return [];
    return [
      {
        where: formatOverlayLabel(overlay),
        before: describeStoredOverlay(previous),
        after: describeStoredOverlay(current),
      },
    ];
  });
  return { file: coverageListPath, label: "Archivos de cobertura", changes };
}

export function describeStoredOverlay(row: StoredOverlay | undefined): string {
  if (!row) return "La muestra del sitio";
  const { bytes, day, person, figures } = row;
  const areaCountText = `${figures.polygons.toLocaleString("es-MX")} ${figures.polygons === 1 ? "área" : "áreas"}`;
  const sizeText = (bytes / 1e6).toLocaleString("es-MX", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${sizeText} MB, ${areaCountText}; lo subió ${person} el ${formatDate(day)}`;
}

type CoverageUpload = { id: string; body: Readable; person: Person };

/**
 * Stores and validates a coverage file, and adds its row to the list.
 *
 * @throws {EditorError} with the file's problems, one per line, if the map could not show the whole file; the list
 *   stays unchanged.
 */
export async function replaceCoverageFile(
  workspace: ContentWorkspace,
  { id, body, person }: CoverageUpload,
): Promise<SaveFileResult> {
  const overlay = requireOverlay(id);
  const inspectFile = async (file: string) => {
    const { technology } = overlay;
    const inspectionOptions = { today: workspace.today(), technology };
    const { text, isPublishable, figures, uploaderReport } = createCoverageReport(
      `Cobertura ${technology}`,
      await readFile(file),
      inspectionOptions,
    );
    if (!isPublishable || !figures) throw new EditorError(uploaderReport.problems.join("\n"), { raw: figures && text });
    return { text, figures, plain: uploaderReport };
  };
  try {
    const { inspection, ...storedFile } = await writeStoredFile(requireStore(workspace), body, {
      type: "kml",
      maxBytes: kmlLimits.maxBytes,
      inspect: inspectFile,
    });
    const row = {
      overlay: overlay.id,
      ...storedFile,
      day: workspace.today(),
      person: removeUnprintableCharacters(person.name) || person.email,
      figures: inspection.figures,
    };
    await setCoverageRow(workspace, overlay.id, row);
    const { facts: report, question } = inspection.plain;
    return { bytes: storedFile.bytes, report, ...(question !== undefined && { question }), raw: inspection.text };
  } catch (error) {
    if (error instanceof TooManyBytesError)
      throw new EditorError(
        `Simplifica sus áreas: el máximo son ${Math.round(kmlLimits.maxBytes / 1e6)} MB, y pesa más.`,
      );
    throw toDiskError(error) ?? error;
  }
}

/** Restores the file of an earlier commit, or the site's sample if that commit has no file. */
export async function restoreCoverageFile(
  workspace: ContentWorkspace,
  id: string,
  commit: string,
): Promise<SaveFileResult> {
  const overlay = requireOverlay(id);
  const oldListText = await readOldText(workspace.git, coverageListPath, commit);
  const row = parseCoverageRows(oldListText).find((each) => each.overlay === overlay.id);
  if (row) {
    await fetchStoredFiles([toNamedStoredFile(row)], requireStore(workspace)).catch((error: Error) => {
      throw toDiskError(error) ?? new EditorError(error.message);
    });
  }
  await setCoverageRow(workspace, overlay.id, row);
  return { report: [describeStoredOverlay(row)], ...(row && { bytes: row.bytes }) };
}

function requireOverlay(id: string) {
  const overlay = coverageOverlays.find((each) => each.id === id);
  if (!overlay) throw new EditorError(`No hay un archivo «${id}».`);
  return overlay;
}

export function requireStore({ root }: Pick<ContentWorkspace, "root">): CoverageStore {
  const store = readCoverageStore(root);
  if (!store)
    throw new EditorError(
      "Pide a quien desarrolla el sitio una carpeta para estos archivos: COVERAGE_STORE dice «no».",
    );
  return store;
}
