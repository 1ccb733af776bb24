/**
 * Says what still stands between the site and its release, and fails while anything does.
 * `--write` writes the configuration page and the model of `.env` anew instead.
 */
import { writeFileSync } from "node:fs";
import type { Sample } from "#content/samples.ts";
import { documentationFiles } from "#platform/config/documentation.ts";
import { settings } from "#platform/config/settings.ts";

/**
 * @param unset - names of the variables still to be set.
 * @param samples - content that stands in for the operator's own.
 * @returns the report in Spanish, and whether the site may be released.
 */
export function releaseReport(
  unset: readonly string[],
  samples: readonly Sample[],
): { text: string; isReady: boolean } {
  if (unset.length === 0 && samples.length === 0) {
    return { text: "Todo listo: no faltan valores del operador ni queda contenido de muestra.", isReady: true };
  }
  const parts: string[] = [];
  if (unset.length > 0) {
    const missing = Object.values(settings).filter(({ env }) => unset.includes(env));
    const width = Math.max(...missing.map(({ env }) => env.length));
    parts.push(
      [
        `Valores del operador que faltan: ${unset.length} (cómo definirlos: docs/configuration.md).`,
        ...missing.map(({ env, what }) => `  ${env.padEnd(width)}  ${what}`),
      ].join("\n"),
    );
  }
  if (samples.length > 0) {
    parts.push(
      [
        `Contenido de muestra que falta sustituir: ${samples.length}.`,
        ...samples.map(({ file, what }) => `  ${file}: ${what}`),
      ].join("\n"),
    );
  }
  return { text: `${parts.join("\n\n")}\n\nEl sitio todavía no se puede publicar.`, isReady: false };
}

if (import.meta.main) {
  if (process.argv.includes("--write")) {
    for (const [file, text] of Object.entries(documentationFiles)) writeFileSync(file, text());
  } else {
    process.exitCode = await check();
  }
}

/** The modules are loaded here because a wrong value stops them as they load. */
async function check(): Promise<number> {
  try {
    const { unsetSettings } = await import("#platform/config/config.ts");
    await import("#documents/read-mdx.ts");
    const { standingSamples } = await import("#content/samples.ts");
    const { text, isReady } = releaseReport(unsetSettings, standingSamples());
    console.log(text);
    return isReady ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
