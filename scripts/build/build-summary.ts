import type { PrecompressSummary } from "#server/files/precompress.ts";

export type StageTime = { name: string; ms: number };

export type BuildSummary = {
  distDir: string;
  elapsedMs: number;
  /** Number of values that the operator has not set yet. */
  missingCount: number;
  stages: readonly StageTime[];
  /** Undefined for a trial, and if the folder already contained the same build. */
  sizes?: PrecompressSummary;
};

export function formatSummaryLines({ distDir, elapsedMs, missingCount, sizes }: BuildSummary): string[] {
  const seconds = (elapsedMs / 1000).toFixed(1);
  const buildLine = sizes
    ? `Sitio construido en ${distDir}: ${sizes.fileCount} archivos, ${formatKilobytes(sizes.bytes)} (${formatKilobytes(sizes.brotliBytes)} con brotli), ${seconds} s.`
    : `Sitio sin cambios en ${distDir}: no hubo que construirlo, ${seconds} s.`;
  if (missingCount === 0) return [buildLine];
  return [
    buildLine,
    `Valores del operador por definir: ${missingCount} (mientras, provisionales). Lista: npm run release:check -- --valores`,
  ];
}

function formatKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024).toLocaleString("es-MX")} KB`;
}
