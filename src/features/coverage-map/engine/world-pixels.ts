/** CSS pixels from one side of the world to the other at zoom 0. */
export const worldPixels = 256;
