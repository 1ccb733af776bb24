/**
 * Checks a legal text before its words are frozen, and builds the frozen version. See
 * docs/decisions/0059-published-legal-texts.md.
 */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { findConfiguredFacts } from "#content/legal/facts/configured-facts.ts";
import { legalLimits } from "#content/legal/facts/legal-limits.ts";
import { findUnconfirmedFacts, isTypedAsUnconfirmed } from "#content/legal/facts/legal-pending.ts";
import { changeNoticeDays } from "#content/legal/facts/legal-terms.ts";
import { legalTextFacts, namedLegalFacts } from "#content/legal/facts/legal-text-facts.ts";
import { missingValues, operatorValues } from "#content/site/operator/operator-values.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findRenamedClauses } from "#domain/legal/compare/renamed-clauses.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { buildFrozenPath, buildSourcePath } from "#domain/legal/version-paths.ts";
import { listFactNames } from "#domain/text/facts/fact-references.ts";
import type { FrozenVersion } from "./frozen-version.ts";
import { legalFileExists, readLegalFile } from "./legal-files.ts";
import { formatVersionInForce } from "./legal-version.ts";
import { listPublicationErrors } from "./publication-errors.ts";
import { readFrozenVersions, readVersionFromSource } from "./read-legal-text.ts";
import { fillOperatorValues, formatSourceMismatchMessage, type ReplacedPlaceholder } from "./source-comparison.ts";
import { type FindVersionNotes, findVersionNotes } from "./version-notes.ts";

export type FreezeRequest = {
  folder: string;
  version: string;
  day: IsoDay;
  facts?: LegalFacts | undefined;
  /** Names of the values that the operator has not set. */
  unsetVariables?: readonly string[] | undefined;
  /** Whether to freeze again a version that no visitor has seen. */
  isRefreeze?: boolean | undefined;
  findNotes?: FindVersionNotes | undefined;
};

/**
 * A reason against freezing a version. `path`: `head` or a clause's id, followed by a field; empty for the whole text.
 * `missingFacts`: facts that the operator must confirm. `fact`: name of a fact whose value says that it is unconfirmed.
 */
export type FreezeDiagnostic = ContentDiagnostic & { missingFacts?: readonly string[]; fact?: string };

const inForcePath = ["head", "inForce"];

/**
 * Builds a version as it would be frozen on the given day. If the version was already frozen with placeholders,
 * only the operator's values are filled in.
 *
 * @returns the version, and diagnostics: to freeze in spite of one, staff must give a reason.
 * @throws {Error} in Spanish, if freezing is impossible. The error's cause is a {@link FreezeDiagnostic} if
 *   staff can fix the error.
 */
