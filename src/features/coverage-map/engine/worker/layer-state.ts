import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import type { ViewPainter } from "./view-painter.ts";
import type { LayerPicture, MapView } from "./worker-messages.ts";

/** Content of a layer at one moment. Any change, such as more shapes, needs a new object, which `paint` then draws. */
export type LayerContent = {
  shapes: Shapes;
  /** Number of shapes to draw; more may have arrived since. */
  shapeCount: number;
  styles: readonly OverlayStyle[];
  isComplete: boolean;
};

/** State of one layer in the worker: its content and view, and the content and view last drawn. */
export class LayerState {
  content: LayerContent | undefined;
  /** Undefined while the layer is not on the map. */
  view: MapView | undefined;
  readonly #painter: ViewPainter;
  readonly #color: string;
  #drawn: { content: LayerContent; view: MapView } | undefined;

  constructor(painter: ViewPainter, color: string) {
    this.#painter = painter;
    this.#color = color;
  }

  /** Draws the view. @returns undefined if it is already drawn or there is nothing to draw. */
  paint(): LayerPicture | undefined {
    const { content, view } = this;
    if (!content || !view || (this.#drawn?.content === content && this.#drawn.view === view)) return undefined;
    this.#drawn = { content, view };
    const { shapes, shapeCount, styles, isComplete } = content;
    return { view, isComplete, bitmap: this.#painter.paint(shapes, shapeCount, styles, this.#color, view) };
  }
}
