import type { CoverageOverlay, StoredOverlay } from "#domain/coverage/overlay.ts";
import type { NamedStoredFile } from "#domain/uploads/stored-file.ts";

/** The five overlays, in the order of the page's buttons. Source: product specification, sections 2 and 7. */
export const coverageOverlays = [
  { id: "3g-garantizada", technology: "3G", type: "guaranteed", path: "/kml/3G-garantizada.kml" },
  { id: "3g-diferenciada", technology: "3G", type: "differentiated", path: "/kml/3G-diferenciada.kml" },
  { id: "4g-garantizada", technology: "4G", type: "guaranteed", path: "/kml/4G-garantizada.kml" },
  { id: "4g-diferenciada", technology: "4G", type: "differentiated", path: "/kml/4G-diferenciada.kml" },
  { id: "5g", technology: "5G", type: "all", path: "/kml/5G.kml" },
] as const satisfies readonly CoverageOverlay[];

const typeNames: Readonly<Record<CoverageOverlay["type"], string>> = {
  guaranteed: " garantizada",
  differentiated: " diferenciada",
  all: "",
};

/** Formats the overlay's name for use within a sentence: `3G garantizada`. */
export const formatOverlayName = ({ technology, type }: Pick<CoverageOverlay, "technology" | "type">) =>
  technology + typeNames[type];

/** Builds the name of a stored file: `Cobertura 5G`, or the overlay's id if the site has no such overlay. */
export function toNamedStoredFile({ overlay, sha256, bytes }: StoredOverlay): NamedStoredFile {
  const overlayRow = coverageOverlays.find(({ id }) => id === overlay);
  return { sha256, bytes, type: "kml", label: overlayRow ? `Cobertura ${formatOverlayName(overlayRow)}` : overlay };
}

/** Matches the text that marks a file's data as a sample. */
export const samplePattern = /datos de muestra/i;