export function buildFrozenVersion({
  folder,
  version,
  day,
  facts = legalTextFacts,
  unsetVariables = missingValues.map(({ name }) => name),
  isRefreeze = false,
  findNotes = findVersionNotes,
}: FreezeRequest): {
  frozen: FrozenVersion;
  diagnostics: readonly FreezeDiagnostic[];
  /** The values that replace placeholders; only for a version frozen with placeholders. */
  filledValues?: readonly ReplacedPlaceholder[];
} {
  const versions = readFrozenVersions(folder, findNotes).filter((each) => !isRefreeze || each.version !== version);
  const existing = versions.find((each) => each.version === version);
  if (existing) return { ...fillFrozenVersion({ folder, facts, unsetVariables }, existing), diagnostics: [] };
  const draft = readVersionFromSource(folder, version, facts);
  const inForceOn = getFirstDayInForce(draft.inForce);
  if (!inForceOn)
    throw new Error(
      `${buildSourcePath(folder, version)}: escribe en «En vigor desde» (inForce) el día en que entra en vigor.`,
      { cause: { path: inForcePath, message: "elige el día en que entra en vigor" } satisfies FreezeDiagnostic },
    );
  const [newest] = versions;
  if (newest && Number(newest.version) >= Number(version))
    throw new Error(
      `La versión ${newest.version} ya está publicada, ${formatVersionInForce(newest)}: la ${version} va después.`,
    );
  const predecessor = findVersionBefore(versions);
  const orderError = predecessor && findOrderError(predecessor, inForceOn, day);
  if (orderError !== undefined)
    throw new Error(`${buildSourcePath(folder, version)}: ${orderError}.`, {
      cause: { path: inForcePath, message: orderError } satisfies FreezeDiagnostic,
    });
  const [moved] = predecessor ? findRenamedClauses(readClauseTexts(predecessor.html), readClauseTexts(draft.html)) : [];
  if (moved)
    throw new Error(
      `${buildSourcePath(folder, version)}: «${moved.title}» tiene la dirección #${moved.to}; devuélvele #${moved.from}, porque hay enlaces que llevan a ella.`,
      {
        cause: {
          path: [moved.to, "body"],
          message: `agrega otra vez «${moved.title}» con la dirección «${moved.from}», porque hay enlaces que llevan a ella; después quita esta`,
        } satisfies FreezeDiagnostic,
      },
    );
  const source = readLegalFile(buildSourcePath(folder, version));
  const errors = listPublicationErrors(source, draft, facts);
  if (errors.length > 0)
    throw new Error(
      `No se publica ${buildSourcePath(folder, version)}, porque lo publicado no cambia:${errors.map((error) => `\n- ${error}`).join("")}`,
      { cause: { path: [], message: errors.join("; ") } satisfies FreezeDiagnostic },
    );
  const placeholders = findPlaceholderVariables(draft.html, unsetVariables);
  const configuredFacts = findConfiguredFacts(source, facts, unsetVariables);
  const frozen: FrozenVersion = {
    ...draft,
    published: day,
    ...(placeholders.length > 0 && { provisional: placeholders }),
    ...(Object.keys(configuredFacts).length > 0 && { configured: configuredFacts }),
  };
  const openFacts = listUnconfirmedFacts(source, facts);
  const maskedDraft = readVersionFromSource(folder, version, {
    ...facts,
    ...Object.fromEntries(openFacts.map((name) => [name, "…"])),
  });
  const typedIds = new Set(
    readClauseTexts(maskedDraft.html).flatMap(({ id, text }) => (isTypedAsUnconfirmed(text) ? [id] : [])),
  );
  const unconfirmedDiagnostics = readClauseTexts(draft.html).flatMap(({ id, text }): FreezeDiagnostic[] => {
    const missingFacts = findUnconfirmedFacts(text);
    const path = [id, "body"];
    return [
      ...(missingFacts.length > 0
        ? [{ path, message: `falta confirmar: ${missingFacts.join("; ")}`, missingFacts }]
        : []),
      ...openFacts
        .filter((name) => text.includes(toPlainValue(facts[name] ?? "")))
        .map((fact) => ({ path, message: `el dato ${formatFactLabel(fact)} dice «por confirmar»`, fact })),
      ...(typedIds.has(id)
        ? [{ path, message: "dice «por confirmar» a mano: quítalo si ya se sabe, o nombra el dato que falta" }]
        : []),
    ];
  });
  const diagnostics: FreezeDiagnostic[] = [
    ...(newest ? [] : findSkippedDrafts(folder, version)),
    ...checkNotice(inForceOn, day, predecessor !== undefined).map((message) => ({ path: inForcePath, message })),
    ...unconfirmedDiagnostics,
    ...(placeholders.length > 0
      ? [{ path: [], message: `hay valores provisionales, en lugar de: ${findSettingLabels(placeholders).join("; ")}` }]
      : []),
  ];
  return { frozen, diagnostics };
}

/** Lists the facts of a text whose value says «por confirmar», apart from those of «Datos por confirmar». */
const listUnconfirmedFacts = (source: string, facts: LegalFacts): string[] =>
  [...new Set(listFactNames(source))].filter((name) => isTypedAsUnconfirmed(facts[name] ?? ""));

const toPlainValue = (value: string) => value.replaceAll("&nbsp;", "\u00a0");

const formatFactLabel = (name: string) => `«${namedLegalFacts[name]?.label ?? name}»`;

type OrderedVersion = Pick<FrozenVersion, "version" | "inForce" | "withdrawn">;

/** Finds the newest published version that was not withdrawn, which the next version follows. */
export const findVersionBefore = <Version extends OrderedVersion>(versions: readonly Version[]): Version | undefined =>
  versions.find(({ withdrawn }) => !withdrawn);

