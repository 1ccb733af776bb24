import { basename } from "node:path";
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { restorePublishedValues } from "#content/legal/facts/configured-facts.ts";
import { findFactsDay } from "#content/legal/facts/facts-day.ts";
import { legalTextFacts } from "#content/legal/facts/legal-text-facts.ts";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { missingValues } from "#content/site/operator/operator-values.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import { compareVersions } from "#domain/legal/compare/legal-comparison.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { buildFrozenPath, buildSourcePath, legalFolder } from "#domain/legal/version-paths.ts";
import { config } from "#platform/config/config.ts";
import { settings } from "#platform/config/settings.ts";
import { buildFrozenVersion, findVersionBefore } from "./build-frozen-version.ts";
import type { FrozenVersion } from "./frozen-version.ts";
import { findNewestVersionNumber, readFrozenVersions, readVersionFromSource } from "./read-legal-text.ts";

/** The optional variables that texts use; they are not in `missingValues`. */
const optionalSettings = ["vitalsShare", "unfoundSearches"] as const;

/** Variables without a value on this machine, such as CI; their facts count as unchanged. */
const unsetVariables = [
  ...missingValues.map(({ name }) => name),
  ...optionalSettings.filter((key) => config[key] === undefined).map((key) => settings[key].env),
];

/**
 * @returns a text's newest frozen version, and the same version built from its source with today's facts; undefined if
 *   the text has no frozen version, or a newer draft.
 */
function readVersionPair(folder: string, facts: LegalFacts, unsetNames: readonly string[]) {
  const frozen = findVersionBefore(readFrozenVersions(folder));
  // A newer draft has today's facts, so the frozen version needs no comparison.
  if (!frozen || findNewestVersionNumber(folder) !== frozen.version) return undefined;
  return {
    frozen,
    today: readVersionFromSource(
      folder,
      frozen.version,
      restorePublishedValues(facts, frozen.configured ?? {}, unsetNames),
    ),
  };
}

type VersionPair = { frozen: FrozenVersion; today: Pick<FrozenVersion, "title" | "inForce" | "summary" | "html"> };

/**
 * Lists, in Spanish, the changes that freezing a version again on the given day would make. Only for a version that no
 * visitor has seen.
 */
export function listRefreezeChanges(
  versionRef: { folder: string; version: string; day: IsoDay },
  { facts = legalTextFacts, unset = unsetVariables }: { facts?: LegalFacts; unset?: readonly string[] } = {},
): string[] {
  const frozen = readFrozenVersions(versionRef.folder).find(({ version }) => version === versionRef.version);
  if (!frozen) return [];
  const publishedFacts = restorePublishedValues(facts, frozen.configured ?? {}, unset);
  const { frozen: today, diagnostics } = buildFrozenVersion({
    ...versionRef,
    facts: publishedFacts,
    unsetVariables: unset,
    isRefreeze: true,
  });
  const changes = listChanges({ frozen, today }, ({ number, title }) => `cláusula ${number} «${title}»`);
  // A version with a `reason` was frozen in spite of diagnostics, so today's diagnostics are not listed as changes.
  return [...changes, ...(frozen.reason === undefined ? diagnostics.map(({ message }) => message) : [])];
}

export type OutdatedClause = {
  id: string;
  number: string;
  title: string;
  /** Distinct changes such as `«30 días» → «45 días»`. */
  changes: readonly string[];
};

/** Finds the clauses in which the newest frozen version differs from its source with today's facts. */
export function findOutdatedClauses(folder: string): OutdatedClause[] {
  const states = readVersionPair(folder, legalTextFacts, unsetVariables);
  return states ? listChangedClauses(states) : [];
}

const listChangedClauses = ({ frozen, today }: VersionPair): OutdatedClause[] =>
  compareVersions(readClauseTexts(frozen.html), readClauseTexts(today.html)).map(({ number, title, id, passages }) => {
    const changes = passages.flatMap(({ cells }) => cells.flatMap(formatChanges));
    return { id, number, title, changes: [...new Set(changes)] };
  });

