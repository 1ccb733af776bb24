/** Sections that can be hidden while they contain sample data, without leaving a gap on their page. */
export const hideableParts = ["opiniones", "mision-y-vision", "datos-patrocinados"] as const;

export type HideablePart = (typeof hideableParts)[number];
