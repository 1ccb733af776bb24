/**
 * Checks a legal text before publication, and builds the published version. See
 * docs/decisions/0059-published-legal-texts.md.
 */
import { existsSync, readFileSync } from "node:fs";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findMovedClauses } from "#domain/legal/compare/moved-clauses.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { firstDayInForce } from "#domain/legal/version-in-force.ts";
import { unsetSettings } from "#platform/config/config.ts";
import { settings } from "#platform/config/settings.ts";
import { findConfiguredFacts } from "./configured-facts.ts";
import { changeNoticeDays } from "./legal-figures.ts";
import { findUnconfirmedFacts } from "./legal-pending.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { formatVersionInForce } from "./legal-version.ts";
import type { PublishedVersion } from "./published-version.ts";
import { publishedIn, publishedPath, readDraft, sourcePath } from "./read-legal-text.ts";
import { type FilledValue, fillOperatorValues, sourceMismatchMessage } from "./source-comparison.ts";

export type PublicationRequest = {
  /** The folder of the text. */
  folder: string;
  version: string;
  /** Today. */
  day: IsoDay;
  facts?: LegalFacts | undefined;
  /** The operator's variables without a value. */
  unset?: readonly string[] | undefined;
  /** Whether to build the version anew although it is published, because visitors have not seen it yet. */
  isRepublication?: boolean | undefined;
};

/**
 * A reason against publishing a version. `path`: `head` or the id of a clause, then its field; empty if it concerns the
 * whole text. `missing`: facts that the operator must confirm in that clause.
 */
export type PublicationDiagnostic = ContentDiagnostic & { missing?: readonly string[] };

const inForcePath = ["head", "inForce"];

/**
 * A version as it would be published today.
 *
 * @returns the version, and the objections to it: publishing in spite of any requires a reason. A version that was
 * published with placeholders only gets the operator's values.
 * @throws {Error} in Spanish, if it cannot be published at all. Its cause is a {@link PublicationDiagnostic} if
 * staff can fix it.
 */
export function preparePublication({
  folder,
  version,
  day,
  facts = legalTextFacts,
  unset = unsetSettings,
  isRepublication = false,
}: PublicationRequest): {
  publication: PublishedVersion;
  objections: readonly PublicationDiagnostic[];
  /** The values that replace placeholders if the version is republished. */
  given?: readonly FilledValue[];
} {
  const published = publishedIn(folder).filter((each) => !isRepublication || each.version !== version);
  const known = published.find((each) => each.version === version);
  if (known) return { ...publishedAgain({ folder, facts, unset }, known), objections: [] };
  const draft = readDraft(folder, version, facts);
  const inForceOn = firstDayInForce(draft.inForce);
  if (!inForceOn)
    throw new Error(
      `${sourcePath(folder, version)}: escribe en «En vigor desde» (inForce) el día en que entra en vigor.`,
      { cause: { path: inForcePath, message: "elige el día en que entra en vigor" } satisfies PublicationDiagnostic },
    );
  const [before] = published;
  if (before && !(Number(before.version) < Number(version) && (firstDayInForce(before.inForce) ?? "") < inForceOn))
    throw new Error(
      `La versión ${before.version} ya está publicada, ${formatVersionInForce(before)}: la ${version} va después.`,
      {
        cause: {
          path: inForcePath,
          message: `elige un día posterior: la versión ${before.version} está publicada, ${formatVersionInForce(before)}`,
        } satisfies PublicationDiagnostic,
      },
    );
  const [moved] = before ? findMovedClauses(readClauseTexts(before.html), readClauseTexts(draft.html)) : [];
  if (moved)
    throw new Error(
      `${sourcePath(folder, version)}: «${moved.title}» tiene la dirección #${moved.to}; devuélvele #${moved.from}, porque hay enlaces que llevan a ella.`,
      {
        cause: {
          path: [moved.to, "body"],
          message: `agrega otra vez «${moved.title}» con la dirección «${moved.from}», porque hay enlaces que llevan a ella; después quita esta`,
        } satisfies PublicationDiagnostic,
      },
    );
  const provisional = standInsOf(draft.html, unset);
  const configured = findConfiguredFacts(readFileSync(sourcePath(folder, version), "utf8"), facts, unset);
  const publication: PublishedVersion = {
    ...draft,
    published: day,
    ...(provisional.length > 0 && { provisional }),
    ...(Object.keys(configured).length > 0 && { configured }),
  };
  const unconfirmed = readClauseTexts(draft.html).flatMap(({ id, text }) => {
    const missing = findUnconfirmedFacts(text);
    const message = `falta confirmar: ${missing.join("; ")}`;
    return missing.length > 0 ? [{ path: [id, "body"], message, missing }] : [];
  });
  const objections: PublicationDiagnostic[] = [
    ...(before ? [] : findSkippedDrafts(folder, version)),
    ...late(inForceOn, day, before !== undefined).map((message) => ({ path: inForcePath, message })),
    ...unconfirmed,
    ...(provisional.length > 0
      ? [{ path: [], message: `hay valores provisionales, en lugar de: ${findSettingLabels(provisional).join("; ")}` }]
      : []),
  ];
  return { publication, objections };
}

