/** Behind maps the outlines need not be sharper than this: device pixels a CSS pixel. */
export const outlineRatio = 1;
