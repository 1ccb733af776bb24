import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";
import type { LoadedOverlay, OverlayPart } from "./worker/worker-messages.ts";

/** Maximum vertices in memory, 8 bytes each; beyond it, the least recently used overlay is evicted. */
const maxCachedVertices = 12_000_000;

type PartListener = (part: OverlayPart) => void;

type LoadOverlay = (file: OverlayFile, signal: AbortSignal, onPart: PartListener) => Promise<LoadedOverlay>;

type OverlayDownload = {
  abort: AbortController;
  completion: Promise<LoadedOverlay>;
  waiterCount: number;
  parts: OverlayPart[];
  listeners: Set<PartListener>;
};

/** Overlays in memory, and downloads. Callers share one download of a file; it is aborted when no caller needs it. */
export class OverlayStore {
  readonly #files: ReadonlyMap<OverlayId, OverlayFile>;
  readonly #load: LoadOverlay;
  readonly #cachedOverlays = new Map<OverlayId, LoadedOverlay>();
  readonly #downloads = new Map<OverlayId, OverlayDownload>();

  constructor(files: readonly OverlayFile[], load: LoadOverlay) {
    this.#files = new Map(files.map((file) => [file.id, file]));
    this.#load = load;
  }

  has(id: OverlayId): boolean {
    return this.#cachedOverlays.has(id);
  }

  /**
   * Returns the overlay from memory, or loads it.
   *
   * @param signal - aborted when this caller no longer needs the overlay.
   * @param onPart - called with each part, and at first with those that have already arrived.
   * @throws {CoverageError}; once the signal is aborted, the signal's reason.
   */
  async get(id: OverlayId, signal: AbortSignal, onPart?: PartListener): Promise<LoadedOverlay> {
    const cachedOverlay = this.#cachedOverlays.get(id);
    if (cachedOverlay) {
      this.#keep(id, cachedOverlay);
      return cachedOverlay;
    }
    const download = this.#downloads.get(id) ?? this.#start(id);
    download.waiterCount++;
    if (onPart) {
      for (const part of download.parts) onPart(part);
      download.listeners.add(onPart);
    }
    try {
      return await Promise.race([download.completion, rejectOnAbort(signal)]);
    } finally {
      if (onPart) download.listeners.delete(onPart);
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
    const parts: OverlayPart[] = [];
    const listeners = new Set<PartListener>();
    const completion = this.#load(file, abort.signal, (part) => {
      parts.push(part);
      // A copy, because a listener may add another one, which gets this part at once.
      for (const listener of [...listeners]) listener(part);
    });
    const download = { abort, completion, waiterCount: 0, parts, listeners };
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

  /** Makes an overlay the most recently used one. */
  #keep(id: OverlayId, overlay: LoadedOverlay): void {
    this.#cachedOverlays.delete(id);
    this.#cachedOverlays.set(id, overlay);
    let vertices = 0;
    for (const { shapes } of this.#cachedOverlays.values()) vertices += shapes.vertexCount;
    for (const [oldest, { shapes }] of this.#cachedOverlays) {
      if (vertices <= maxCachedVertices || oldest === id) break;
      this.#cachedOverlays.delete(oldest);
      vertices -= shapes.vertexCount;
    }
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
