/** Percent of the map that shows through an overlay until the visitor changes it. */
export const startTransparency = 40;
