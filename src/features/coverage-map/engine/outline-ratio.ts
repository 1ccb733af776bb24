/** Device pixels per CSS pixel of the outlines: behind maps they need not be sharper. */
export const outlineRatio = 1;
