import type { LatLng, LeafletEvent, LeafletEventHandlerFn, Map as LeafletMap, ZoomAnimEvent } from "leaflet";
import { LatLngBounds } from "leaflet/src/geo/LatLngBounds.js";
import { SVGOverlay } from "leaflet/src/layer/SVGOverlay.js";
import { addMargin, contains, createView, type MapView } from "#features/coverage-map/engine/painting/map-view.ts";
import {
  countVertices,
  type LayerContent,
  ShapePainter,
} from "#features/coverage-map/engine/painting/shape-painter.ts";
import { callAfterFrame } from "./after-frame.ts";

/**
 * Time until a picture without a margin gets one, in milliseconds. The first picture of a zoom level has none, because
 * the margin doubles the pixels to draw.
 */
const marginDelayMs = 300;
/**
 * Maximum milliseconds for preparing a view that is drawn at once, in the frame of the move. The browser takes one to
 * two times as long again for the pixels.
 */
const maxMsAtOnce = 16;
/** Milliseconds for one frame's share of another view, pixels included. Copying the canvas can take as long again. */
const msPerFrame = 10;

type PictureOptions = {
  /** Colour of shapes without their own. */
  color: string;
  /** Device pixels per CSS pixel. */
  ratio: number;
  /** Called with true once everything in view is drawn, and with false when it no longer is. */
  onChange?: (isComplete: boolean) => void;
  /** Whether the layer is drawn only after the frame of the move. */
  isBackground?: boolean;
};

/**
 * A layer drawn as one picture: few shapes in the frame of the move; many over several frames, on a hidden canvas.
 * Until then the former picture stays, at its new place and scale.
 */
export class CoverageLayer extends SVGOverlay {
  readonly #options: PictureOptions;
  #canvas: HTMLCanvasElement;
  #content: LayerContent | undefined;
  #shown: ShapePainter | undefined;
  /** Replaces the shown picture once it is painted and no zoom is being animated. */
  #next: ShapePainter | undefined;
  #isZooming = false;
  #isWaiting = false;
  #frame = 0;

