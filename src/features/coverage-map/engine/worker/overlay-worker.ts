import { buildLegend } from "#domain/coverage/legend.ts";
import { copyShapes, ShapeStore, type Shapes } from "#domain/coverage/shapes.ts";
import { CoverageError, type CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import { loadOverlay } from "./loading/load-overlay.ts";
import type { PartialOverlay } from "./loading/loaded-overlay.ts";
import type { LoadedOverlay, MessageFromWorker, MessageToWorker, WorkerQuestion } from "./worker-messages.ts";

export type WorkerScope = { postMessage(message: MessageFromWorker, transfer: Transferable[]): void };

/** Minimum time between two parts of an overlay. */
const minPartIntervalMs = 250;

/** Handles the page's messages in the worker: reads overlays, and finds places. */
export class OverlayWorker {
  readonly #scope: WorkerScope;
  /** Of the questions without an answer. */
  readonly #aborts = new Map<number, AbortController>();

  constructor(scope: WorkerScope) {
    this.#scope = scope;
  }

  receive(message: MessageToWorker): void {
    if (message.type === "ask") void this.#answer(message.number, message.question);
    else if (message.type === "cancel") this.#aborts.get(message.number)?.abort();
    // Without it, the first file is only read more slowly.
    else import("./warm-up.ts").then(({ warmUpScanner }) => warmUpScanner()).catch(() => undefined);
  }

  async #answer(number: number, question: WorkerQuestion): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(number, abort);
    try {
      if (question.about === "places") {
        this.#scope.postMessage({ type: "answer", number, answer: await findPlaces(question) }, []);
      } else {
        const answer = await this.#load(number, question, abort.signal);
        this.#scope.postMessage({ type: "answer", number, answer }, listBuffers(answer.shapes));
      }
    } catch (error) {
      if (!abort.signal.aborted) this.#scope.postMessage({ type: "noAnswer", number, code: toErrorCode(error) }, []);
    }
    this.#aborts.delete(number);
  }

  /** Loads an overlay, and sends what has arrived of it, at most every 250 ms. */
  async #load(
    number: number,
    { file, color }: Extract<WorkerQuestion, { about: "overlay" }>,
    signal: AbortSignal,
  ): Promise<LoadedOverlay> {
    let sentAt = Number.NEGATIVE_INFINITY;
    let sentCount = 0;
    const send = ({ shapes, styles, ...progress }: PartialOverlay) => {
      if (performance.now() - sentAt < minPartIntervalMs) return;
      sentAt = performance.now();
      const { shapeCount } = shapes;
      const part = { ...progress, shapeCount, shapes: copyShapes(shapes, sentCount), styles: styles() };
      sentCount = shapeCount;
      this.#scope.postMessage({ type: "part", number, part }, listBuffers(part.shapes));
    };
    // Sent from here, not at the click: the pressed button is painted first, the download after it.
    send({ shapes: new ShapeStore(0), styles: () => [], receivedBytes: 0, totalBytes: undefined });
    const { shapes, styles, report } = await loadOverlay(file, signal, send);
    return { shapes, styles, report, legend: buildLegend(shapes, styles, color) };
  }
}

/** @returns the memory of shapes, which is handed over instead of copied. */
function listBuffers({ xy, ringStart, shapeRing, kind, style, box }: Shapes): Transferable[] {
  return [xy, ringStart, shapeRing, kind, style, box].map(({ buffer }) => buffer as ArrayBuffer);
}

/** Few visitors ask about a place, so the finder loads on demand. */
async function findPlaces({ path, text, limit }: Extract<WorkerQuestion, { about: "places" }>) {
  const { findPlacesByName } = await import("./place-finder.ts").catch(() => {
    throw new CoverageError("offline");
  });
  return findPlacesByName(path, text, limit);
}

function toErrorCode(error: unknown): CoverageErrorCode {
  if (error instanceof CoverageError) return error.code;
  // A script did not load, or there is a bug. The rejection shows the error in the console; an exception would make the
  // page give up the worker.
  void Promise.reject(error);
  return "offline";
}
