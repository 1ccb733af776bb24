import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import type { ViewPainter } from "./view-painter.ts";
import type { Picture, View } from "./worker-messages.ts";

/** Content of a drawing; more shapes, or any other change, make a new one. */
export type Drawing = {
  shapes: Shapes;
  /** How many of the shapes belong to it; more may have arrived since. */
  shapeCount: number;
  styles: readonly OverlayStyle[];
  /** Whether all shapes have arrived. */
  isWhole: boolean;
};

/** The shapes of one sheet (overlay or outlines), the view, and which of each was last drawn. */
export class SheetState {
  drawing: Drawing | undefined;
  /** Undefined while the sheet is out of view. */
  view: View | undefined;
  readonly #painter: ViewPainter;
  readonly #color: string;
  #drawn: { drawing: Drawing; view: View } | undefined;

  constructor(painter: ViewPainter, color: string) {
    this.#painter = painter;
    this.#color = color;
  }

  /** Draws the view. @returns undefined if it is already drawn or there is nothing to draw. */
  paint(): Picture | undefined {
    const { drawing, view } = this;
    if (!drawing || !view || (this.#drawn?.drawing === drawing && this.#drawn.view === view)) return undefined;
    this.#drawn = { drawing, view };
    const { shapes, shapeCount, styles, isWhole } = drawing;
    return { view, isWhole, bitmap: this.#painter.paint(shapes, shapeCount, styles, this.#color, view) };
  }
}
