import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { type Shapes, shapeKinds } from "#domain/coverage/shapes.ts";
import { computeWorldBox, type MapView, type WorldBox } from "./map-view.ts";

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

/** Content of a layer, in the order of drawing. */
export type LayerContent = {
  blocks: readonly Shapes[];
  styles: readonly OverlayStyle[];
  /** Whether all shapes of the layer have arrived. */
  isComplete: boolean;
};

/** Counts the vertices of the shapes that touch a view. */
export function countVertices({ blocks }: LayerContent, view: MapView): number {
  const viewBox = computeWorldBox(view);
  let count = 0;
  for (const { shapeCount, box, shapeRing, ringStart } of blocks)
    for (let shape = 0; shape < shapeCount; shape++)
      if (touches(box, 4 * shape, viewBox, 0))
        count += ringStart[shapeRing[shape + 1]!]! - ringStart[shapeRing[shape]!]!;
  return count;
}

/** Draws a view of a layer on a canvas, a share at a time. */
export class ShapePainter {
  readonly view: MapView;
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #ratio: number;
  readonly #box: WorldBox;
  /** Device pixels per world unit. */
  readonly #scale: number;
  /** Size of the view in device pixels. */
  readonly #width: number;
  readonly #height: number;
  #paintedCount = 0;
  #drawnVertices = 0;
  #inPath = 0;

  /**
   * Clears the canvas, and fits it to the view. Its memory is kept if it already fits, because new memory takes longer.
   *
   * @param ratio - device pixels per CSS pixel.
   */
  constructor(canvas: HTMLCanvasElement, view: MapView, ratio: number) {
    this.view = view;
    this.canvas = canvas;
    this.#ratio = ratio;
    this.#box = computeWorldBox(view);
    this.#scale = (ratio * view.width) / (this.#box.east - this.#box.west);
    this.#width = Math.round(view.width * ratio);
    this.#height = Math.round(view.height * ratio);
    // Null only if the browser has no memory left; nothing is drawn then.
    this.#context = canvas.getContext("2d") as CanvasRenderingContext2D;
    if (canvas.width === this.#width && canvas.height === this.#height)
      this.#context?.clearRect(0, 0, this.#width, this.#height);
    else {
      canvas.width = this.#width;
      canvas.height = this.#height;
    }
  }

  /**
   * Draws the next shapes that touch the view.
   *
   * @param color - for shapes without their own colour.
   * @param isOver - asked after each path; it stops once this returns true.
   * @returns whether all shapes are painted, and the number of vertices drawn now.
   */
  paint(
    { blocks, styles }: LayerContent,
    color: string,
    isOver: () => boolean = () => false,
  ): { isFinished: boolean; vertexCount: number } {
    const reach = (marginPx * this.#ratio) / this.#scale;
    let batchFill = "";
    let firstShape = 0;
    const context = this.#context;
    if (!context) return { isFinished: true, vertexCount: 0 };
    // Resizing a canvas resets these properties.
    context.lineJoin = "round";
    context.lineCap = "round";
    context.beginPath();
    this.#inPath = 0;
    this.#drawnVertices = 0;
    let checkedVertices = 0;
    for (const shapes of blocks) {
      const { box, kind, style, shapeCount } = shapes;
      for (let shape = Math.max(0, this.#paintedCount - firstShape); shape < shapeCount; shape++) {
        if (this.#drawnVertices > checkedVertices && isOver()) {
          this.#fill(batchFill);
          return { isFinished: false, vertexCount: this.#drawnVertices };
        }
        checkedVertices = this.#drawnVertices;
        this.#paintedCount++;
        const isArea = kind[shape] === shapeKinds.polygon;
        if (!touches(box, 4 * shape, this.#box, isArea ? 0 : reach)) continue;
        const shapeStyle = styles[style[shape]!] ?? {};
        if (!isArea || shapeStyle.fill === "none") {
          this.#fill(batchFill);
          this.#stroke(shapes, shape, shapeStyle, color);
          continue;
        }
        const fill = shapeStyle.fill ?? color;
        if (fill !== batchFill || this.#inPath > maxVerticesPerPath) {
          this.#fill(batchFill);
          batchFill = fill;
        }
        this.#area(shapes, shape);
      }
      firstShape += shapeCount;
    }
    this.#fill(batchFill);
    return { isFinished: true, vertexCount: this.#drawnVertices };
  }

  #fill(color: string): void {
    if (this.#inPath === 0) return;
    this.#drawnVertices += this.#inPath;
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
      const x = (box[4 * shape]! - this.#box.west) * this.#scale;
      const y = (box[4 * shape + 1]! - this.#box.north) * this.#scale;
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
        const x = (xy[from]! - this.#box.west) * this.#scale;
        const y = (xy[from + 1]! - this.#box.north) * this.#scale;
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
    this.#drawnVertices += this.#inPath;
    this.#inPath = 0;
  }

  /**
   * Traces a ring or line in pixels. Skips vertices less than `minStepPx` from the last drawn one. Of consecutive
   * vertices beyond the same side of the view it draws only the last: the straight line to it is out of view too.
   */
  #trace(xy: Int32Array, from: number, to: number, reach: number): void {
    const context = this.#context;
    const scale = this.#scale;
    const west = this.#box.west;
    const north = this.#box.north;
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

function touches(box: Int32Array, index: number, { west, north, east, south }: WorldBox, reach: number): boolean {
  return (
    box[index]! <= east + reach &&
    box[index + 2]! >= west - reach &&
    box[index + 1]! <= south + reach &&
    box[index + 3]! >= north - reach
  );
}
