/**
 * Checks a legal text before its words are frozen, and builds the frozen version. See
 * docs/decisions/0059-published-legal-texts.md.
 */
import { existsSync, readFileSync } from "node:fs";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { unsetSettings } from "#content/site/operator/contact.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findRenamedClauses } from "#domain/legal/compare/renamed-clauses.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { buildFrozenPath, buildSourcePath } from "#domain/legal/version-paths.ts";
import { settings } from "#platform/config/settings.ts";
import { findConfiguredFacts } from "./configured-facts.ts";
import type { FrozenVersion } from "./frozen-version.ts";
import { changeNoticeDays } from "./legal-figures.ts";
import { findUnconfirmedFacts, isTypedAsUnconfirmed } from "./legal-pending.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { formatVersionInForce } from "./legal-version.ts";
import { listPublicationFaults } from "./publication-faults.ts";
import { readFrozenVersions, readVersionFromSource } from "./read-legal-text.ts";
import { type FilledValue, fillOperatorValues, formatSourceMismatchMessage } from "./source-comparison.ts";

export type FreezeRequest = {
  folder: string;
  version: string;
  day: IsoDay;
  facts?: LegalFacts | undefined;
  /** Environment variables that the operator has not set. */
  unset?: readonly string[] | undefined;
  /** Whether to freeze again a version that no visitor has seen. */
  isAgain?: boolean | undefined;
};

/**
 * A reason against freezing a version. `path`: `head` or the id of a clause, followed by a field; empty if the reason
 * concerns the whole text. `missing`: facts of the clause that the operator must confirm.
 */
export type FreezeDiagnostic = ContentDiagnostic & { missing?: readonly string[] };

const inForcePath = ["head", "inForce"];

/**
 * Builds a version as it would be frozen on the given day. If the version was already frozen with placeholders,
 * only the operator's values are filled in.
 *
 * @returns the version, and the objections: to freeze in spite of an objection, staff must give a reason.
 * @throws {Error} in Spanish, if freezing is impossible. The error's cause is a {@link FreezeDiagnostic} if
 *   staff can fix the fault.
 */
export function buildFrozenVersion({
  folder,
  version,
  day,
  facts = legalTextFacts,
  unset = unsetSettings,
  isAgain = false,
}: FreezeRequest): {
  frozen: FrozenVersion;
  objections: readonly FreezeDiagnostic[];
  /** The values that replace placeholders; only for a version frozen with placeholders. */
  given?: readonly FilledValue[];
} {
  const published = readFrozenVersions(folder).filter((each) => !isAgain || each.version !== version);
  const known = published.find((each) => each.version === version);
  if (known) return { ...fillFrozenVersion({ folder, facts, unset }, known), objections: [] };
  const draft = readVersionFromSource(folder, version, facts);
  const inForceOn = getFirstDayInForce(draft.inForce);
  if (!inForceOn)
    throw new Error(
      `${buildSourcePath(folder, version)}: escribe en «En vigor desde» (inForce) el día en que entra en vigor.`,
      { cause: { path: inForcePath, message: "elige el día en que entra en vigor" } satisfies FreezeDiagnostic },
    );
  const [before] = published;
  if (before && !(Number(before.version) < Number(version) && (getFirstDayInForce(before.inForce) ?? "") < inForceOn))
    throw new Error(
      `La versión ${before.version} ya está publicada, ${formatVersionInForce(before)}: la ${version} va después.`,
      {
        cause: {
          path: inForcePath,
          message: `elige un día posterior: la versión ${before.version} está publicada, ${formatVersionInForce(before)}`,
        } satisfies FreezeDiagnostic,
      },
    );
  const [moved] = before ? findRenamedClauses(readClauseTexts(before.html), readClauseTexts(draft.html)) : [];
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
  const source = readFileSync(buildSourcePath(folder, version), "utf8");
  const faults = listPublicationFaults(source, draft, facts);
  if (faults.length > 0)
    throw new Error(
      `No se publica ${buildSourcePath(folder, version)}, porque lo publicado no cambia:${faults.map((fault) => `\n- ${fault}`).join("")}`,
      { cause: { path: [], message: faults.join("; ") } satisfies FreezeDiagnostic },
    );
  const provisional = findPlaceholderVariables(draft.html, unset);
  const configured = findConfiguredFacts(source, facts, unset);
  const frozen: FrozenVersion = {
    ...draft,
    published: day,
    ...(provisional.length > 0 && { provisional }),
    ...(Object.keys(configured).length > 0 && { configured }),
  };
  const unconfirmed = readClauseTexts(draft.html).flatMap(({ id, text }) => {
    const missing = findUnconfirmedFacts(text);
    const path = [id, "body"];
    return [
      ...(missing.length > 0 ? [{ path, message: `falta confirmar: ${missing.join("; ")}`, missing }] : []),
      ...(isTypedAsUnconfirmed(text)
        ? [{ path, message: "dice «por confirmar» a mano: quítalo si ya se sabe, o nombra el dato que falta" }]
        : []),
    ];
  });
  const objections: FreezeDiagnostic[] = [
    ...(before ? [] : findSkippedDrafts(folder, version)),
    ...checkNotice(inForceOn, day, before !== undefined).map((message) => ({ path: inForcePath, message })),
    ...unconfirmed,
    ...(provisional.length > 0
      ? [{ path: [], message: `hay valores provisionales, en lugar de: ${findSettingLabels(provisional).join("; ")}` }]
      : []),
  ];
  return { frozen, objections };
}

