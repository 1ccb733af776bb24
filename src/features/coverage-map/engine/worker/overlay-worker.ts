import { isCovered } from "#domain/coverage/is-covered.ts";
import { buildLegend } from "#domain/coverage/legend.ts";
import type { OverlayId, OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import { CoverageError, type CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import { LayerState } from "./layer-state.ts";
import type { PartialOverlay } from "./loading/loaded-overlay.ts";
import { OverlayStore } from "./loading/overlay-store.ts";
import { type LayerContent, ViewPainter } from "./view-painter.ts";
import type { LayerName, MessageFromWorker, MessageToWorker, WorkerLookup } from "./worker-messages.ts";

export type WorkerScope = { postMessage(message: MessageFromWorker, transfer?: Transferable[]): void };

/** Minimum time between two drawings of incomplete shapes. */
const minPaintIntervalMs = 250;
/** Minimum time between two progress reports. */
const minReportIntervalMs = 250;
/**
 * Minimum pause after drawing incomplete shapes, in multiples of the time that the drawing took, because each drawing
 * starts from scratch.
 */
const paintPauseFactor = 3;

/** Device pixels per CSS pixel of the outlines: behind the base tiles they need not be sharper. */
const outlinePixelRatio = 1;

const outlineStyle: OverlayStyle = { lineWidth: 1.2 };

type BeginMessage = Extract<MessageToWorker, { type: "begin" }>;

/** Handles the page's messages in the worker: reads overlays, draws the layers, and answers questions. */
export class OverlayWorker {
  readonly #scope: WorkerScope;
  readonly #workChannel = new MessageChannel();
  #colors: BeginMessage["colors"] | undefined;
  #store: OverlayStore | undefined;
  #layers: Record<LayerName, LayerState> | undefined;
  #painter: ViewPainter | undefined;
  #outlinesPath = "";
  #choiceNumber = 0;
  #choiceAbort = new AbortController();
  #isWorking = false;
  #paintedAt = 0;
  #paintMs = 0;
  #reportedAt = 0;

  constructor(scope: WorkerScope) {
    this.#scope = scope;
    this.#workChannel.port1.onmessage = () => this.#work();
  }

  receive(message: MessageToWorker): void {
    if (message.type === "begin") this.#begin(message);
    else if (message.type === "show") void this.#show(message.choiceNumber, message.id);
    else if (message.type === "ask") void this.#answer(message.number, message.question);
    else if (this.#layers) {
      this.#prepareOnce();
      this.#layers[message.layer].look(message.view, message.visiblePart);
      this.#workSoon();
    }
  }

  #begin({ files, outlinesPath, colors, pixelRatio }: BeginMessage): void {
    this.#colors = colors;
    this.#store = new OverlayStore(files, (ids) => this.#scope.postMessage({ type: "inMemory", ids }));
    const painter = new ViewPainter(pixelRatio);
    this.#layers = {
      overlay: new LayerState(painter, colors.overlay),
      outlines: new LayerState(new ViewPainter(outlinePixelRatio), colors.outlines),
    };
    this.#painter = painter;
    this.#outlinesPath = outlinesPath;
  }

  /** Calls `#prepare` at the first view, because a question about a place does not need it. */
  #prepareOnce(): void {
    if (this.#painter) void this.#prepare(this.#painter, this.#outlinesPath);
    this.#painter = undefined;
  }

  /** Compiles the drawing code, unless an overlay was already chosen, and then draws the outlines. */
  async #prepare(painter: ViewPainter, outlinesPath: string): Promise<void> {
    // A failed import is ignored: without the warm-up, the first file is read more slowly; without the outlines, the
    // map has only its base tiles.
    const warmUpModule = await import("./warm-up.ts").catch(() => undefined);
    if (this.#choiceNumber === 0) warmUpModule?.warmUpOverlayCode(painter);
    const shapes = await import("./loading/load-outlines.ts")
      .then(({ loadOutlines }) => loadOutlines(outlinesPath))
      .catch(() => undefined);
    if (!shapes) return;
    // Styles in the order of `outlineStyles`.
    this.#draw(
      "outlines",
      createLayerContent({ shapes, styles: [{ fill: this.#colors?.land ?? "none" }, outlineStyle] }),
    );
  }

  async #show(choiceNumber: number, id: OverlayId | undefined): Promise<void> {
    this.#choiceAbort.abort();
    this.#choiceAbort = new AbortController();
    const { signal } = this.#choiceAbort;
    this.#choiceNumber = choiceNumber;
    this.#draw("overlay", undefined);
    this.#paintedAt = performance.now();
    this.#reportedAt = this.#paintedAt;
    if (id === undefined || !this.#store) return;
    // Sent from here, not at the click: the pressed button is painted first, the download after it.
    if (!this.#store.getCached(id))
      this.#scope.postMessage({
        type: "progress",
        choiceNumber,
        id,
        receivedBytes: 0,
        totalBytes: undefined,
        shapeCount: 0,
      });
    try {
      const overlay = await this.#store.get(id, signal, (reading) =>
        this.#showPartialOverlay(choiceNumber, id, reading),
      );
      if (signal.aborted) return;
      const { shapes, styles, report } = overlay;
      const legend = buildLegend(shapes, styles, this.#colors?.overlay ?? "");
      this.#scope.postMessage({ type: "shown", choiceNumber, id, report, legend });
      this.#draw("overlay", createLayerContent(overlay));
    } catch (error) {
      if (signal.aborted) return;
      this.#draw("overlay", undefined);
      this.#scope.postMessage({ type: "failed", choiceNumber, id, code: toErrorCode(error) });
    }
  }

  /** Reports and draws the part of the chosen overlay that has arrived, each at most every 250 ms. */
  #showPartialOverlay(
    choiceNumber: number,
    id: OverlayId,
    { shapes, styles, receivedBytes, totalBytes }: PartialOverlay,
  ): void {
    const now = performance.now();
    if (now - this.#reportedAt >= minReportIntervalMs) {
      this.#reportedAt = now;
      this.#scope.postMessage({
        type: "progress",
        choiceNumber,
        id,
        receivedBytes,
        totalBytes,
        shapeCount: shapes.shapeCount,
      });
    }
    if (this.#isWorking || now - this.#paintedAt < Math.max(minPaintIntervalMs, paintPauseFactor * this.#paintMs))
      return;
    this.#draw("overlay", { shapes, shapeCount: shapes.shapeCount, styles: styles(), isComplete: false });
  }

  async #answer(number: number, question: WorkerLookup): Promise<void> {
    try {
      const answer = question.about === "places" ? await findPlaces(question) : await this.#covers(question);
      this.#scope.postMessage({ type: "answer", number, answer });
    } catch (error) {
      this.#scope.postMessage({ type: "noAnswer", number, code: toErrorCode(error) });
    }
  }

  async #covers({ id, x, y }: Extract<WorkerLookup, { about: "coverage" }>): Promise<boolean> {
    const overlay = await this.#store?.get(id, new AbortController().signal);
    if (!overlay) throw new CoverageError("not-found");
    return isCovered(overlay.shapes, x, y);
  }

  #draw(layer: LayerName, content: LayerContent | undefined): void {
    if (!this.#layers) return;
    this.#layers[layer].content = content;
    this.#workSoon();
  }

  #workSoon(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#workChannel.port2.postMessage(0);
  }

  /** Draws one picture, then handles pending messages, so that outdated views are not drawn. */
  #work(): void {
    this.#isWorking = this.#paint("overlay") || this.#paint("outlines");
    if (this.#isWorking) this.#workChannel.port2.postMessage(0);
  }

  #paint(layer: LayerName): boolean {
    const startedAtMs = performance.now();
    const picture = this.#layers?.[layer].paint();
    if (!picture) return false;
    const { drawing } = picture;
    this.#scope.postMessage(
      { type: "picture", layer, choiceNumber: this.#choiceNumber, picture },
      "close" in drawing ? [drawing] : [],
    );
    if (layer === "overlay") {
      this.#paintedAt = performance.now();
      this.#paintMs = this.#paintedAt - startedAtMs;
    }
    return true;
  }
}

function createLayerContent({ shapes, styles }: { shapes: Shapes; styles: readonly OverlayStyle[] }): LayerContent {
  return { shapes, shapeCount: shapes.shapeCount, styles, isComplete: true };
}

/** Few visitors ask about a place, so the finder loads on demand. */
async function findPlaces({ path, text, limit }: Extract<WorkerLookup, { about: "places" }>) {
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
