/**
 * The list of coverage files. Git tracks the list, which has one row per file; the files are stored by their digest.
 */
import { coverageOverlays, formatOverlayName } from "#content/coverage/coverage-overlays.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { ContentError, readData } from "#content/forms/read-data.ts";
import { coverageSchema } from "#content/forms/schemas/coverage-schema.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { OverlayId, StoredOverlay } from "#domain/coverage/overlay.ts";
import type { PendingChange } from "#editor/api/publish-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";

export const coverageListPath = "src/content/data/coverage.ts";

export const formatOverlayLabel = (overlay: (typeof coverageOverlays)[number]) =>
  `Cobertura ${formatOverlayName(overlay)}`;

/** Parses the text of the list. @throws {EditorError} if it is invalid. */
export function parseCoverageRows(text: string): StoredOverlay[] {
  try {
    return readData(coverageListPath, coverageSchema, parseDataModule(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new EditorError(`${coverageListPath}: ${error.message}. Pide ayuda.`);
    if (error instanceof ContentError) throw new EditorError(`${error.message}. Pide ayuda, o descarta el cambio.`);
    throw error;
  }
}

/**
 * Sets or removes the row of an overlay; a row with the same file changes nothing.
 *
 * @throws {EditorError} if the disk is full; the list stays as it was.
 */
export function setCoverageRow(
  workspace: ContentWorkspace,
  id: OverlayId,
  row: StoredOverlay | undefined,
): Promise<void> {
  return workspace.runExclusive(async (write) => {
    const { text, stamp } = await workspace.read(coverageListPath);
    const rows = parseCoverageRows(text);
    if (rows.find(({ overlay }) => overlay === id)?.sha256 === row?.sha256) return;
    const all = [...rows.filter(({ overlay }) => overlay !== id), ...(row ? [row] : [])];
    const inOrder = coverageOverlays.flatMap((each) => all.filter(({ overlay }) => overlay === each.id));
    await write(coverageListPath, formatDataModule(inOrder), { stamp });
  });
}

/** Describes for «Qué cambió» which coverage files were replaced; their content is not compared. */
export function describeCoverageChange(before: string, after: string): PendingChange {
  const [was, is] = [before, after].map((text) => (text === "" ? [] : parseCoverageRows(text)));
  const words = coverageOverlays.flatMap((overlay) => {
    const [old, now] = [was, is].map((rows) => rows?.find((row) => row.overlay === overlay.id));
    if (old?.sha256 === now?.sha256) return [];
    return [
      { where: formatOverlayLabel(overlay), before: describeStoredOverlay(old), after: describeStoredOverlay(now) },
    ];
  });
  return { file: coverageListPath, label: "Archivos de cobertura", words };
}

export function describeStoredOverlay(row: StoredOverlay | undefined): string {
  if (!row) return "La muestra del sitio";
  const { bytes, day, person, figures } = row;
  const areas = `${figures.polygons.toLocaleString("es-MX")} ${figures.polygons === 1 ? "área" : "áreas"}`;
  const size = (bytes / 1e6).toLocaleString("es-MX", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${size} MB, ${areas}; lo subió ${person} el ${formatDate(day)}`;
}
