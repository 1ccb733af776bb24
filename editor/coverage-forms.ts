/** The forms of coverage files: what can be uploaded, what is there now, and what is not where the site is built. */
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { kmlLimits, type StoredOverlay } from "#domain/coverage/overlay.ts";
import type { FileInfo } from "./api.ts";
import { coverageList, coverageRowsIn, overlayLabel, rowWords } from "./coverage-list.ts";
import { coverageRowsAt, filesOnlyHere } from "./coverage-only-here.ts";
import type { Desk } from "./desk.ts";
import type { Git } from "./git.ts";

type Place = { desk: Desk; git: Git; isServer: boolean };

export async function coverageFiles({ desk, git, isServer }: Place): Promise<FileInfo[]> {
  const [now, published] = await Promise.all([
    desk.read(coverageList).then(({ text }) => coverageRowsIn(text)),
    coverageRowsAt(git, "HEAD"),
  ]).catch((): StoredOverlay[][] => [[], []]);
  // A store that is set wrongly says so when something is uploaded.
  const onlyHere = await filesOnlyHere({ root: desk.root, git, isServer }, now ?? []).catch(() => undefined);
  return coverageOverlays.map((overlay) => {
    const [draft, before] = [now, published].map((rows) => rows?.find((row) => row.overlay === overlay.id));
    const file = onlyHere?.get(overlay.id);
    return {
      id: overlay.id,
      label: overlayLabel(overlay),
      file: coverageList,
      maxBytes: kmlLimits.bytes,
      now: rowWords(before),
      ...(draft?.sha256 !== before?.sha256 && { draft: rowWords(draft) }),
      ...(file && { onlyHere: file }),
    };
  });
}
