import type { LatLng, LeafletEvent, LeafletEventHandlerFn, ZoomAnimEvent } from "leaflet";
import { LatLngBounds } from "leaflet/src/geo/LatLngBounds.js";
import { SVGOverlay } from "leaflet/src/layer/SVGOverlay.js";
import type {
  Drawing,
  LayerName,
  LayerPicture,
  MapView,
  MessageToWorker,
} from "#features/coverage-map/engine/worker/worker-messages.ts";
import { worldWidthPx } from "./world-width.ts";

/** CSS pixels by which a picture extends beyond the map on each side: shorter drags need no new picture. */
const marginPx = 96;
/**
 * Time until a picture without a margin gets one, in milliseconds. The first picture of a zoom level has none if it has
 * many shapes, because the margin doubles the pixels to draw.
 */
const marginDelayMs = 300;
/** Maximum device pixels by which the canvas may exceed a picture: two margins at the highest pixel ratio. */
const maxSparePx = 4 * marginPx;
/** A picture's sides are multiples of this many CSS pixels, so that they have whole numbers of device pixels. */
const sizeStepPx = 16;

/** A layer that the worker draws as one picture; this class requests and positions it. */
export class WorkerLayer extends SVGOverlay {
  readonly #layer: LayerName;
  readonly #send: (message: MessageToWorker) => void;
  readonly #onChange: ((isComplete: boolean) => void) | undefined;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  #requestedView: MapView | undefined;
  #isZooming = false;
  #forLater: LayerPicture | undefined;

