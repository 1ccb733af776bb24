/**
 * The sample mark of the coverage page. The files delivered with the site say that they are samples; the mark
 * disappears once no overlay shows a sample.
 */
import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { coverageOverlays, formatOverlayName, samplePattern } from "./coverage-overlays.ts";
import { findStoredOverlay, getSampleFilePath } from "./overlay-file.ts";

const sampled = coverageOverlays.filter(
  ({ id }) => findStoredOverlay(id)?.figures.isSample ?? saysSample(getSampleFilePath(id)),
);

export const sampleOverlayNames: readonly string[] = sampled.map(formatOverlayName);

export const coverageSampleNotice = { isSample: sampled.length > 0, ...formatCoverageSampleTexts(sampleOverlayNames) };

/** @param names - names of the overlays that show sample data. */
export function formatCoverageSampleTexts(names: readonly string[]): {
  text: string;
  inAnswer: string;
  inTable: string;
} {
  if (names.length === coverageOverlays.length)
    return {
      text: "Estas coberturas son inventadas: no decidas con ellas.",
      inAnswer: "No es la cobertura real de wim: no decidas con ella.",
      inTable: "Son datos de muestra: no describen la cobertura real de wim.",
    };
  const where = new Intl.ListFormat("es-MX").format(names);
  return {
    text: `Datos inventados en ${where}: no decidas con ellos.`,
    inAnswer: `Datos inventados en ${where}: no es la cobertura real de wim.`,
    inTable: `Hay datos de muestra en ${where}: no describen la cobertura real de wim.`,
  };
}

/** Whether a file says near its start that it is a sample. A missing file counts as a sample. */
function saysSample(file: string): boolean {
  if (!existsSync(file)) return true;
  const beginning = Buffer.alloc(4096);
  const opened = openSync(file, "r");
  try {
    return samplePattern.test(beginning.toString("utf8", 0, readSync(opened, beginning)));
  } finally {
    closeSync(opened);
  }
}
