/**
 * The sample mark of the coverage page. The files delivered with the site say that they are samples; the mark
 * disappears once no overlay shows a sample.
 */
import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { coverageOverlays, formatOverlayName, samplePattern } from "./coverage-overlays.ts";
import { findStoredOverlay, getSampleFilePath } from "./overlay-file.ts";

const sampleOverlays = coverageOverlays.filter(
  ({ id }) => findStoredOverlay(id)?.figures.isSample ?? isMarkedAsSample(getSampleFilePath(id)),
);

export const sampleOverlayNames: readonly string[] = sampleOverlays.map(formatOverlayName);

export const coverageSampleNotice = {
  isSample: sampleOverlays.length > 0,
  ...formatCoverageSampleTexts(sampleOverlayNames),
};

/** @param names - names of the overlays that show sample data. */
export function formatCoverageSampleTexts(names: readonly string[]): {
  text: string;
  answerNote: string;
  tableNote: string;
} {
  if (names.length === coverageOverlays.length)
    return {
      text: "Estas coberturas son inventadas: no decidas con ellas.",
      answerNote: "No es la cobertura real de wim: no decidas con ella.",
      tableNote: "Son datos de muestra: no describen la cobertura real de wim.",
    };
  const overlayList = new Intl.ListFormat("es-MX").format(names);
  return {
    text: `Datos inventados en ${overlayList}: no decidas con ellos.`,
    answerNote: `Datos inventados en ${overlayList}: no es la cobertura real de wim.`,
    tableNote: `Hay datos de muestra en ${overlayList}: no describen la cobertura real de wim.`,
  };
}

/** Whether a file identifies itself as a sample near its start. A missing file counts as a sample. */
function isMarkedAsSample(file: string): boolean {
  if (!existsSync(file)) return true;
  const beginning = Buffer.alloc(4096);
  const descriptor = openSync(file, "r");
  try {
    return samplePattern.test(beginning.toString("utf8", 0, readSync(descriptor, beginning)));
  } finally {
    closeSync(descriptor);
  }
}