  /** @param pane - name of the map's pane. */
  constructor(pane: string, options: PictureOptions) {
    const canvas = document.createElement("canvas");
    super(canvas, emptyBounds, { pane });
    this.#canvas = canvas;
    this.#options = options;
    this.on("add", () => this.#update());
    this.on("remove", () => this.#clear());
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    const { zoomanim, ...events } = super.getEvents?.() ?? {};
    return {
      ...events,
      zoomstart: () => {
        this.#isZooming = true;
      },
      zoomanim: (event: LeafletEvent) => {
        zoomanim?.call(this, event);
        const { center, zoom } = event as ZoomAnimEvent;
        this.#update(center, zoom);
      },
      zoomend: () => {
        this.#isZooming = false;
        this.#paintShare();
      },
      move: () => {
        if (!this.#isZooming) this.#update();
      },
      moveend: () => this.#update(),
    };
  }

  /** Shows this content. Content that only grows is added to the picture. */
  setContent(content: LayerContent | undefined): void {
    const isLonger = content && this.#content && beginsWith(content, this.#content);
    this.#content = content;
    if (!content) this.#clear();
    else if (isLonger && (this.#next ?? this.#shown)) this.#paintInFrame();
    else if (this._map) this.#start(getVisiblePart(this._map));
  }

  #clear(): void {
    this.#next = undefined;
    this.#shown = undefined;
    this.#canvas.width = 0;
  }

  /** Draws a view of the map, unless a picture has it. */
  #update(center?: LatLng, zoom?: number): void {
    if (!this._map || !this.#content) return;
    const visiblePart = getVisiblePart(this._map, center, zoom);
    const view = (this.#next ?? this.#shown)?.view;
    if (view && contains(view, visiblePart)) return;
    this.#options.onChange?.(false);
    const isSameZoom = view?.zoom === visiblePart.zoom;
    // A picture that takes longer than the drag would never be finished if it were started anew.
    if (isSameZoom && this.#next) return;
    if (this.#options.isBackground) this.#startLater();
    else this.#start(isSameZoom ? addMargin(visiblePart) : visiblePart);
  }

  #startLater(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    callAfterFrame(() => {
      this.#isWaiting = false;
      if (this._map) this.#start(addMargin(getVisiblePart(this._map)));
    });
  }

  #start(view: MapView): void {
    if (!this.#content) return;
    const isSmall = isFastEnough(this.#content, view);
    // It is drawn when the animation ends.
    if (isSmall && this.#isZooming) return;
    const canvas = isSmall ? this.#canvas : document.createElement("canvas");
    this.#next = new ShapePainter(canvas, view, this.#options.ratio);
    if (isSmall) this.#paint();
    else this.#paintInFrame();
  }

  #paintInFrame(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paintShare());
  }

  /** Paints for a frame's share of time, and learns from the time until its pixels are drawn. */
  #paintShare(): void {
    const startMs = performance.now();
    const maxMs = msPerFrame / frameFactor;
    this.#paint(() => performance.now() - startMs >= maxMs);
    const preparingMs = performance.now() - startMs;
    if (preparingMs < maxMs) return;
    setTimeout(() => {
      frameFactor = Math.min(maxFrameFactor, average(frameFactor, (performance.now() - startMs) / preparingMs));
    });
  }

  /** Goes on painting, and shows the picture when it is finished. */
  #paint(isOver?: () => boolean): void {
    cancelAnimationFrame(this.#frame);
    const content = this.#content;
    const painter = this.#next ?? this.#shown;
    if (!this._map || !content || !painter) return;
    const startMs = performance.now();
    const { isFinished, vertexCount } = painter.paint(content, this.#options.color, isOver);
    if (vertexCount > minMeasuredVertices)
      msPerVertex = average(msPerVertex, (performance.now() - startMs) / vertexCount);
    if (!isFinished) {
      this.#paintInFrame();
      return;
    }
    if (painter === this.#next) {
      if (this.#isZooming) return;
      this.#show(painter);
    }
    const visiblePart = getVisiblePart(this._map);
    if (!contains(painter.view, visiblePart)) this.#update();
    else if (content.isComplete) {
      const hasMargin = painter.view.width > visiblePart.width;
      if (!hasMargin && !isFastEnough(content, addMargin(visiblePart))) this.#addMarginLater(painter);
      this.#options.onChange?.(true);
    }
  }

  #show(painter: ShapePainter): void {
    const { view, canvas } = painter;
    const formerCanvas = this.#canvas;
    this.#next = undefined;
    this.#shown = painter;
    if (canvas !== formerCanvas) {
      canvas.className = formerCanvas.className;
      canvas.style.cssText = formerCanvas.style.cssText;
      formerCanvas.replaceWith(canvas);
      // Frees the memory.
      formerCanvas.width = 0;
      this.#canvas = canvas;
      Object.assign(this, { _image: canvas });
    }
    const northWest = this._map.unproject([view.x, view.y], view.zoom);
    const southEast = this._map.unproject([view.x + view.width, view.y + view.height], view.zoom);
    this.setBounds(new LatLngBounds(northWest, southEast));
  }

  #addMarginLater(painter: ShapePainter): void {
    setTimeout(() => {
      if (this.#shown === painter && !this.#next && !this.#isZooming) this.#start(addMargin(painter.view));
    }, marginDelayMs);
  }
}

/** Time for preparing one vertex on this device: at first a guess, then the mean of the last drawings. */
let msPerVertex = 0.004;

/** Time of a frame divided by the time for preparing its share. The first frame assumes the longest time. */
const maxFrameFactor = 4;
let frameFactor = maxFrameFactor;

/** A drawing of fewer vertices says little of the time for one. */
const minMeasuredVertices = 500;

function isFastEnough(content: LayerContent, view: MapView): boolean {
  return countVertices(content, view) * msPerVertex <= maxMsAtOnce;
}

/** Averages with a new measurement. One that is much longer counts less: the device did something else meanwhile. */
function average(former: number, measured: number): number {
  return (former + Math.min(measured, 2 * former)) / 2;
}

/** Computes what the map shows; without a centre and a zoom, at present. */
function getVisiblePart(map: LeafletMap, center = map.getCenter(), zoom = map.getZoom()): MapView {
  const size = map.getSize();
  const { x, y } = map.project(center, zoom).subtract(size.divideBy(2)).floor();
  return createView(zoom, x, y, size.x, size.y);
}

/** Whether content starts with the shapes of former content, drawn in the same styles. */
function beginsWith(content: LayerContent, { blocks: formerBlocks, styles: formerStyles }: LayerContent): boolean {
  const [first] = content.blocks;
  if (!first || content.blocks[0] === formerBlocks[0]) return true;
  let shape = 0;
  return (
    JSON.stringify(content.styles.slice(0, formerStyles.length)) === JSON.stringify(formerStyles) &&
    formerBlocks.every(({ box, style }) =>
      style.every((each, index) => {
        const isSame = each === first.style[shape] && box[4 * index] === first.box[4 * shape];
        shape++;
        return isSame;
      }),
    )
  );
}

/** Placeholder bounds until the first picture. */
const emptyBounds = new LatLngBounds([0, 0], [0, 0]);
