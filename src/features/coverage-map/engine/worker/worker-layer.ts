import type { LatLng, LeafletEvent, LeafletEventHandlerFn, ZoomAnimEvent } from "leaflet";
import { LatLngBounds } from "leaflet/src/geo/LatLngBounds.js";
import { SVGOverlay } from "leaflet/src/layer/SVGOverlay.js";
import { worldWidthPx } from "#features/coverage-map/engine/leaflet/world-width.ts";
import type { LayerName, LayerPicture, MapView, MessageToWorker } from "./worker-messages.ts";

/** CSS pixels by which a picture extends beyond the map on each side: shorter drags need no new picture. */
const marginPx = 96;
/**
 * Time until a picture without a margin gets one, in milliseconds. The first picture of a zoom level has none, because
 * the margin doubles the pixels to draw.
 */
const marginDelayMs = 300;
/** A picture's sides are multiples of this many CSS pixels, so that they have whole numbers of device pixels. */
const sizeStepPx = 16;

/** A layer that the worker draws as one picture; this class requests and positions it. */
export class WorkerLayer extends SVGOverlay {
  readonly #layer: LayerName;
  readonly #send: (message: MessageToWorker) => void;
  readonly #onChange: ((isComplete: boolean) => void) | undefined;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: ImageBitmapRenderingContext | null;
  #asked: MapView | undefined;
  /** The requested view, if it is without a margin. */
  #viewWithoutMargin: MapView | undefined;
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
    this.#context = canvas.getContext("bitmaprenderer");
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
      picture.bitmap?.close();
      return;
    }
    if (this.#forLater !== picture) this.#forLater?.bitmap?.close();
    this.#forLater = this.#isZooming ? picture : undefined;
    if (this.#isZooming) return;
    const { view, bitmap, isComplete } = picture;
    // Without a bitmap the canvas keeps its size, because a blank canvas takes no memory.
    if (bitmap && this.#canvas.width !== bitmap.width) this.#canvas.width = bitmap.width;
    if (bitmap && this.#canvas.height !== bitmap.height) this.#canvas.height = bitmap.height;
    this.#context?.transferFromImageBitmap(bitmap ?? null);
    const northWest = this._map.unproject([view.x, view.y], view.zoom);
    this.setBounds(
      new LatLngBounds(northWest, this._map.unproject([view.x + view.width, view.y + view.height], view.zoom)),
    );
    if (!isComplete || view.number !== this.#asked?.number) return;
    this.#onChange?.(true);
    const { number } = view;
    if (this.#viewWithoutMargin?.number !== number) return;
    this.#viewWithoutMargin = undefined;
    setTimeout(() => {
      if (this.#asked?.number === number) this.#lookAt(addMargin(view));
    }, marginDelayMs);
  }

  /** Shows nothing and frees the memory. */
  blank(): void {
    this.#forLater?.bitmap?.close();
    this.#forLater = undefined;
    this.#context?.transferFromImageBitmap(null);
  }

  /** Requests the current view, even if it was already requested. */
  ask(): void {
    this.#asked = undefined;
    if (this._map) this.#askAt(this._map.getCenter(), this._map.getZoom());
  }

  #askAt(center: LatLng, zoom: number): void {
    const size = this._map.getSize();
    const { x, y } = this._map.project(center, zoom).subtract(size.divideBy(2)).floor();
    const worldEndPx = worldWidthPx * 2 ** zoom;
    const requestedView = this.#asked;
    const isInRequestedView =
      requestedView?.zoom === zoom &&
      x >= requestedView.x &&
      x + size.x <= requestedView.x + requestedView.width &&
      Math.max(0, y) >= requestedView.y &&
      Math.min(worldEndPx, y + size.y) <= requestedView.y + requestedView.height;
    if (isInRequestedView) return;
    this.#onChange?.(false);
    const view = clipToWorld({
      ...{ number: ++viewCount, zoom, x, y },
      width: roundUpToStep(size.x),
      height: roundUpToStep(size.y),
    });
    this.#viewWithoutMargin = requestedView?.zoom === zoom ? undefined : view;
    this.#lookAt(this.#viewWithoutMargin ?? addMargin(view));
  }

  #lookAt(view: MapView | undefined): void {
    this.#asked = view;
    this.#send({ type: "look", layer: this.#layer, view });
  }
}

function roundUpToStep(length: number): number {
  return Math.ceil(length / sizeStepPx) * sizeStepPx;
}

function addMargin({ zoom, x, y, width, height }: MapView): MapView {
  return clipToWorld({
    ...{ number: ++viewCount, zoom, x: x - marginPx, y: y - marginPx },
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
