/**
 * Notes on published versions of legal texts, whose words never change: withdrawals before the first day in force, and
 * errata. See docs/decisions/0132-what-follows-a-publication.md.
 */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { choice, day, line, rows, text, wordingRules } from "#content/forms/fields/form-fields.ts";
import { listVersionNumbers, type PublishedVersion, publishedVersions } from "#content/legal/published-versions.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { findErratumEffect } from "#domain/legal/erratum-effect.ts";
import { findHardcodedFacts } from "#domain/legal/hardcoded-facts.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";

/** The versions and the day that the schema needs; tests give their own. */
type VersionContext = {
  versions: readonly PublishedVersion[];
  today: IsoDay;
  /** Numbers of all versions of a text, drafts included. */
  listNumbers: (textId: string) => readonly string[];
};

const currentContext: VersionContext = {
  versions: publishedVersions,
  today: buildDay,
  listNumbers: (textId) => listVersionNumbers(`${legalFolder}/${textId}`, ".md"),
};

const formatInForceMessage = (firstDay: IsoDay) =>
  `rige desde el ${formatDate(firstDay)} y ya no se retira: publica la versión siguiente`;

const bindingFigureKinds = ["un plazo o una cantidad", "un porcentaje", "una cantidad de dinero"];

/** An erratum corrects words, so it may neither name a figure that binds nor change what binds. */
function* findBindingChanges(notes: string) {
  for (const { factText, kindLabel } of findHardcodedFacts(notes))
    if (bindingFigureKinds.includes(kindLabel))
      yield { message: `«${factText}» es ${kindLabel}: eso obliga, y se cambia con otra versión`, words: factText };
  const effect = findErratumEffect(notes);
  if (!effect) return;
  const { quote, isCorrection } = effect;
  const message = isCorrection
    ? `«${quote}» cambia entre lo que dice y lo que debe decir: eso obliga, y se cambia con otra versión`
    : `«${quote}» puede cambiar lo que obliga: escribe solo «Donde dice «…», debe decir «…»», con la frase entera`;
  yield { message, words: quote };
}

const erratumText = text("Texto", {
  max: 600,
  description:
    "Por ejemplo: Donde dice «artículo 19», debe decir «artículo 91». Corrige la redacción, no lo que obliga.",
  rules: [...wordingRules, findBindingChanges],
});

export function createVersionNotesSchema({ versions, today, listNumbers }: VersionContext = currentContext) {
  const versionLabels = Object.fromEntries(
    versions.map(({ id, title, version }) => [id, `${title}, versión ${version}`]),
  );
  const versionField = choice("Texto y versión", versionLabels, "la versión");
  const findVersion = (id: string) => versions.find((each) => each.id === id);

  /** Finds a day before the version's publication, or in the future. */
  function findDayFault(on: IsoDay, { published }: PublishedVersion): string | undefined {
    if (on < published) return `se publicó el ${formatDate(published)}: elige ese día o uno posterior`;
    return on > today ? "elige hoy: se ve desde que lo publicas" : undefined;
  }

  const withdrawal = z
    .strictObject({
      version: versionField,
      day: day("Día en que se retira", "El de hoy. Desde entonces dice «nunca rigió»."),
      reason: line("Motivo", { max: 200, description: "Se lee con la versión: por qué no va a regir." }),
    })
    .superRefine((row, context) => {
      const version = findVersion(row.version);
      if (!version) return;
      const firstDay = getFirstDayInForce(version.inForce) ?? "";
      const message = row.day >= firstDay ? formatInForceMessage(firstDay) : findDayFault(row.day, version);
      if (message !== undefined) context.addIssue({ code: "custom", path: ["day"], message });
    });
  const erratum = z
    .strictObject({ version: versionField, day: day("Día", "El de hoy."), text: erratumText })
    .superRefine((row, context) => {
      const version = findVersion(row.version);
      const message = version && findDayFault(row.day, version);
      if (message !== undefined) context.addIssue({ code: "custom", path: ["day"], message });
    });

  return z
    .strictObject({
      withdrawals: rows(withdrawal, { one: "Retiro", name: "version", key: "version", summary: ["day"] }).meta({
        title: "Versiones retiradas antes de regir",
        description: "Su página y su PDF se quedan, con esa nota. Si una ya rige, no se retira: publica la siguiente.",
      }),
      errata: rows(erratum, { one: "Fe de erratas", name: "version", summary: ["day"] }).meta({
        title: "Fe de erratas",
        description: "Sus palabras publicadas no cambian: la nota se lee con ellas, en la página y en el PDF.",
      }),
    })
    .superRefine(({ withdrawals }, context) => {
      const withdrawnIds = new Set(withdrawals.map((row) => row.version));
      for (const [index, row] of withdrawals.entries()) {
        const textId = findVersion(row.version)?.textId;
        const isAlone =
          textId !== undefined && listNumbers(textId).every((each) => withdrawnIds.has(`${textId}-${each}`));
        if (isAlone)
          context.addIssue({
            code: "custom",
            path: ["withdrawals", index, "version"],
            message: "prepara antes la versión siguiente: sin otra, la página se quedaría sin texto",
          });
      }
    });
}

export const versionNotesSchema = createVersionNotesSchema();

type Notes = z.output<typeof versionNotesSchema>;

/** Finds withdrawals that are not published yet and come too late, because their version is in force by now. */
export function findLateWithdrawals(
  notes: Notes,
  publishedNotes?: Notes,
  { versions, today }: DatedContext = currentContext,
) {
  return listNewWithdrawals(notes, publishedNotes).flatMap(({ version, row }): ContentDiagnostic[] => {
    const foundVersion = versions.find(({ id }) => id === version);
    const firstDay = foundVersion && (getFirstDayInForce(foundVersion.inForce) ?? "");
    if (firstDay === undefined || firstDay > today) return [];
    return [{ path: ["withdrawals", row, "day"], message: formatInForceMessage(firstDay) }];
  });
}

/** Refuses withdrawals that come too late, and those that are not published yet and dated before today. */
export function refuseLateWithdrawals(
  notes: Notes,
  publishedNotes: Notes,
  context: DatedContext = currentContext,
): ContentDiagnostic[] {
  const lateWithdrawals = findLateWithdrawals(notes, publishedNotes, context);
  if (lateWithdrawals.length > 0) return lateWithdrawals;
  return listNewWithdrawals(notes, publishedNotes).flatMap(({ day: on, row }) =>
    on < context.today
      ? [
          {
            path: ["withdrawals", row, "day"],
            message: "elige hoy: se retira el día en que lo publicas",
            suggestedValue: context.today,
          },
        ]
      : [],
  );
}

type DatedContext = Pick<VersionContext, "versions" | "today">;

function listNewWithdrawals({ withdrawals }: Notes, publishedNotes?: Notes) {
  const publishedVersionIds = new Set(publishedNotes?.withdrawals.map(({ version }) => version));
  return withdrawals.map((each, row) => ({ ...each, row })).filter(({ version }) => !publishedVersionIds.has(version));
}