/**
 * Explains, in Spanish, why a version cannot come into force on a day: a later version must come into force after the
 * versions before it, or it would replace one that was never in force.
 */
export function findOrderError(previousVersion: OrderedVersion, inForceOn: IsoDay, today: IsoDay): string | undefined {
  const firstDay = getFirstDayInForce(previousVersion.inForce) ?? "";
  if (inForceOn > firstDay) return undefined;
  const versionLabel = `la versión ${previousVersion.version}, ${formatVersionInForce(previousVersion)}`;
  return firstDay > today
    ? `elige un día después de ${versionLabel}; si esta va a regir antes, o en lugar de ella, retira antes la ${previousVersion.version} en «Retiros y fe de erratas»`
    : `elige un día posterior: está publicada ${versionLabel}`;
}

/** Lists an error for each earlier draft: freezing a later version first would hide the draft from the site. */
function findSkippedDrafts(folder: string, version: string): FreezeDiagnostic[] {
  return Array.from({ length: Number(version) - 1 }, (_, index) => `${index + 1}`)
    .filter((each) => legalFileExists(buildSourcePath(folder, each)))
    .map((each) => ({
      path: [],
      message: `la versión ${each} no se ha publicado, y dejaría de verse: publícala antes`,
    }));
}

/**
 * Fills the operator's values into a version frozen with placeholders. Such a version may change, because
 * `release:check` keeps it out of releases.
 *
 * @throws {Error} in Spanish, if there is nothing to fill in.
 */
function fillFrozenVersion(
  { folder, facts, unsetVariables }: { folder: string; facts: LegalFacts; unsetVariables: readonly string[] },
  existing: FrozenVersion,
): { frozen: FrozenVersion; filledValues: readonly ReplacedPlaceholder[] } {
  const { provisional = [], ...frozen } = existing;
  const { version, configured } = existing;
  const path = buildFrozenPath(folder, version);
  const gaps = provisional.filter((variable) => unsetVariables.includes(variable));
  if (provisional.length === 0)
    throw new Error(`${path} ya está publicada, y lo publicado no cambia: escribe la versión siguiente.`);
  if (gaps.length === provisional.length)
    throw new Error(`${path} ya está publicada. Faltan los datos del Operador: ${findSettingLabels(gaps).join("; ")}.`);
  const result = fillOperatorValues(folder, existing, { facts, unset: unsetVariables });
  if (!result) throw new Error(formatSourceMismatchMessage(existing));
  const values = Object.fromEntries(result.filledValues.map(({ name }) => [name, facts[name] ?? ""]));
  const withValues = {
    ...frozen,
    html: result.html,
    ...(gaps.length > 0 && { provisional: gaps }),
    configured: { ...configured, ...values },
  };
  return { frozen: withValues, filledValues: result.filledValues };
}

const legalNoticeDays = legalLimits.changeNoticeDays.min;

/**
 * Finds the first day on which a version frozen on `day` may be in force.
 *
 * @param isChange - whether the version replaces a published one; if so, the law requires days of notice.
 */
export function findEarliestEffectiveDate(day: IsoDay, isChange: boolean): IsoDay {
  return isChange ? addDays(day, changeNoticeDays) : day;
}

function checkNotice(inForceOn: IsoDay, day: IsoDay, isChange: boolean): string[] {
  const earliest = findEarliestEffectiveDate(day, isChange);
  if (inForceOn >= earliest) return [];
  return isChange
    ? [
        `entra en vigor el ${formatDate(inForceOn)}, y con los ${changeNoticeDays} días de aviso que ${changeNoticeDays > legalNoticeDays ? "promete el contrato" : "pide la ley"} no puede antes del ${formatDate(earliest)}`,
      ]
    : [`entra en vigor el ${formatDate(inForceOn)}, un día que ya pasó`];
}

export const findSettingLabels = (variables: readonly string[]) =>
  operatorValues.flatMap(({ name, label }) => (variables.includes(name) ? [label] : []));

/** Finds the variables without a value whose placeholders are in the text. */
function findPlaceholderVariables(html: string, unsetVariables: readonly string[]): string[] {
  return operatorValues.flatMap(({ name, placeholder }) =>
    placeholder && unsetVariables.includes(name) && html.includes(placeholder) ? [name] : [],
  );
}
