/**
 * What is said about a published version of a legal text, whose words never change: that it was withdrawn before it
 * came into force, and its errata. See docs/decisions/0132-what-follows-a-publication.md.
 */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { addWordingRules, choice, day, line, rows, text } from "#content/forms/fields/form-fields.ts";
import { listVersionNumbers, type PublishedVersion, publishedVersions } from "#content/legal/published-versions.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { findHardcodedFacts } from "#domain/legal/hardcoded-facts.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";

/** What the schema knows of the texts; tests give their own. */
type Around = {
  versions: readonly PublishedVersion[];
  today: IsoDay;
  /** Numbers of all versions of a text, drafts included. */
  listNumbers: (textId: string) => readonly string[];
};

const atPresent: Around = {
  versions: publishedVersions,
  today: buildDay,
  listNumbers: (textId) => listVersionNumbers(`${legalFolder}/${textId}`, ".md"),
};

const formatInForceMessage = (first: IsoDay) =>
  `rige desde el ${formatDate(first)} y ya no se retira: publica la versión siguiente`;

const bindingKinds = ["un plazo o una cantidad", "un porcentaje", "una cantidad de dinero"];

const erratumText = addWordingRules(
  text("Texto", {
    max: 600,
    description:
      "Por ejemplo: Donde dice «artículo 19», debe decir «artículo 91». Corrige la redacción, no lo que obliga.",
  }),
).superRefine((written, context) => {
  for (const { found, kindLabel } of findHardcodedFacts(written))
    if (bindingKinds.includes(kindLabel))
      context.addIssue({
        code: "custom",
        message: `«${found}» es ${kindLabel}: eso obliga, y se cambia con otra versión`,
        params: { words: found },
      });
});

export function createVersionNotesSchema({ versions, today, listNumbers }: Around = atPresent) {
  const names = Object.fromEntries(versions.map(({ id, title, version }) => [id, `${title}, versión ${version}`]));
  const version = choice("Texto y versión", names, "la versión");
  const find = (id: string) => versions.find((each) => each.id === id);

  /** The note is dated after the version was published, and not in the future. */
  function findDayFault(on: IsoDay, { published }: PublishedVersion): string | undefined {
    if (on < published) return `se publicó el ${formatDate(published)}: elige ese día o uno posterior`;
    return on > today ? "elige hoy: se ve desde que lo publicas" : undefined;
  }

  const withdrawal = z
    .strictObject({
      version,
      day: day("Día en que se retira", "El de hoy. Desde entonces dice «nunca rigió»."),
      reason: line("Motivo", { max: 200, description: "Se lee con la versión: por qué no va a regir." }),
    })
    .superRefine((row, context) => {
      const found = find(row.version);
      if (!found) return;
      const first = getFirstDayInForce(found.inForce) ?? "";
      const message = row.day >= first ? formatInForceMessage(first) : findDayFault(row.day, found);
      if (message !== undefined) context.addIssue({ code: "custom", path: ["day"], message });
    });
  const erratum = z
    .strictObject({ version, day: day("Día", "El de hoy."), text: erratumText })
    .superRefine((row, context) => {
      const found = find(row.version);
      const message = found && findDayFault(row.day, found);
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
      const withdrawn = new Set(withdrawals.map((row) => row.version));
      for (const [index, row] of withdrawals.entries()) {
        const textId = find(row.version)?.textId;
        const isAlone = textId !== undefined && listNumbers(textId).every((each) => withdrawn.has(`${textId}-${each}`));
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
export function findLateWithdrawals(notes: Notes, published?: Notes, { versions, today }: Dated = atPresent) {
  return listNewWithdrawals(notes, published).flatMap(({ version, row }): ContentDiagnostic[] => {
    const found = versions.find(({ id }) => id === version);
    const first = found && (getFirstDayInForce(found.inForce) ?? "");
    if (first === undefined || first > today) return [];
    return [{ path: ["withdrawals", row, "day"], message: formatInForceMessage(first) }];
  });
}

/** Refuses withdrawals that come too late, and those that are not published yet and dated before today. */
export function refuseLateWithdrawals(notes: Notes, published?: Notes, around: Dated = atPresent): ContentDiagnostic[] {
  const late = findLateWithdrawals(notes, published, around);
  if (late.length > 0) return late;
  return listNewWithdrawals(notes, published).flatMap(({ day: on, row }) =>
    on < around.today
      ? [
          {
            path: ["withdrawals", row, "day"],
            message: "elige hoy: se retira el día en que lo publicas",
            fill: around.today,
          },
        ]
      : [],
  );
}

type Dated = Pick<Around, "versions" | "today">;

function listNewWithdrawals({ withdrawals }: Notes, published?: Notes) {
  const known = new Set(published?.withdrawals.map(({ version }) => version));
  return withdrawals.map((each, row) => ({ ...each, row })).filter(({ version }) => !known.has(version));
}
