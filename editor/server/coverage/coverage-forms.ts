/** Menu entries of the coverage files: published file, draft, and whether only this machine has the file. */
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import type { FileInfo } from "#editor/api/api.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { coverageListPath, describeStoredOverlay, formatOverlayLabel, parseCoverageRows } from "./coverage-list.ts";
import { listFiles } from "./listed-files.ts";
import { listUnsyncedFiles } from "./unsynced-files.ts";

export async function listCoverageFiles(workspace: ContentWorkspace): Promise<FileInfo[]> {
  const { text } = await workspace.read(coverageListPath);
  const before = await workspace.git.maybe("show", `HEAD:${coverageListPath}`);
  const [now, published] = parseOrEmpty(text, before);
  // Ignore an invalid list, and a misconfigured store: the checks and the next upload report them.
  const onlyHere = await findUnsynced(workspace, text).catch(() => []);
  return coverageOverlays.map((overlay) => {
    const [draft, before] = [now, published].map((rows) => rows?.find((row) => row.overlay === overlay.id));
    const file = onlyHere.find(({ place }) => place === overlay.id)?.file;
    return {
      id: overlay.id,
      label: formatOverlayLabel(overlay),
      file: coverageListPath,
      maxBytes: kmlLimits.bytes,
      current: describeStoredOverlay(before),
      ...(draft?.sha256 !== before?.sha256 && { draft: describeStoredOverlay(draft) }),
      ...(file && { unsyncedFile: file }),
    };
  });
}

const findUnsynced = async (at: Parameters<typeof listUnsyncedFiles>[0], text: string) =>
  listUnsyncedFiles(at, listFiles(new Map([[coverageListPath, text]])));

function parseOrEmpty(...texts: readonly (string | undefined)[]): StoredOverlay[][] {
  try {
    return texts.map((text) => (text === undefined ? [] : parseCoverageRows(text)));
  } catch {
    return [];
  }
}
