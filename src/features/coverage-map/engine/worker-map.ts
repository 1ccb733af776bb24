import { isCovered } from "#domain/coverage/covers.ts";
import type { OverlayId, OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import { CoverageFailure, type LegendEntry } from "#features/coverage-map/coverage-engine.ts";
import type { Reading, ReadOverlay } from "./overlay-reading.ts";
import { OverlayStore } from "./overlay-store.ts";
import { type Drawing, SheetTiles } from "./sheet.ts";
import { TilePainter } from "./tile-painter.ts";
import { outlineRatio } from "./tile-size.ts";
import type { FromWorker, PaintedTile, Question, Sheet, ToWorker } from "./worker-messages.ts";

export type WorkerScope = { postMessage(message: FromWorker, transfer?: Transferable[]): void };

/** A tile waits so long for its neighbours, so that the page shows some together, but not for so many that showing them takes long. */
const waitForMoreMs = 100;
const mostTogether = 4;

/** Between two times that growing shapes are drawn, and that progress is told, at least. */
const paintEveryMs = 250;
const tellEveryMs = 250;
/** Growing shapes are drawn anew each time: at most a quarter of the time goes into it. */
const passesApart = 3;

const outlineStyle: OverlayStyle = { lineWidth: 1.2 };

type Begin = Extract<ToWorker, { type: "begin" }>;

/** What the worker knows: the overlays, what is shown of them, which tiles somebody looks at. */
export class WorkerMap {
  readonly #scope: WorkerScope;
  readonly #next = new MessageChannel();
  #colors: Begin["colors"] | undefined;
  #store: OverlayStore | undefined;
  #tiles: Record<Sheet, SheetTiles> | undefined;
  readonly #drawings: Record<Sheet, Drawing | undefined> = { overlay: undefined, outlines: undefined };
  readonly #batches: Record<Sheet, { tiles: PaintedTile[]; beganAt: number }> = {
    overlay: { tiles: [], beganAt: 0 },
    outlines: { tiles: [], beganAt: 0 },
  };
  #turn = 0;
  #choice = new AbortController();
  #isWorking = false;
  #hasNews = false;
  #paintedAt = 0;
  #passBeganAt = 0;
  #passMs = 0;
  #toldAt = 0;

  constructor(scope: WorkerScope) {
    this.#scope = scope;
    this.#next.port1.onmessage = () => this.#work();
  }

  receive(message: ToWorker): void {
    if (message.type === "begin") this.#begin(message);
    else if (message.type === "show") void this.#show(message.turn, message.id);
    else if (message.type === "ask") void this.#answer(message.number, message.question);
    else {
      const tiles = this.#tiles?.[message.sheet];
      if (message.type === "drop") tiles?.drop(message.key);
      else tiles?.want(message.key, message.place);
      this.#workSoon();
    }
  }

  #begin({ files, outlinesPath, colors, pixelRatio }: Begin): void {
    this.#colors = colors;
    this.#store = new OverlayStore(files, (ids) => this.#scope.postMessage({ type: "inMemory", ids }));
    const painter = new TilePainter(pixelRatio);
    this.#tiles = {
      overlay: new SheetTiles(painter, colors.overlay),
      outlines: new SheetTiles(new TilePainter(outlineRatio), colors.outlines),
    };
    void this.#prepare(painter, outlinesPath);
  }

  /** Outlines to see and code at full speed, unless a choice is quicker. */
  async #prepare(painter: TilePainter, outlinesPath: string): Promise<void> {
    // What does not come is done without: the first file is read less quickly, and the map is as good as its base tiles.
    const warm = await import("./warm-up.ts").catch(() => undefined);
    if (this.#turn === 0) warm?.warmUp(painter);
    const shapes = await import("./outlines.ts")
      .then(({ readOutlines }) => readOutlines(outlinesPath))
      .catch(() => undefined);
    if (!shapes) return;
    this.#drawings.outlines = drawingOf({ shapes, styles: [outlineStyle] });
    this.#workSoon();
  }

  async #show(turn: number, id: OverlayId | undefined): Promise<void> {
    this.#choice.abort();
    this.#choice = new AbortController();
    const { signal } = this.#choice;
    // What is ready belongs to the last choice.
    this.#handOver("overlay");
    this.#turn = turn;
    this.#drawings.overlay = undefined;
    this.#paintedAt = performance.now();
    this.#toldAt = this.#paintedAt;
    if (id === undefined || !this.#store) return;
    // Said from here, and not by the page as it is clicked: what a click changes and what this changes are two frames.
    if (!this.#store.kept(id))
      this.#scope.postMessage({ type: "progress", turn, id, receivedBytes: 0, totalBytes: undefined, areas: 0 });
    try {
      const overlay = await this.#store.get(id, signal, (reading) => this.#grow(turn, id, reading));
      signal.throwIfAborted();
      this.#drawings.overlay = drawingOf(overlay);
      this.#scope.postMessage({ type: "shown", turn, id, report: overlay.report, legend: this.#legend(overlay) });
      this.#workSoon();
    } catch (error) {
      if (signal.aborted) return;
      this.#drawings.overlay = undefined;
      this.#scope.postMessage({ type: "failed", turn, id, code: codeOf(error) });
    }
  }

  /** More of the chosen overlay has come. */
  #grow(turn: number, id: OverlayId, { shapes, styles, receivedBytes, totalBytes }: Reading): void {
    const now = performance.now();
    if (now - this.#toldAt >= tellEveryMs) {
      this.#toldAt = now;
      this.#scope.postMessage({ type: "progress", turn, id, receivedBytes, totalBytes, areas: shapes.shapeCount });
    }
    if (this.#isWorking || now - this.#paintedAt < Math.max(paintEveryMs, passesApart * this.#passMs)) return;
    this.#drawings.overlay = { shapes, shapeCount: shapes.shapeCount, styles: styles(), isWhole: false };
    this.#workSoon();
  }

  async #answer(number: number, question: Question): Promise<void> {
    try {
      const answer = question.about === "places" ? await findPlaces(question) : await this.#covers(question);
      this.#scope.postMessage({ type: "answer", number, answer });
    } catch (error) {
      this.#scope.postMessage({ type: "noAnswer", number, code: codeOf(error) });
    }
  }

  async #covers({ id, x, y }: Extract<Question, { about: "coverage" }>): Promise<boolean> {
    const overlay = await this.#store?.get(id, new AbortController().signal);
    if (!overlay) throw new CoverageFailure("not-found");
    return isCovered(overlay.shapes, x, y);
  }

  #workSoon(): void {
    if (!this.#hasNews) this.#passBeganAt = performance.now();
    this.#hasNews = true;
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#next.port2.postMessage(0);
  }

  /** Draws one tile, then lets messages in: tiles that nobody wants any more are not drawn. */
  #work(): void {
    if (this.#drawNext("overlay")) {
      this.#next.port2.postMessage(0);
      return;
    }
    this.#handOver("overlay");
    this.#endPass();
    if (this.#drawNext("outlines")) this.#next.port2.postMessage(0);
    else {
      this.#handOver("outlines");
      this.#isWorking = false;
    }
  }

  /** The overlay's tiles are as far as its drawing. */
  #endPass(): void {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const now = performance.now();
    this.#passMs = now - this.#passBeganAt;
    this.#paintedAt = now;
    if (this.#drawings.overlay?.isWhole) this.#scope.postMessage({ type: "painted", turn: this.#turn });
  }

  #drawNext(sheet: Sheet): boolean {
    const drawing = this.#drawings[sheet];
    const tile = drawing && this.#tiles?.[sheet].paintNext(drawing);
    if (!tile) return false;
    const batch = this.#batches[sheet];
    if (batch.tiles.length === 0) batch.beganAt = performance.now();
    batch.tiles.push(tile);
    const isFull = batch.tiles.length >= mostTogether || performance.now() - batch.beganAt > waitForMoreMs;
    if (isFull) this.#handOver(sheet);
    return true;
  }

  /** Gives the page the tiles that are ready. */
  #handOver(sheet: Sheet): void {
    const { tiles } = this.#batches[sheet];
    if (tiles.length === 0) return;
    this.#batches[sheet].tiles = [];
    const transfer = tiles.flatMap(({ bitmap }) => (bitmap ? [bitmap] : []));
    this.#scope.postMessage({ type: "tiles", sheet, turn: this.#turn, tiles }, transfer);
  }

  #legend({ shapes, styles }: ReadOverlay): LegendEntry[] {
    const used = new Set(usedStyles(shapes).map((slot) => styles[slot] ?? {}));
    const entries = [...used].map(({ fill, line, label }) => ({
      color: (fill !== "none" ? fill : line) ?? this.#colors?.overlay ?? "",
      label,
    }));
    return entries.filter(
      ({ color, label }, index) =>
        color !== "none" && entries.findIndex((other) => other.color === color && other.label === label) === index,
    );
  }
}

function drawingOf({ shapes, styles }: { shapes: Shapes; styles: readonly OverlayStyle[] }): Drawing {
  return { shapes, shapeCount: shapes.shapeCount, styles, isWhole: true };
}

/** Few ask for a place: what finds it comes then. */
async function findPlaces({ path, text, limit }: Extract<Question, { about: "places" }>) {
  const { placesNamed } = await import("./place-finder.ts");
  return placesNamed(path, text, limit);
}

function usedStyles({ style, shapeCount }: Shapes): number[] {
  return [...new Set(style.subarray(0, shapeCount))];
}

function codeOf(error: unknown) {
  if (error instanceof CoverageFailure) return error.code;
  throw error;
}