/**
 * Describes in Spanish, clause by clause, how a text's newest frozen version differs from its source with today's
 * facts, and then gives instructions. Empty if nothing differs or a newer draft exists.
 *
 * @param unset - variables without a value on this machine.
 */
export function describeOutdatedText(
  folder: string,
  facts: LegalFacts = legalTextFacts,
  unset: readonly string[] = unsetVariables,
): string[] {
  const states = readVersionPair(folder, facts, unset);
  if (!states) return [];
  const { frozen } = states;
  const { version } = frozen;
  const changes = listChanges(states, ({ number, title, id }) => `cláusula ${number} «${title}» (#${id})`);
  if (changes.length === 0) return [];
  const nextSourcePath = buildSourcePath(folder, `${Number(version) + 1}`);
  const repeatedCommand = frozen.provisional
    ? ` O, si solo cambiaron los datos del Operador, que eran provisionales, ponlos: npm run legal:publish -- ${basename(folder)} ${version}.`
    : "";
  return [
    ...changes.map((change) => `${buildSourcePath(folder, version)}, ${change}`),
    `La versión ${version} ya está publicada (${buildFrozenPath(folder, version)}) y sigue como se publicó. Escribe la siguiente en ${nextSourcePath}, o deshaz el cambio.${repeatedCommand}`,
  ];
}

function listChanges(states: VersionPair, formatClauseName: (clause: OutdatedClause) => string): string[] {
  const { frozen, today } = states;
  const headChanges = (["title", "inForce", "summary"] as const)
    .filter((field) => `${today[field]}` !== `${frozen[field]}`)
    .map((field) => `${headNames[field]}: «${frozen[field]}» → «${today[field]}»`);
  const clauses = listChangedClauses(states).map(
    (clause) => `${formatClauseName(clause)}: ${clause.changes.join("; ")}`,
  );
  const changes = [...headChanges, ...clauses];
  if (changes.length === 0 && today.html !== frozen.html) changes.push("cambió un enlace o el formato");
  return changes;
}

const headNames = { title: "título", inForce: "en vigor desde", summary: "en corto" } as const;

/** Finds the day whose facts a text's newest frozen version states; the given day if there is none. */
export function findComparisonDay(folder: string, today: IsoDay, comingChangeDays: readonly IsoDay[]): IsoDay {
  const frozen = findVersionBefore(readFrozenVersions(folder));
  return frozen ? findFactsDay(frozen.inForce, today, comingChangeDays) : today;
}

/** Lists messages in Spanish about texts that are out of date, and about drafts that should be in force by now. */
export function listOutdatedTextMessages(day: IsoDay): { isSample: false; file: string; description: string }[] {
  const comingChangeDays = readComingChangeDays(day);
  return legalTexts.flatMap(({ id, versions: [{ version, inForce, published }] }) => {
    const folder = `${legalFolder}/${id}`;
    const isDue = !published && inForce !== "pendiente" && (getFirstDayInForce(inForce) ?? "") <= day;
    const dueMessages = isDue ? [`ya es su día, publícala: npm run legal:publish -- ${id} ${version}`] : [];
    // A version with the facts of a later day cannot be compared with those of `day`.
    const outdatedMessages =
      findComparisonDay(folder, day, comingChangeDays) === day ? describeOutdatedText(folder) : [];
    return [...dueMessages, ...outdatedMessages].map((description) => ({ isSample: false, file: folder, description }));
  });
}

/** Formats every changed passage: `«30 días» → «45 días»`. */
function formatChanges(parts: readonly DiffPart[]): string[] {
  return parts.flatMap(({ kind, text }, index) => {
    const nextPart = parts[index + 1];
    if (kind === "removed" && nextPart?.kind === "added") {
      const unitSuffix = /^\u00a0\S+/.exec(parts[index + 2]?.text ?? "")?.[0] ?? "";
      return `«${text}${unitSuffix}» → «${nextPart.text}${unitSuffix}»`;
    }
    if (kind === "removed") return `se quita «${text}»`;
    return kind === "added" && parts[index - 1]?.kind !== "removed" ? `se agrega «${text}»` : [];
  });
}
