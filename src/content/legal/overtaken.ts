import { basename } from "node:path";
import { clauseTexts } from "#domain/legal/clause-texts.ts";
import type { LegalFacts } from "#domain/legal/name-facts.ts";
import type { Part } from "#domain/legal/word-parts.ts";
import { compareVersions } from "#domain/legal-comparison.ts";
import { config, unsetSettings } from "#platform/config/config.ts";
import { settings } from "#platform/config/settings.ts";
import { withPublished } from "./configured-facts.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { draftOf, newestSource, publishedIn, publishedPath, sourcePath } from "./read-legal-text.ts";

/** Of optional settings, only this one is in a text. A machine without it, as in CI, does not say what the operator wants. */
const notGiven = config.vitalsShare === undefined ? [...unsetSettings, settings.vitalsShare.env] : unsetSettings;

/**
 * Where the newest published version of a text no longer says what its source and today's facts say, clause by clause,
 * in Spanish; then what to do. Nothing once a later version is being written: it says what is true today.
 *
 * @param unset - the operator's variables without a value on this machine: what they gave counts as unchanged.
 */
export function overtaken(
  folder: string,
  facts: LegalFacts = legalTextFacts,
  unset: readonly string[] = notGiven,
): string[] {
  const [published] = publishedIn(folder);
  if (!published || newestSource(folder) !== published.version) return [];
  const { version, configured = {} } = published;
  const today = draftOf(folder, version, withPublished(facts, configured, unset));
  const head = (["title", "inForce", "summary"] as const)
    .filter((field) => `${today[field]}` !== `${published[field]}`)
    .map((field) => `${field}: «${published[field]}» → «${today[field]}»`);
  const clauses = compareVersions(clauseTexts(published.html), clauseTexts(today.html)).map(
    ({ number, title, id, passages }) => {
      const said = passages.flatMap(({ cells }) => cells.flatMap(changesIn));
      return `cláusula ${number} «${title}» (#${id}): ${said.join("; ")}`;
    },
  );
  const changes = [...head, ...clauses];
  if (changes.length === 0 && today.html !== published.html) changes.push("cambió un enlace o el formato");
  if (changes.length === 0) return [];
  const next = sourcePath(folder, `${Number(version) + 1}`);
  const again = published.provisional
    ? ` O, si solo cambiaron los datos del Operador, que eran provisionales, ponlos: npm run legal:publish -- ${basename(folder)} ${version}.`
    : "";
  return [
    ...changes.map((change) => `${sourcePath(folder, version)}, ${change}`),
    `La versión ${version} ya está publicada (${publishedPath(folder, version)}) y sigue como se publicó. Escribe la siguiente en ${next}, o deshaz el cambio.${again}`,
  ];
}

/** `«30 días» → «45 días»`, for every place that changed. */
function changesIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ kind, text }, at) => {
    const next = parts[at + 1];
    if (kind === "removed" && next?.kind === "added") {
      const unit = /^\u00a0\S+/.exec(parts[at + 2]?.text ?? "")?.[0] ?? "";
      return `«${text}${unit}» → «${next.text}${unit}»`;
    }
    if (kind === "removed") return `se quita «${text}»`;
    return kind === "added" && parts[at - 1]?.kind !== "removed" ? `se agrega «${text}»` : [];
  });
}
