/**
 * `npm run build`: checks the configuration, makes the documents, builds the site, joins stylesheets, packs large coverages,
 * lists what opens without network, compresses.
 */
import { join } from "node:path";
import { messageOf } from "#server/error-message.ts";
import { type PrecompressSummary, precompress } from "#server/precompress.ts";
import { runDocuments } from "./documents.ts";
import { packCoverage } from "./pack-coverage.ts";
import { pruneScripts } from "./prune.ts";
import { mergeStylesheets } from "./stylesheets.ts";

export type BuildSummary = PrecompressSummary & {
  distDir: string;
  elapsedMs: number;
  /** Variables that the operator still has to set. */
  unsetSettings: readonly string[];
};

/**
 * Builds into `WIM_DIST`, or `dist`.
 *
 * @throws {Error} with one line of Spanish if a value of the configuration is wrong or a document cannot be made; from Vite if
 * the build fails.
 */
export async function buildSite(): Promise<BuildSummary> {
  const startedAt = performance.now();
  const { unsetSettings } = await import("#platform/config/config.ts");
  const distDir = process.env.WIM_DIST ?? "dist";
  // Before the pages, which tell how large they are.
  await runDocuments();
  const { build } = await import("vike/api");
  await build({ viteConfig: { logLevel: "warn" } });
  const clientDir = join(distDir, "client");
  await mergeStylesheets(clientDir);
  await pruneScripts(distDir);
  await packCoverage(clientDir);
  await (await import("#documents/registry-json.ts")).writeRegistryJson(clientDir);
  await (await import("./search-index.ts")).writeSearchIndex(clientDir);
  // After all that it keeps has its final bytes.
  await (await import("./offline-pack.ts")).writeOfflinePack(distDir);
  const sizes = await precompress(clientDir);
  return { ...sizes, distDir, unsetSettings, elapsedMs: performance.now() - startedAt };
}

export function summaryLines({ distDir, files, bytes, brotliBytes, elapsedMs, unsetSettings }: BuildSummary): string[] {
  const seconds = (elapsedMs / 1000).toFixed(1);
  const built = `Sitio construido en ${distDir}: ${files} archivos, ${kilobytes(bytes)} (${kilobytes(brotliBytes)} con brotli), ${seconds} s.`;
  if (unsetSettings.length === 0) return [built];
  return [
    built,
    `Valores del operador por definir (${unsetSettings.length}); mientras, se usan los provisionales. Ver docs/configuration.md:`,
    ...unsetSettings.map((name) => `  ${name}`),
  ];
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024).toLocaleString("es-MX")} KB`;
}

if (import.meta.main) {
  try {
    console.log(summaryLines(await buildSite()).join("\n"));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
