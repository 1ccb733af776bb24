/** CSS pixels. */
export const tileSize = 256;

/** Behind maps the outlines need not be sharper than this: device pixels a CSS pixel. */
export const outlineRatio = 1;

/** @param ratio - device pixels a CSS pixel. @returns the side of a tile's picture in device pixels. */
export function sideOf(ratio: number): number {
  return Math.round(tileSize * ratio);
}
