import type { LayerContent, ViewPainter } from "./view-painter.ts";
import type { LayerPicture, MapView } from "./worker-messages.ts";

/** State of one layer in the worker: its content and view, and the content and view last drawn. */
export class LayerState {
  content: LayerContent | undefined;
  #view: MapView | undefined;
  #visiblePart: MapView | undefined;
  readonly #painter: ViewPainter;
  readonly #color: string;
  #drawn: { content: LayerContent; view: MapView } | undefined;

  constructor(painter: ViewPainter, color: string) {
    this.#painter = painter;
    this.#color = color;
  }

  /** @param view - undefined while the layer is not on the map. */
  look(view: MapView | undefined, visiblePart: MapView | undefined): void {
    this.#view = view;
    this.#visiblePart = visiblePart;
  }

  /** Draws the view. @returns undefined if it is already drawn or there is nothing to draw. */
  paint(): LayerPicture | undefined {
    const { content } = this;
    const view = this.#view;
    if (!content || !view || (this.#drawn?.content === content && this.#drawn.view === view)) return undefined;
    this.#drawn = { content, view };
    const { isComplete } = content;
    return { ...this.#painter.paint(content, this.#color, view, this.#visiblePart), isComplete };
  }
}
