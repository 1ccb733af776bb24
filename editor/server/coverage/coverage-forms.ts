/** Menu entries of the coverage files: published file, draft, and whether only this machine has the file. */
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import type { FileInfo } from "#editor/api/api.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { coverageListPath, describeStoredOverlay, formatOverlayLabel, parseCoverageRows } from "./coverage-list.ts";
import { listUnsyncedFiles, readCoverageRowsAt } from "./unsynced-files.ts";

type Place = { workspace: ContentWorkspace; git: Git; isServer: boolean };

export async function listCoverageFiles({ workspace, git, isServer }: Place): Promise<FileInfo[]> {
  const [now, published] = await Promise.all([
    workspace.read(coverageListPath).then(({ text }) => parseCoverageRows(text)),
    readCoverageRowsAt(git, "HEAD"),
  ]).catch((): StoredOverlay[][] => [[], []]);
  // Ignore a misconfigured store: the next upload reports it.
  const onlyHere = await listUnsyncedFiles({ root: workspace.root, git, isServer }, now ?? []).catch(() => undefined);
  return coverageOverlays.map((overlay) => {
    const [draft, before] = [now, published].map((rows) => rows?.find((row) => row.overlay === overlay.id));
    const file = onlyHere?.get(overlay.id);
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
