import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";
import { loadOverlay } from "./load-overlay.ts";
import type { CompleteOverlay, PartialOverlay } from "./loaded-overlay.ts";

/** Maximum vertices in memory, 8 bytes each; beyond it, the least recently used overlay is evicted. */
const maxCachedVertices = 12_000_000;

type OverlayDownload = {
  abort: AbortController;
  completion: Promise<CompleteOverlay>;
  waiterCount: number;
  progressListeners: Set<(reading: PartialOverlay) => void>;
};

/** Overlays in memory, and downloads. Callers share one download of a file; it is aborted when no caller needs it. */
export class OverlayStore {
  readonly #files: ReadonlyMap<OverlayId, OverlayFile>;
  readonly #onChange: (ids: OverlayId[]) => void;
  readonly #cachedOverlays = new Map<OverlayId, CompleteOverlay>();
  readonly #downloads = new Map<OverlayId, OverlayDownload>();

  constructor(files: readonly OverlayFile[], onChange: (ids: OverlayId[]) => void) {
    this.#files = new Map(files.map((file) => [file.id, file]));
    this.#onChange = onChange;
  }

  getCached(id: OverlayId): CompleteOverlay | undefined {
    const overlay = this.#cachedOverlays.get(id);
    if (overlay) {
      this.#cachedOverlays.delete(id);
      this.#cachedOverlays.set(id, overlay);
    }
    return overlay;
  }

  /**
   * Returns the overlay from memory, or loads it.
   *
   * @param signal - aborted when this caller no longer needs the overlay.
   * @throws {CoverageError}; once the signal is aborted, the signal's reason.
   */
  async get(
    id: OverlayId,
    signal: AbortSignal,
    onProgress?: (reading: PartialOverlay) => void,
  ): Promise<CompleteOverlay> {
    const cachedOverlay = this.getCached(id);
    if (cachedOverlay) return cachedOverlay;
    const download = this.#downloads.get(id) ?? this.#start(id);
    download.waiterCount++;
    if (onProgress) download.progressListeners.add(onProgress);
    try {
      return await Promise.race([download.completion, rejectOnAbort(signal)]);
    } finally {
      if (onProgress) download.progressListeners.delete(onProgress);
      if (--download.waiterCount === 0 && this.#downloads.get(id) === download) {
        this.#downloads.delete(id);
        download.abort.abort();
      }
    }
  }

  #start(id: OverlayId): OverlayDownload {
    const file = this.#files.get(id);
    if (!file) throw new CoverageError("not-found");
    const abort = new AbortController();
    const progressListeners: OverlayDownload["progressListeners"] = new Set();
    const completion = loadOverlay(file, abort.signal, (reading) => {
      for (const listener of progressListeners) listener(reading);
    });
    const download = { abort, completion, waiterCount: 0, progressListeners };
    this.#downloads.set(id, download);
    const forgetDownload = () => {
      if (this.#downloads.get(id) === download) this.#downloads.delete(id);
    };
    completion.then((overlay) => {
      forgetDownload();
      this.#keep(id, overlay);
    }, forgetDownload);
    return download;
  }

  #keep(id: OverlayId, overlay: CompleteOverlay): void {
    this.#cachedOverlays.set(id, overlay);
    let vertices = 0;
    for (const { shapes } of this.#cachedOverlays.values()) vertices += shapes.vertexCount;
    for (const [oldest, { shapes }] of this.#cachedOverlays) {
      if (vertices <= maxCachedVertices || oldest === id) break;
      this.#cachedOverlays.delete(oldest);
      vertices -= shapes.vertexCount;
    }
    this.#onChange([...this.#cachedOverlays.keys()]);
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
