/** Device pixels per CSS pixel: behind maps, the outlines need not be sharper than this. */
export const outlineRatio = 1;
