import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { type Shapes, shapeKinds } from "#domain/coverage/shapes.ts";
import { worldSize } from "#domain/coverage/world.ts";
import { worldWidthPx } from "#features/coverage-map/engine/leaflet/world-width.ts";
import { PathRecorder } from "./path-recorder.ts";
import type { LayerPicture, MapView } from "./worker-messages.ts";

/** Maximum vertices per path: the cost of filling grows faster than linearly, so longer paths are filled in parts. */
const maxVerticesPerPath = 1_000;

/** Minimum distance between two drawn vertices, in device pixels: a smaller one makes no visible difference. */
const minStepPx = 0.5;

const pointRadiusPx = 4;
const defaultLineWidthPx = 2;
/** CSS pixels that a line or point may extend beyond its box; wider lines are reduced to this. */
const marginPx = 12;

/** Bits for the sides of the view beyond which a vertex lies. */
const outsideBits = { west: 1, east: 2, north: 4, south: 8 } as const;

/** Content of a layer at one moment. Any change, such as more shapes, needs a new object, which `paint` then draws. */
export type LayerContent = {
  shapes: Shapes;
  /** Number of shapes to draw; more may have arrived since. */
  shapeCount: number;
  styles: readonly OverlayStyle[];
  isComplete: boolean;
};

/**
 * Draws views, one after another: few shapes as paths, many on one canvas. The memory of a canvas is handed over with
 * its bitmap, so each bitmap needs new memory, which takes longer than drawing few shapes.
 */
export class ViewPainter {
  readonly #canvas: OffscreenCanvas;
  readonly #canvasContext: OffscreenCanvasRenderingContext2D;
  readonly #ratio: number;
  #context: OffscreenCanvasRenderingContext2D | PathRecorder;
  #west = 0;
  #north = 0;
  #east = 0;
  #south = 0;
  /** Device pixels per world unit. */
  #scale = 0;
  /** Size of the view in device pixels. */
  #width = 0;
  #height = 0;
  #inPath = 0;

  /** @param ratio - device pixels per CSS pixel. @throws {Error} if workers cannot draw in this browser. */
  constructor(ratio: number) {
    this.#canvas = new OffscreenCanvas(1, 1);
    const context = this.#canvas.getContext("2d");
    if (!context) throw new Error("no canvas in the worker");
    this.#canvasContext = context;
    this.#context = context;
    this.#ratio = ratio;
  }

  /**
   * Draws the shapes that touch a view, in their order.
   *
   * @param color - for shapes without their own colour.
   * @param visiblePart - drawn instead of the view if there are many shapes.
   */
  paint(
    content: LayerContent,
    color: string,
    view: MapView,
    visiblePart: MapView = view,
  ): Pick<LayerPicture, "view" | "ratio" | "drawing"> {
    const ratio = this.#ratio;
    this.#fit(view);
    const recorder = new PathRecorder();
    this.#context = recorder;
    this.#draw(content, color);
    if (!recorder.isFull) return { view, ratio, drawing: recorder.paths };
    this.#fit(visiblePart);
    this.#fitCanvas();
    this.#context = this.#canvasContext;
    this.#draw(content, color);
    return { view: visiblePart, ratio, drawing: this.#canvas.transferToImageBitmap() };
  }

  #fit({ zoom, x, y, width, height }: MapView): void {
    const worldUnitsPerPixel = worldSize / (worldWidthPx * 2 ** zoom);
    this.#west = x * worldUnitsPerPixel;
    this.#north = y * worldUnitsPerPixel;
    this.#east = this.#west + width * worldUnitsPerPixel;
    this.#south = this.#north + height * worldUnitsPerPixel;
    this.#scale = this.#ratio / worldUnitsPerPixel;
    this.#width = Math.round(width * this.#ratio);
    this.#height = Math.round(height * this.#ratio);
  }

