import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import type { ViewPainter } from "./view-painter.ts";
import type { Picture, View } from "./worker-messages.ts";

/** What there is to draw; more shapes, or any other change, make another drawing. */
export type Drawing = {
  shapes: Shapes;
  /** How many of the shapes count; more may have arrived since. */
  shapeCount: number;
  styles: readonly OverlayStyle[];
  /** Nothing more will arrive. */
  isWhole: boolean;
};

/** What there is of an overlay or of the outlines, which part is in view, and which of both was drawn last. */
export class SheetState {
  drawing: Drawing | undefined;
  /** Undefined while nothing is in view. */
  view: View | undefined;
  readonly #painter: ViewPainter;
  readonly #color: string;
  #drawn: { drawing: Drawing; view: View } | undefined;

  constructor(painter: ViewPainter, color: string) {
    this.#painter = painter;
    this.#color = color;
  }

  /** Draws what is in view. @returns undefined if it is already drawn or there is nothing to draw. */
  paint(): Picture | undefined {
    const { drawing, view } = this;
    if (!drawing || !view || (this.#drawn?.drawing === drawing && this.#drawn.view === view)) return undefined;
    this.#drawn = { drawing, view };
    const { shapes, shapeCount, styles, isWhole } = drawing;
    return { view, isWhole, bitmap: this.#painter.paint(shapes, shapeCount, styles, this.#color, view) };
  }
}
