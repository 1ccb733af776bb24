/** Width of the world at zoom 0, in CSS pixels. */
export const worldWidthPx = 256;
