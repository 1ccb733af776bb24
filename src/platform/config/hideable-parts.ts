/** Parts that may stand on samples, and whose page is whole without them. */
export const hideableParts = ["opiniones", "mision-y-vision", "datos-patrocinados"] as const;

export type HideablePart = (typeof hideableParts)[number];
