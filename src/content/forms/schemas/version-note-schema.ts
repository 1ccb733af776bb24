/**
 * Notes on published versions of legal texts, whose words never change: withdrawals before the first day in force, and
 * errata. See docs/decisions/0132-what-follows-a-publication.md.
 */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { choice, day, rows, shortTextField, text } from "#content/forms/fields/form-fields.ts";
import {
  createWordCheck,
  listVersionNumbers,
  type PublishedVersion,
  publishedVersions,
  readPublishedText,
} from "#content/legal/versions/published-versions.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import {
  type ErratumDiagnostic,
  type ErratumRisk,
  findErratumDiagnostic,
  findErratumRisk,
} from "#domain/legal/erratum-effect.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import { listStyleViolationMessages } from "#domain/text/wording.ts";

/** The versions and the day that the schema needs; tests pass their own. */
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

/** Sentences have no word limit here, because the quoted sentence may be longer. */
const erratumText = text("Texto", {
  max: 600,
  description:
    "Por ejemplo: Donde dice «artículo 19», debe decir «artículo 91». Corrige cómo está escrito, no lo que obliga.",
  styleRules: [listStyleViolationMessages],
});

export function createVersionNotesSchema({ versions, today, listNumbers }: VersionContext = currentContext) {
  const versionLabels = Object.fromEntries(
    versions.map(({ id, title, version }) => [id, `${title}, versión ${version}`]),
  );
  const versionField = choice("Texto y versión", versionLabels, "la versión");
  const findVersion = (id: string) => versions.find((each) => each.id === id);

  /**
   * Finds the error of a day that is before the version's publication or in the future; undefined if the day is valid.
   */
  function findDayError(on: IsoDay, { published }: PublishedVersion): string | undefined {
    if (on < published) return `se publicó el ${formatDate(published)}: elige ese día o uno posterior`;
    return on > today ? "elige hoy: se ve desde que lo publicas" : undefined;
  }

  const withdrawal = z
    .strictObject({
      version: versionField,
      day: day("Día en que se retira", "Desde entonces dice «nunca rigió».").meta({ initialValue: today }),
      reason: shortTextField("Motivo", { max: 200, description: "Se lee con la versión: por qué no va a regir." }),
    })
    .superRefine((row, context) => {
      const version = findVersion(row.version);
      if (!version) return;
      const firstDay = getFirstDayInForce(version.inForce) ?? "";
      const message = row.day >= firstDay ? formatInForceMessage(firstDay) : findDayError(row.day, version);
      if (message !== undefined) context.addIssue({ code: "custom", path: ["day"], message });
    });
  const erratum = z
    .strictObject({ version: versionField, day: day("Día").meta({ initialValue: today }), text: erratumText })
    .superRefine((row, context) => {
      const version = findVersion(row.version);
      const message = version && findDayError(row.day, version);
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

/** Finds the unpublished withdrawals that are too late, because their version is already in force. */
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

/**
 * Refuses new errata that correct more than the spelling, and new withdrawals that come too late or have a past date.
 */
export function refuseNotes(
  notes: Notes,
  publishedNotes: Notes,
  context: DatedContext & TextContext = { ...currentContext, ...currentTexts },
): ContentDiagnostic[] {
  return [...refuseErrata(notes, publishedNotes, context), ...refuseWithdrawals(notes, publishedNotes, context)];
}

/** The words of the published versions and of the legal texts; tests pass their own. */
type TextContext = {
  readVersionText: (version: PublishedVersion) => string;
  /** @returns a function that tells whether a word is correct; see {@link createWordCheck}. */
  createWordCheck: (textId: string) => (word: string) => boolean;
};

const currentTexts: TextContext = { readVersionText: readPublishedText, createWordCheck };

function listNewErrata({ errata }: Notes, publishedNotes: Notes) {
  const publishedErrata = new Set(publishedNotes.errata.map((row) => JSON.stringify(row)));
  return [...errata.entries()].filter(([, row]) => !publishedErrata.has(JSON.stringify(row)));
}

function refuseErrata(
  notes: Notes,
  publishedNotes: Notes,
  { versions, readVersionText, createWordCheck }: DatedContext & TextContext,
): ContentDiagnostic[] {
  return listNewErrata(notes, publishedNotes).flatMap(([index, row]): ContentDiagnostic[] => {
    const version = versions.find(({ id }) => id === row.version);
    if (!version) return [];
    const isWord = createWordCheck(version.textId);
    const diagnostic = findErratumDiagnostic(row.text, { versionText: readVersionText(version), isWord });
    return diagnostic ? [{ path: ["errata", index, "text"], ...describeErratumDiagnostic(diagnostic) }] : [];
  });
}

const riskTexts: Readonly<Record<ErratumRisk, string>> = {
  sign: "un signo de puntuación, que puede mover una condición",
  number: "un número, y con él a qué remite",
  capital: "una mayúscula, y un término definido obliga por ella",
  accent: "un acento, que puede ser otra palabra u otro tiempo",
};

/** Asks for a second look at new errata that may change what a clause binds to. */
export const listErratumAdvice = (notes: Notes, publishedNotes?: Notes): ContentDiagnostic[] =>
  (publishedNotes ? listNewErrata(notes, publishedNotes) : []).flatMap(([index, { text }]) => {
    const risk = findErratumRisk(text);
    const message = risk && `cambia ${riskTexts[risk]}. Si así obliga a otra cosa, se cambia con otra versión`;
    return message ? [{ path: ["errata", index, "text"], message }] : [];
  });

function describeErratumDiagnostic(diagnostic: ErratumDiagnostic): Pick<ContentDiagnostic, "message" | "words"> {
  if (diagnostic.kind === "shape")
    return {
      message:
        "escribe solo «Donde dice «…», debe decir «…»», y si hace falta en qué cláusula: lo demás se cambia con otra versión",
    };
  if (diagnostic.kind === "quote")
    return {
      message: "copia de la versión lo que va en «Donde dice»: esas palabras no están en ella",
      words: diagnostic.words,
    };
  const { before, after } = diagnostic;
  const change =
    before === ""
      ? `agrega «${after}»`
      : after === ""
        ? `quita «${before}»`
        : `pone «${after}» en lugar de «${before}»`;
  return {
    message: `eso ${change}, que es más que cómo se escribe: puede obligar, y se cambia con otra versión`,
    words: after || before,
  };
}

function refuseWithdrawals(notes: Notes, publishedNotes: Notes, context: DatedContext): ContentDiagnostic[] {
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
