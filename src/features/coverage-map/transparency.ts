/** Percent of the map that shows through an overlay before anybody changes it. */
export const startTransparency = 40;