/** Lists objections for earlier drafts: freezing a later version first would hide these drafts from the site. */
function findSkippedDrafts(folder: string, version: string): FreezeDiagnostic[] {
  const earlier = Array.from({ length: Number(version) - 1 }, (_, index) => `${index + 1}`);
  return earlier
    .filter((each) => existsSync(buildSourcePath(folder, each)))
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
  { folder, facts, unset }: { folder: string; facts: LegalFacts; unset: readonly string[] },
  known: FrozenVersion,
): { frozen: FrozenVersion; given: readonly FilledValue[] } {
  const { provisional = [], ...frozen } = known;
  const { version, configured } = known;
  const path = buildFrozenPath(folder, version);
  const left = provisional.filter((variable) => unset.includes(variable));
  if (provisional.length === 0)
    throw new Error(`${path} ya está publicada, y lo publicado no cambia: escribe la versión siguiente.`);
  if (left.length === provisional.length)
    throw new Error(`${path} ya está publicada. Faltan los datos del Operador: ${findSettingLabels(left).join("; ")}.`);
  const filled = fillOperatorValues(folder, known, { facts, unset });
  if (!filled) throw new Error(formatSourceMismatchMessage(known));
  const { html, given } = filled;
  const values = Object.fromEntries(given.map(({ name }) => [name, facts[name] ?? ""]));
  const withValues = {
    ...frozen,
    html,
    ...(left.length > 0 && { provisional: left }),
    configured: { ...configured, ...values },
  };
  return { frozen: withValues, given };
}

/**
 * Finds the first day on which a version frozen on `day` may be in force.
 *
 * @param isChange - whether the version replaces a published one; if so, the law requires days of notice.
 */
export function findEarliestInForceDay(day: IsoDay, isChange: boolean): IsoDay {
  return isChange ? addDays(day, changeNoticeDays) : day;
}

function checkNotice(inForceOn: IsoDay, day: IsoDay, isChange: boolean): string[] {
  const earliest = findEarliestInForceDay(day, isChange);
  if (inForceOn >= earliest) return [];
  return isChange
    ? [
        `entra en vigor el ${formatDate(inForceOn)}, y con los ${changeNoticeDays} días de aviso que pide la ley no puede antes del ${formatDate(earliest)}`,
      ]
    : [`entra en vigor el ${formatDate(inForceOn)}, un día que ya pasó`];
}

export const findSettingLabels = (variables: readonly string[]) =>
  Object.values(settings).flatMap(({ env, what }) => (variables.includes(env) ? [what] : []));

/** Finds the variables without a value whose placeholders are in the text. */
function findPlaceholderVariables(html: string, unset: readonly string[]): string[] {
  return Object.values(settings).flatMap((setting) =>
    setting.kind === "pending" && unset.includes(setting.env) && html.includes(setting.placeholder)
      ? [setting.env]
      : [],
  );
}