  #draw({ shapes, shapeCount, styles }: LayerContent, color: string): void {
    const { box, kind } = shapes;
    const reach = (marginPx * this.#ratio) / this.#scale;
    let batchFill = "";
    this.#context.beginPath();
    this.#inPath = 0;
    for (let shape = 0; shape < shapeCount; shape++) {
      const isArea = kind[shape] === shapeKinds.polygon;
      if (!this.#touches(box, 4 * shape, isArea ? 0 : reach)) continue;
      if ("isFull" in this.#context && this.#context.isFull) return;
      const style = styles[shapes.style[shape]!] ?? {};
      if (!isArea || style.fill === "none") {
        this.#fill(batchFill);
        this.#stroke(shapes, shape, style, color);
        continue;
      }
      const fill = style.fill ?? color;
      if (fill !== batchFill || this.#inPath > maxVerticesPerPath) {
        this.#fill(batchFill);
        batchFill = fill;
      }
      this.#area(shapes, shape);
    }
    this.#fill(batchFill);
  }

  #fitCanvas(): void {
    if (this.#canvas.width === this.#width && this.#canvas.height === this.#height) return;
    this.#canvas.width = this.#width;
    this.#canvas.height = this.#height;
    // Resizing a canvas resets these properties.
    this.#canvasContext.lineJoin = "round";
    this.#canvasContext.lineCap = "round";
  }

  #touches(box: Int32Array, boxIndex: number, reach: number): boolean {
    return (
      box[boxIndex]! <= this.#east + reach &&
      box[boxIndex + 2]! >= this.#west - reach &&
      box[boxIndex + 1]! <= this.#south + reach &&
      box[boxIndex + 3]! >= this.#north - reach
    );
  }

  #fill(color: string): void {
    if (this.#inPath === 0) return;
    this.#context.fillStyle = color;
    this.#context.fill();
    this.#context.beginPath();
    this.#inPath = 0;
  }

  #area(shapes: Shapes, shape: number): void {
    const { box, shapeRing, ringStart } = shapes;
    const width = (box[4 * shape + 2]! - box[4 * shape]!) * this.#scale;
    const height = (box[4 * shape + 3]! - box[4 * shape + 1]!) * this.#scale;
    if (width < 1 && height < 1) {
      const x = (box[4 * shape]! - this.#west) * this.#scale;
      const y = (box[4 * shape + 1]! - this.#north) * this.#scale;
      this.#context.rect(x, y, Math.max(width, minStepPx), Math.max(height, minStepPx));
      this.#inPath += 4;
      return;
    }
    const lastRing = shapeRing[shape + 1]!;
    for (let ring = shapeRing[shape]!; ring < lastRing; ring++) {
      this.#trace(shapes.xy, 2 * ringStart[ring]!, 2 * ringStart[ring + 1]!, 0);
      this.#context.closePath();
    }
  }

  #stroke(shapes: Shapes, shape: number, style: OverlayStyle, color: string): void {
    const { xy, shapeRing, ringStart } = shapes;
    const context = this.#context;
    const stroke = style.line ?? color;
    if (stroke === "none") return;
    const lastRing = shapeRing[shape + 1]!;
    for (let ring = shapeRing[shape]!; ring < lastRing; ring++) {
      const from = 2 * ringStart[ring]!;
      if (shapes.kind[shape] === shapeKinds.point) {
        const x = (xy[from]! - this.#west) * this.#scale;
        const y = (xy[from + 1]! - this.#north) * this.#scale;
        context.arc(x, y, pointRadiusPx * this.#ratio, 0, 2 * Math.PI);
        context.closePath();
      } else this.#trace(xy, from, 2 * ringStart[ring + 1]!, marginPx * this.#ratio);
    }
    if (shapes.kind[shape] === shapeKinds.point) {
      context.fillStyle = stroke;
      context.fill();
    } else {
      context.strokeStyle = stroke;
      context.lineWidth = Math.min(style.lineWidth ?? defaultLineWidthPx, marginPx) * this.#ratio;
      context.stroke();
    }
    context.beginPath();
    this.#inPath = 0;
  }

  /**
   * Traces a ring or line in pixels. Skips vertices less than `minStepPx` from the last drawn one. Of consecutive
   * vertices beyond the same side of the view it draws only the last: the straight line to it is out of view too.
   */
  #trace(xy: Int32Array, from: number, to: number, reach: number): void {
    const context = this.#context;
    const scale = this.#scale;
    const west = this.#west;
    const north = this.#north;
    const min = -1 - reach;
    const maxX = this.#width + 1 + reach;
    const maxY = this.#height + 1 + reach;
    let lastX = 0;
    let lastY = 0;
    let lastSides = 0;
    let pendingX = 0;
    let pendingY = 0;
    let isPending = false;
    let drawnCount = 0;
    for (let index = from; index < to; index += 2) {
      const x = (xy[index]! - west) * scale;
      const y = (xy[index + 1]! - north) * scale;
      const sides =
        (x < min ? outsideBits.west : x > maxX ? outsideBits.east : 0) |
        (y < min ? outsideBits.north : y > maxY ? outsideBits.south : 0);
      if (drawnCount === 0) {
        context.moveTo(x, y);
        drawnCount = 1;
      } else if ((sides & lastSides) !== 0) {
        pendingX = x;
        pendingY = y;
        isPending = true;
        lastSides &= sides;
        continue;
      } else {
        if (isPending) {
          context.lineTo(pendingX, pendingY);
          lastX = pendingX;
          lastY = pendingY;
          isPending = false;
          drawnCount++;
        }
        const isNear = x - lastX < minStepPx && lastX - x < minStepPx && y - lastY < minStepPx && lastY - y < minStepPx;
        if (isNear && index < to - 2) continue;
        context.lineTo(x, y);
        drawnCount++;
      }
      lastX = x;
      lastY = y;
      lastSides = sides;
    }
    if (isPending) context.lineTo(pendingX, pendingY);
    this.#inPath += drawnCount;
  }
}
