import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** Quiet zone around the code, in modules; the frame's padding widens it. */
const quietZone = 2;

/** Draws the code of an address into an `svg` with one path. */
export function drawQrCode(svg: SVGSVGElement, address: string): void {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZone;
  svg.setAttribute("viewBox", `${-quietZone} ${-quietZone} ${side} ${side}`);
  svg.querySelector("path")?.setAttribute("d", toSvgPath(code));
}
