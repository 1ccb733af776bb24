import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** Quiet zone around the code, in modules; the frame's padding widens it. */
const quietZoneModules = 2;

/** The code of an address, as the attributes of an `svg` element and of its path. */
export function traceQrCode(address: string): { viewBox: string; d: string } {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZoneModules;
  return { viewBox: `${-quietZoneModules} ${-quietZoneModules} ${side} ${side}`, d: toSvgPath(code) };
}
