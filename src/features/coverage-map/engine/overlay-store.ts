import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";
import { loadOverlay } from "./load-overlay.ts";
import type { CompleteOverlay, PartialOverlay } from "./loaded-overlay.ts";

/** Maximum vertices in memory, 8 bytes each; beyond it, the least recently used overlay is evicted. */
const keptVertices = 12_000_000;

type Load = {
  abort: AbortController;
  done: Promise<CompleteOverlay>;
  users: number;
  onPiece: Set<(reading: PartialOverlay) => void>;
};

/** Overlays in memory, and downloads. Callers share one download of a file; it is aborted when no caller needs it. */
export class OverlayStore {
  readonly #files: ReadonlyMap<OverlayId, OverlayFile>;
  readonly #onChange: (ids: OverlayId[]) => void;
  readonly #kept = new Map<OverlayId, CompleteOverlay>();
  readonly #loads = new Map<OverlayId, Load>();

  constructor(files: readonly OverlayFile[], onChange: (ids: OverlayId[]) => void) {
    this.#files = new Map(files.map((file) => [file.id, file]));
    this.#onChange = onChange;
  }

  getCached(id: OverlayId): CompleteOverlay | undefined {
    const overlay = this.#kept.get(id);
    if (overlay) {
      this.#kept.delete(id);
      this.#kept.set(id, overlay);
    }
    return overlay;
  }

  /**
   * Returns the overlay from memory, or loads it.
   *
   * @param signal - aborted when this caller no longer needs the overlay.
   * @throws {CoverageError}; once the signal is aborted, the signal's reason.
   */
  async get(id: OverlayId, signal: AbortSignal, onPiece?: (reading: PartialOverlay) => void): Promise<CompleteOverlay> {
    const kept = this.getCached(id);
    if (kept) return kept;
    const load = this.#loads.get(id) ?? this.#start(id);
    load.users++;
    if (onPiece) load.onPiece.add(onPiece);
    try {
      return await Promise.race([load.done, rejectOnAbort(signal)]);
    } finally {
      if (onPiece) load.onPiece.delete(onPiece);
      if (--load.users === 0 && this.#loads.get(id) === load) {
        this.#loads.delete(id);
        load.abort.abort();
      }
    }
  }

  #start(id: OverlayId): Load {
    const file = this.#files.get(id);
    if (!file) throw new CoverageError("not-found");
    const abort = new AbortController();
    const onPiece: Load["onPiece"] = new Set();
    const done = loadOverlay(file, abort.signal, (reading) => {
      for (const listener of onPiece) listener(reading);
    });
    const load = { abort, done, users: 0, onPiece };
    this.#loads.set(id, load);
    const forget = () => {
      if (this.#loads.get(id) === load) this.#loads.delete(id);
    };
    done.then((overlay) => {
      forget();
      this.#keep(id, overlay);
    }, forget);
    return load;
  }

  #keep(id: OverlayId, overlay: CompleteOverlay): void {
    this.#kept.set(id, overlay);
    let vertices = 0;
    for (const { shapes } of this.#kept.values()) vertices += shapes.vertexCount;
    for (const [oldest, { shapes }] of this.#kept) {
      if (vertices <= keptVertices || oldest === id) break;
      this.#kept.delete(oldest);
      vertices -= shapes.vertexCount;
    }
    this.#onChange([...this.#kept.keys()]);
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
