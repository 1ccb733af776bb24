import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";

/** Downloads of more bytes than this need consent. */
const largeDownloadBytes = 3_000_000;
/** The same limit while the browser saves data. */
const largeDownloadBytesWhenSaving = 300_000;

type DownloadPlan = {
  files: readonly OverlayFile[];
  /** Overlays that the page is about to need. */
  ids: readonly OverlayId[];
  /** Overlays whose download was accepted earlier. */
  acceptedIds: ReadonlySet<OverlayId>;
  isInMemory: (id: OverlayId) => boolean;
  savesData: boolean;
};

/** @returns the download size to ask about, in bytes; 0 if no question is needed. */
export function computeBytesNeedingConsent({ files, ids, acceptedIds, isInMemory, savesData }: DownloadPlan): number {
  const bytes = files
    .filter(({ id }) => ids.includes(id) && !acceptedIds.has(id) && !isInMemory(id))
    .reduce((sum, { downloadBytes }) => sum + downloadBytes, 0);
  return bytes > (savesData ? largeDownloadBytesWhenSaving : largeDownloadBytes) ? bytes : 0;
}

/** Remembers the downloads that the visitor accepted, until the page is closed. */
export type DownloadConsent = {
  countBytesToConfirm(ids: readonly OverlayId[]): number;
  accept(ids: readonly OverlayId[]): void;
};

export function createDownloadConsent(
  files: readonly OverlayFile[],
  isInMemory: DownloadPlan["isInMemory"],
): DownloadConsent {
  const acceptedIds = new Set<OverlayId>();
  return {
    countBytesToConfirm: (ids) =>
      computeBytesNeedingConsent({
        files,
        ids,
        acceptedIds,
        isInMemory,
        savesData: navigator.connection?.saveData ?? false,
      }),
    accept(ids) {
      for (const id of ids) acceptedIds.add(id);
    },
  };
}
