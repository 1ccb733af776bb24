import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";

/** Larger downloads need consent. The second limit applies with the browser's data saving on. */
const largeBytes = 3_000_000;
const largeBytesWhenSaving = 300_000;

type Plan = {
  files: readonly OverlayFile[];
  /** Overlays about to be needed. */
  ids: readonly OverlayId[];
  /** Overlays whose download was accepted earlier. */
  accepted: ReadonlySet<OverlayId>;
  isInMemory: (id: OverlayId) => boolean;
  savesData: boolean;
};

/** @returns the download size to ask about, in bytes; 0 if no question is needed. */
export function computeBytesNeedingConsent({ files, ids, accepted, isInMemory, savesData }: Plan): number {
  const bytes = files
    .filter(({ id }) => ids.includes(id) && !accepted.has(id) && !isInMemory(id))
    .reduce((sum, { downloadBytes }) => sum + downloadBytes, 0);
  return bytes > (savesData ? largeBytesWhenSaving : largeBytes) ? bytes : 0;
}

/** Remembers the downloads that the visitor accepted, until the page is closed. */
export type DownloadConsent = {
  countBytesToConfirm(ids: readonly OverlayId[]): number;
  accept(ids: readonly OverlayId[]): void;
};

export function createDownloadConsent(files: readonly OverlayFile[], isInMemory: Plan["isInMemory"]): DownloadConsent {
  const accepted = new Set<OverlayId>();
  return {
    countBytesToConfirm: (ids) =>
      computeBytesNeedingConsent({
        files,
        ids,
        accepted,
        isInMemory,
        savesData: navigator.connection?.saveData ?? false,
      }),
    accept(ids) {
      for (const id of ids) accepted.add(id);
    },
  };
}
