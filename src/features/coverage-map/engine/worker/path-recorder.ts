import type { PicturePath } from "./worker-messages.ts";

/** Maximum vertices of a picture that is sent as paths. With more, drawing it would delay the page's frames. */
const maxVertices = 4_000;

/** Coordinates are multiples of this fraction of a pixel, because these are shorter as text. */
const stepsPerPixel = 8;

/** Records what is drawn as SVG paths; has the part of a canvas context that drawing uses. */
export class PathRecorder {
  readonly paths: PicturePath[] = [];
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 0;
  #data = "";
  #vertexCount = 0;

  /** Whether there are too many vertices; the paths are then incomplete. */
  get isFull(): boolean {
    return this.#vertexCount > maxVertices;
  }

  beginPath(): void {
    this.#data = "";
  }

  moveTo(x: number, y: number): void {
    this.#addVertex("M", x, y);
  }

  lineTo(x: number, y: number): void {
    this.#addVertex("L", x, y);
  }

  closePath(): void {
    this.#data += "z";
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /** Adds a whole circle. */
  arc(x: number, y: number, radius: number): void {
    this.moveTo(x + radius, y);
    for (const side of [-2, 2]) this.#data += `a${radius} ${radius} 0 1 1 ${side * radius} 0`;
  }

  fill(): void {
    this.paths.push({ data: this.#data, color: this.fillStyle, lineWidth: 0 });
  }

  stroke(): void {
    this.paths.push({ data: this.#data, color: this.strokeStyle, lineWidth: this.lineWidth });
  }

  #addVertex(command: "M" | "L", x: number, y: number): void {
    this.#vertexCount++;
    if (!this.isFull) this.#data += `${command}${round(x)} ${round(y)}`;
  }
}

function round(pixels: number): number {
  return Math.round(pixels * stepsPerPixel) / stepsPerPixel;
}