/** Before the first publication, the site shows the newest draft: a later version would hide the earlier ones. */
function findSkippedDrafts(folder: string, version: string): PublicationDiagnostic[] {
  const earlier = Array.from({ length: Number(version) - 1 }, (_, index) => `${index + 1}`);
  return earlier
    .filter((each) => existsSync(sourcePath(folder, each)))
    .map((each) => ({
      path: [],
      message: `la versión ${each} no se ha publicado, y dejaría de verse: publícala antes`,
    }));
}

/**
 * Fills the operator's values into a version published with placeholders, which no release contains; the rest is
 * unchanged.
 *
 * @throws {Error} in Spanish, if there is nothing to fill in.
 */
function publishedAgain(
  { folder, facts, unset }: { folder: string; facts: LegalFacts; unset: readonly string[] },
  known: PublishedVersion,
): { publication: PublishedVersion; given: readonly FilledValue[] } {
  const { provisional = [], ...frozen } = known;
  const { version, configured } = known;
  const path = publishedPath(folder, version);
  const left = provisional.filter((variable) => unset.includes(variable));
  if (provisional.length === 0)
    throw new Error(`${path} ya está publicada, y lo publicado no cambia: escribe la versión siguiente.`);
  if (left.length === provisional.length)
    throw new Error(`${path} ya está publicada. Faltan los datos del Operador: ${findSettingLabels(left).join("; ")}.`);
  const filled = fillOperatorValues(folder, known, { facts, unset });
  if (!filled) throw new Error(sourceMismatchMessage(known));
  const { html, given } = filled;
  const values = Object.fromEntries(given.map(({ name }) => [name, facts[name] ?? ""]));
  const publication = {
    ...frozen,
    html,
    ...(left.length > 0 && { provisional: left }),
    configured: { ...configured, ...values },
  };
  return { publication, given };
}

/**
 * The first day on which a version may be in force.
 *
 * @param isChange - whether it replaces a published version: the contract promises notice of changes.
 */
export function findEarliestInForce(day: IsoDay, isChange: boolean): IsoDay {
  return isChange ? addDays(day, changeNoticeDays) : day;
}

function late(inForceOn: IsoDay, day: IsoDay, isChange: boolean): string[] {
  const earliest = findEarliestInForce(day, isChange);
  if (inForceOn >= earliest) return [];
  return isChange
    ? [
        `entra en vigor el ${formatDate(inForceOn)}, y con los ${changeNoticeDays} días de aviso que promete el contrato no puede antes del ${formatDate(earliest)}`,
      ]
    : [`entra en vigor el ${formatDate(inForceOn)}, un día que ya pasó`];
}

/** The names that the operator's documentation gives to these variables. */
export const findSettingLabels = (variables: readonly string[]) =>
  Object.values(settings).flatMap(({ env, what }) => (variables.includes(env) ? [what] : []));

/** Variables without a value whose placeholders are in the text. */
function standInsOf(html: string, unset: readonly string[]): string[] {
  return Object.values(settings).flatMap((setting) =>
    setting.kind === "pending" && unset.includes(setting.env) && html.includes(setting.placeholder)
      ? [setting.env]
      : [],
  );
}
