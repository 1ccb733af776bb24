/**
 * `npm run legal:publish -- <texto> <versión>`: publishes a version of a legal text. The words as they read today, facts
 * included, are written beside its source and never change again. `--motivo "…"` publishes what it would refuse for lack
 * of notice or of data; the reason is kept with the text.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { configuredIn } from "#content/legal/configured-facts.ts";
import { changeNoticeDays } from "#content/legal/legal-facts.ts";
import { toBeConfirmed } from "#content/legal/legal-pending.ts";
import { legalTextFacts } from "#content/legal/legal-text-facts.ts";
import { inForceOf, type LegalVersion } from "#content/legal/legal-version.ts";
import { publishedJson } from "#content/legal/published-version.ts";
import { draftOf, legalFolder, publishedIn, publishedPath, sourcePath } from "#content/legal/read-legal-text.ts";
import { buildDay } from "#content/site/build-day.ts";
import { daysAfter, type IsoDay } from "#domain/civil-time.ts";
import type { LegalFacts } from "#domain/legal/name-facts.ts";
import { firstDayOf } from "#domain/legal-text.ts";
import { unsetSettings } from "#platform/config/config.ts";
import { settings } from "#platform/config/settings.ts";
import { messageOf } from "#server/error-message.ts";

type Publication = {
  /** Of the text. */
  folder: string;
  version: string;
  /** Today. */
  day: IsoDay;
  reason?: string | undefined;
  facts?: LegalFacts;
  /** Variables of the operator without a value. */
  unset?: readonly string[];
};

/**
 * Writes the file of the published version.
 *
 * @returns the version.
 * @throws {Error} in Spanish, if it cannot be published, or not without a reason.
 */
export function publish({
  folder,
  version,
  day,
  reason,
  facts = legalTextFacts,
  unset = unsetSettings,
}: Publication): LegalVersion {
  const path = publishedPath(folder, version);
  const published = publishedIn(folder);
  const known = published.find((each) => each.version === version);
  // Only what nobody could have been shown may be published again: no release has the operator's stand-ins.
  if (known && !known.provisional)
    throw new Error(`${path} ya está publicada, y lo publicado no cambia: escribe la versión siguiente.`);
  const draft = draftOf(folder, version, facts);
  const inForceOn = firstDayOf(draft.inForce);
  if (!inForceOn) throw new Error(`${sourcePath(folder, version)}: escribe en inForce el día en que entra en vigor.`);
  const [before] = published.filter((each) => each.version !== version);
  if (before && !(Number(before.version) < Number(version) && (firstDayOf(before.inForce) ?? "") < inForceOn))
    throw new Error(`La versión ${before.version} ya está publicada, ${inForceOf(before)}: la ${version} va después.`);
  const provisional = standInsOf(draft.html, unset);
  const configured = configuredIn(readFileSync(sourcePath(folder, version), "utf8"), facts, unset);
  const objections = [
    ...late(inForceOn, day, before !== undefined),
    ...(draft.html.includes(toBeConfirmed) ? ["el texto tiene datos por confirmar, entre corchetes"] : []),
    ...(provisional.length > 0 ? [`el texto tiene valores provisionales: ${provisional.join(", ")}`] : []),
  ];
  if (objections.length > 0 && !reason)
    throw new Error(
      `No se publica ${sourcePath(folder, version)}: ${objections.join("; ")}. Si aun así se publica, di por qué con --motivo "…".`,
    );
  const done = {
    ...draft,
    published: day,
    ...(objections.length > 0 && { reason }),
    ...(provisional.length > 0 && { provisional }),
    ...(Object.keys(configured).length > 0 && { configured }),
  };
  writeFileSync(path, publishedJson(done));
  return done;
}

/** @param isChange - of a published version: the contract promises notice of it. */
function late(inForceOn: IsoDay, day: IsoDay, isChange: boolean): string[] {
  const earliest = isChange ? daysAfter(day, changeNoticeDays) : day;
  if (inForceOn >= earliest) return [];
  return isChange
    ? [
        `entra en vigor el ${inForceOn}, y con los ${changeNoticeDays} días de aviso que promete el contrato no puede antes del ${earliest}`,
      ]
    : [`entra en vigor el ${inForceOn}, un día que ya pasó`];
}

/** Variables without a value whose stand-in the text says. */
function standInsOf(html: string, unset: readonly string[]): string[] {
  return Object.values(settings).flatMap((setting) =>
    setting.kind === "pending" && unset.includes(setting.env) && html.includes(setting.placeholder)
      ? [setting.env]
      : [],
  );
}

if (import.meta.main) {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { motivo: { type: "string" } } });
    const [text, version, ...others] = positionals;
    if (!text || !version || others.length > 0)
      throw new Error('Se usa así: npm run legal:publish -- politica-de-uso 2 [--motivo "por qué"]');
    const folder = `${legalFolder}/${text}`;
    if (!existsSync(folder)) throw new Error(`No existe ${folder}: el texto se llama como su carpeta.`);
    const done = publish({ folder, version, day: buildDay, reason: values.motivo });
    console.log(
      `Publicada: ${publishedPath(folder, version)}, ${inForceOf(done)}. Guárdala en git y construye el sitio.`,
    );
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
