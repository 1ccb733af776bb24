import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import type { TilePainter } from "./tile-painter.ts";
import type { PaintedTile, TilePlace } from "./worker-messages.ts";

/** What there is to draw. */
export type Drawing = {
  shapes: Shapes;
  /** How many of the shapes count; more may have come since. */
  shapeCount: number;
  styles: readonly OverlayStyle[];
  /** Another number: other shapes, or other colours. */
  edition: number;
  /** Nothing more comes. */
  isWhole: boolean;
};

type Tile = { place: TilePlace; edition: number; shapesDrawn: number; isWhole: boolean };

/** The tiles that somebody looks at, and how much of a drawing each of them shows. */
export class SheetTiles {
  readonly #painter: TilePainter;
  readonly #color: string;
  readonly #tiles = new Map<string, Tile>();

  constructor(painter: TilePainter, color: string) {
    this.#painter = painter;
    this.#color = color;
  }

  want(key: string, place: TilePlace): void {
    this.#tiles.set(key, { place, edition: 0, shapesDrawn: 0, isWhole: false });
  }

  drop(key: string): void {
    this.#tiles.delete(key);
  }

  /** Every tile is blank again. */
  clear(): void {
    for (const tile of this.#tiles.values()) Object.assign(tile, { edition: 0, shapesDrawn: 0, isWhole: false });
  }

  /** Brings the next tile that lags behind up to the drawing. @returns none if all are. */
  paintNext({ shapes, shapeCount, styles, edition, isWhole }: Drawing): PaintedTile | undefined {
    for (const [key, tile] of this.#tiles) {
      const isBehind = tile.edition !== edition || tile.shapesDrawn < shapeCount || (isWhole && !tile.isWhole);
      if (!isBehind) continue;
      const bitmap = this.#painter.paint(shapes, shapeCount, styles, this.#color, tile.place);
      Object.assign(tile, { edition, shapesDrawn: shapeCount, isWhole });
      return { key, bitmap };
    }
    return undefined;
  }
}
