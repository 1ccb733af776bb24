/**
 * `npm run legal:publish -- <texto> <versión>`: freezes the words of a version of a legal text. Writes the current
 * text, with facts filled in, to a file next to the source; this file never changes. `--motivo "…"` overrides
 * diagnostics about the notice period or missing data; the file then contains the reason.
 */
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { findFactsDay } from "#content/legal/facts/facts-day.ts";
import {
  buildFrozenVersion,
  type FreezeDiagnostic,
  type FreezeRequest,
} from "#content/legal/versions/build-frozen-version.ts";
import { serializeFrozenVersion } from "#content/legal/versions/frozen-version.ts";
import { formatVersionInForce, type LegalVersion } from "#content/legal/versions/legal-version.ts";
import { readVersionFromSource } from "#content/legal/versions/read-legal-text.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { buildFrozenPath, buildSourcePath, legalFolder } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";

/**
 * Writes the file of the frozen version.
 *
 * @returns the frozen version, and the lines about it that the reason overrides.
 * @throws {Error} in Spanish, if the version cannot be frozen, or has diagnostics and no `reason` is given.
 */
export function freezeLegalVersion({ reason, ...options }: FreezeRequest & { reason?: string | undefined }): {
  publishedVersion: LegalVersion;
  overriddenLines: string;
} {
  const { folder, version } = options;
  const { frozen, diagnostics } = buildFrozenVersion(options);
  const lines = diagnostics.map(formatDiagnostic).join("");
  if (diagnostics.length > 0 && !reason)
    throw new Error(
      `No se publica ${buildSourcePath(folder, version)}:${lines}\nSi aun así se publica, di por qué con --motivo "…".`,
    );
  const publishedVersion = { ...frozen, ...(diagnostics.length > 0 && { reason }) };
  writeFileSync(buildFrozenPath(folder, version), serializeFrozenVersion(publishedVersion));
  return { publishedVersion, overriddenLines: lines };
}

const formatDiagnostic = ({ message, path: [clause = "head"] }: FreezeDiagnostic) =>
  `\n- ${clause === "head" ? "" : `#${String(clause)}: `}${message}`;

if (import.meta.main) {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { motivo: { type: "string" } } });
    const [text, version, ...others] = positionals;
    if (!text || !version || others.length > 0)
      throw new Error('Se usa así: npm run legal:publish -- politica-de-uso 2 [--motivo "por qué"]');
    const folder = `${legalFolder}/${text}`;
    if (!existsSync(folder)) throw new Error(`No existe ${folder}: el texto se llama como su carpeta.`);
    const { inForce } = readVersionFromSource(folder, version);
    if (findFactsDay(inForce, buildDay, readComingChangeDays(buildDay)) !== buildDay)
      throw new Error(
        "Antes de que rija esta versión cambia una lista: publícala en el editor, que pone las cifras de su día.",
      );
    const { publishedVersion, overriddenLines } = freezeLegalVersion({
      folder,
      version,
      day: buildDay,
      reason: values.motivo,
    });
    console.log(
      `Publicada: ${buildFrozenPath(folder, version)}, ${formatVersionInForce(publishedVersion)}. Guárdala en git y construye el sitio.`,
    );
    if (overriddenLines) console.log(`Con el motivo que diste, aunque:${overriddenLines}`);
  } catch (error) {
    console.error(getErrorMessage(error));
    process.exitCode = 1;
  }
}