  /**
   * @param layer - name of the layer and of the map's pane.
   * @param onChange - called with true once everything in view is drawn, and with false when it no longer is.
   */
  constructor(layer: LayerName, send: (message: MessageToWorker) => void, onChange?: (isComplete: boolean) => void) {
    const canvas = document.createElement("canvas");
    super(canvas, emptyBounds, { pane: layer });
    this.#layer = layer;
    this.#send = send;
    this.#onChange = onChange;
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.on("add", () => this.ask());
    this.on("remove", () => this.#lookAt(undefined));
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    const { zoomanim, ...events } = super.getEvents?.() ?? {};
    const requestVisibleView = () => this.#askAt(this._map.getCenter(), this._map.getZoom());
    return {
      ...events,
      zoomstart: () => {
        this.#isZooming = true;
      },
      zoomanim: (event: LeafletEvent) => {
        zoomanim?.call(this, event);
        const { center, zoom } = event as ZoomAnimEvent;
        this.#askAt(center, zoom);
      },
      zoomend: () => {
        this.#isZooming = false;
        if (this.#forLater) this.put(this.#forLater);
      },
      move: () => {
        if (!this.#isZooming) requestVisibleView();
      },
      moveend: requestVisibleView,
    };
  }

  /** Shows a picture. During a zoom, the picture waits for the end, because the previous one is being animated. */
  put(picture: LayerPicture): void {
    // The layer was removed from the map after the request.
    if (!this._map) {
      releasePicture(picture);
      return;
    }
    if (this.#forLater !== picture) releasePicture(this.#forLater);
    this.#forLater = this.#isZooming ? picture : undefined;
    if (this.#isZooming) return;
    const { view, ratio, drawing, isComplete } = picture;
    this.#fit(Math.round(view.width * ratio), Math.round(view.height * ratio));
    this.#draw(drawing);
    const { width, height } = this.#canvas;
    const northWest = this._map.unproject([view.x, view.y], view.zoom);
    this.setBounds(
      new LatLngBounds(northWest, this._map.unproject([view.x + width / ratio, view.y + height / ratio], view.zoom)),
    );
    const requestedView = this.#requestedView;
    if (!isComplete || view.number !== requestedView?.number) return;
    if (view.width < requestedView.width) {
      this.#requestedView = view;
      setTimeout(() => {
        if (this.#requestedView === view) this.#lookAt(requestedView);
      }, marginDelayMs);
      // Requests the next view if a drag has already left this one.
      this.#askAt(this._map.getCenter(), this._map.getZoom());
    }
    if (this.#requestedView?.number === view.number) this.#onChange?.(true);
  }

  /** Shows nothing and frees the memory. */
  blank(): void {
    releasePicture(this.#forLater);
    this.#forLater = undefined;
    this.#fit(0, 0);
  }

  /**
   * Clears the canvas, and resizes it if it is too small or much too large. It keeps the size of the largest picture
   * with a margin, because new memory takes longer than clearing more of the old.
   */
  #fit(width: number, height: number): void {
    const canvas = this.#canvas;
    this.#context?.clearRect(0, 0, canvas.width, canvas.height);
    const needsResizing = (length: number, needed: number) => length < needed || length > needed + maxSparePx;
    if (!needsResizing(canvas.width, width) && !needsResizing(canvas.height, height)) return;
    canvas.width = width;
    canvas.height = height;
  }

  #draw(drawing: Drawing): void {
    const context = this.#context;
    if (!context) return;
    if ("close" in drawing) {
      context.drawImage(drawing, 0, 0);
      drawing.close();
      return;
    }
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const { data, color, lineWidth } of drawing) {
      const path = new Path2D(data);
      if (lineWidth) {
        context.strokeStyle = color;
        context.lineWidth = lineWidth;
        context.stroke(path);
      } else {
        context.fillStyle = color;
        context.fill(path);
      }
    }
  }

  /** Requests the current view, even if it was already requested. */
  ask(): void {
    this.#requestedView = undefined;
    if (this._map) this.#askAt(this._map.getCenter(), this._map.getZoom());
  }

  #askAt(center: LatLng, zoom: number): void {
    const size = this._map.getSize();
    const { x, y } = this._map.project(center, zoom).subtract(size.divideBy(2)).floor();
    const worldEndPx = worldWidthPx * 2 ** zoom;
    const requestedView = this.#requestedView;
    const isInRequestedView =
      requestedView?.zoom === zoom &&
      x >= requestedView.x &&
      x + size.x <= requestedView.x + requestedView.width &&
      Math.max(0, y) >= requestedView.y &&
      Math.min(worldEndPx, y + size.y) <= requestedView.y + requestedView.height;
    if (isInRequestedView) return;
    this.#onChange?.(false);
    const visiblePart = clipToWorld({
      ...{ number: ++viewCount, zoom, x, y },
      width: roundUpToStep(size.x),
      height: roundUpToStep(size.y),
    });
    this.#lookAt(addMargin(visiblePart), requestedView?.zoom === zoom ? undefined : visiblePart);
  }

  #lookAt(view: MapView | undefined, visiblePart?: MapView): void {
    this.#requestedView = view;
    this.#send({ type: "look", layer: this.#layer, view, visiblePart });
  }
}

/** Releases the memory of a picture that will not be shown. */
export function releasePicture(picture: LayerPicture | undefined): void {
  if (picture && "close" in picture.drawing) picture.drawing.close();
}

function roundUpToStep(length: number): number {
  return Math.ceil(length / sizeStepPx) * sizeStepPx;
}

function addMargin({ number, zoom, x, y, width, height }: MapView): MapView {
  return clipToWorld({
    ...{ number, zoom, x: x - marginPx, y: y - marginPx },
    width: width + 2 * marginPx,
    height: height + 2 * marginPx,
  });
}

/** Ends a view at the world's northern and southern edges, because there is nothing beyond. */
function clipToWorld(view: MapView): MapView {
  const y = Math.max(0, view.y);
  const end = Math.min(worldWidthPx * 2 ** view.zoom, view.y + view.height);
  return { ...view, y, height: Math.max(1, end - y) };
}

let viewCount = 0;

/** Placeholder bounds until the first picture. */
const emptyBounds = new LatLngBounds([0, 0], [0, 0]);
