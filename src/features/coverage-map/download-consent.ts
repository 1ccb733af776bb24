import type { OverlayId } from "#domain/coverage/overlay.ts";
import type { OverlayFile } from "./coverage-engine.ts";

/** Downloads larger than this are asked about; the second limit is for browsers that save data. */
const largeBytes = 3_000_000;
const largeBytesWhenSaving = 300_000;

type Plan = {
  files: readonly OverlayFile[];
  /** Overlays that the visitor is about to need. */
  ids: readonly OverlayId[];
  /** Accepted earlier. */
  accepted: ReadonlySet<OverlayId>;
  isInMemory: (id: OverlayId) => boolean;
  /** The browser is set to save data. */
  savesData: boolean;
};

/** @returns the bytes to ask about before downloading them; 0 if no question is needed. */
export function bytesToAskAbout({ files, ids, accepted, isInMemory, savesData }: Plan): number {
  const bytes = files
    .filter(({ id }) => ids.includes(id) && !accepted.has(id) && !isInMemory(id))
    .reduce((sum, { downloadBytes }) => sum + downloadBytes, 0);
  return bytes > (savesData ? largeBytesWhenSaving : largeBytes) ? bytes : 0;
}

/** What the visitor has agreed to download, for as long as the page is open. */
export type DownloadConsent = {
  bytesToAskAbout(ids: readonly OverlayId[]): number;
  accept(ids: readonly OverlayId[]): void;
};

export function downloadConsent(files: readonly OverlayFile[], isInMemory: Plan["isInMemory"]): DownloadConsent {
  const accepted = new Set<OverlayId>();
  return {
    bytesToAskAbout: (ids) =>
      bytesToAskAbout({ files, ids, accepted, isInMemory, savesData: navigator.connection?.saveData ?? false }),
    accept(ids) {
      for (const id of ids) accepted.add(id);
    },
  };
}
