import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import type { TilePainter } from "./tile-painter.ts";
import type { PaintedTile, TilePlace } from "./worker-messages.ts";

/** What there is to draw; more of it, or anything else of it, is another drawing. */
export type Drawing = {
  shapes: Shapes;
  /** How many of the shapes count; more may have come since. */
  shapeCount: number;
  styles: readonly OverlayStyle[];
  /** Nothing more comes. */
  isWhole: boolean;
};

type Tile = { place: TilePlace; shown: Drawing | undefined };

/** The tiles that somebody looks at, and the drawing that each of them shows. */
export class SheetTiles {
  readonly #painter: TilePainter;
  readonly #color: string;
  readonly #tiles = new Map<string, Tile>();

  constructor(painter: TilePainter, color: string) {
    this.#painter = painter;
    this.#color = color;
  }

  want(key: string, place: TilePlace): void {
    this.#tiles.set(key, { place, shown: undefined });
  }

  drop(key: string): void {
    this.#tiles.delete(key);
  }

  /** Draws the next tile that does not show the drawing yet. @returns none if all do. */
  paintNext(drawing: Drawing): PaintedTile | undefined {
    for (const [key, tile] of this.#tiles) {
      if (tile.shown === drawing) continue;
      tile.shown = drawing;
      const { shapes, shapeCount, styles } = drawing;
      return { key, bitmap: this.#painter.paint(shapes, shapeCount, styles, this.#color, tile.place) };
    }
    return undefined;
  }
}
