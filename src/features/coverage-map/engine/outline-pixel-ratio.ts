/** Device pixels per CSS pixel of the outlines: behind the base tiles they need not be sharper. */
export const outlinePixelRatio = 1;
