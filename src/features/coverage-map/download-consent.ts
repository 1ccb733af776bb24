import type { OverlayId } from "#domain/coverage/overlay.ts";
import type { OverlayFile } from "./coverage-engine.ts";

/** More than this is asked about; with a browser that saves data, more than the second. */
const largeBytes = 3_000_000;
const largeBytesWhenSaving = 300_000;

type Plan = {
  files: readonly OverlayFile[];
  /** What somebody is about to need. */
  ids: readonly OverlayId[];
  /** Said yes to before. */
  accepted: ReadonlySet<OverlayId>;
  isInMemory: (id: OverlayId) => boolean;
  /** The browser was told to save data. */
  savesData: boolean;
};

/** @returns the bytes to ask about before they are downloaded; 0 where nothing has to be asked. */
export function bytesToAskAbout({ files, ids, accepted, isInMemory, savesData }: Plan): number {
  const bytes = files
    .filter(({ id }) => ids.includes(id) && !accepted.has(id) && !isInMemory(id))
    .reduce((sum, { downloadBytes }) => sum + downloadBytes, 0);
  return bytes > (savesData ? largeBytesWhenSaving : largeBytes) ? bytes : 0;
}

/** What a visitor agreed to download, as long as the page is open. */
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
