import type { Coords, DoneCallback } from "leaflet";
import { GridLayer } from "leaflet/src/layer/tile/GridLayer.js";
import { tileSize } from "./tile-size.ts";
import type { PaintedTile, Sheet, ToWorker } from "./worker-messages.ts";

type Tile = { context: ImageBitmapRenderingContext | null; isBlank: boolean; done: (() => void) | undefined };

/** A layer whose tiles the worker draws: here they are only asked for and put in their places. */
export class WorkerTileLayer extends GridLayer {
  readonly #sheet: Sheet;
  readonly #side: number;
  readonly #send: (message: ToWorker) => void;
  readonly #onWant: (() => void) | undefined;
  readonly #tiles = new Map<string, Tile>();

  /**
   * @param sheet - also the name of the map's pane.
   * @param side - of the worker's pictures, in device pixels.
   * @param onWant - a tile is missing.
   */
  constructor(sheet: Sheet, side: number, send: (message: ToWorker) => void, onWant?: () => void) {
    super({ pane: sheet, tileSize, noWrap: true, keepBuffer: 1 });
    this.#sheet = sheet;
    this.#side = side;
    this.#send = send;
    this.#onWant = onWant;
    this.on("tileunload", ({ coords }: { coords: Coords }) => this.#forget(keyOf(coords)));
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement("canvas");
    // As large as what it will show, and before it has its place: later it would be laid out anew. Blank, it takes no memory.
    canvas.width = this.#side;
    canvas.height = this.#side;
    const key = keyOf(coords);
    const context = canvas.getContext("bitmaprenderer");
    this.#tiles.set(key, { context, isBlank: true, done: () => done(undefined, canvas) });
    this.#onWant?.();
    this.#send({ type: "tile", sheet: this.#sheet, key, place: { x: coords.x, y: coords.y, z: coords.z } });
    return canvas;
  }

  put(painted: readonly PaintedTile[]): void {
    for (const { key, bitmap } of painted) {
      const tile = this.#tiles.get(key);
      if (!tile) {
        bitmap?.close();
        continue;
      }
      show(tile, bitmap);
      // Leaflet shows a tile when it is told that it is done: with the first of it, here.
      tile.done?.();
      tile.done = undefined;
    }
  }

  /** Every tile is blank again, and its memory free. */
  blank(): void {
    for (const tile of this.#tiles.values()) show(tile, undefined);
  }

  #forget(key: string): void {
    this.#tiles.delete(key);
    this.#send({ type: "drop", sheet: this.#sheet, key });
  }
}

/** Hands the picture over as it is: nothing is copied, and nothing laid out anew. */
function show(tile: Tile, bitmap: ImageBitmap | undefined): void {
  if (!bitmap && tile.isBlank) return;
  tile.isBlank = bitmap === undefined;
  tile.context?.transferFromImageBitmap(bitmap ?? null);
}

function keyOf({ x, y, z }: Coords): string {
  return `${z}/${x}/${y}`;
}
