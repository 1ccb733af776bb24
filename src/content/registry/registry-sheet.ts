/** The sheet of each registration: the rows of its page and its PDF. */

import { authorities } from "#content/legal/laws.ts";
import { findPlan } from "#content/plans/plans.ts";
import { links } from "#content/site/links.ts";
import { operator } from "#content/site/operator.ts";
import { formatValidity } from "#domain/calendar/validity.ts";
import type { FactsDocument } from "#domain/site/tables-document.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { buildLabelGroups, buildMembershipLabel, summariseLabel } from "./label-rows.ts";
import type { PromotionEntry, RegistryEntry } from "./registry.ts";
import { registrySample } from "./registry-rows.ts";

/** States that the sheet does not replace the registered document. */
export const sheetKicker = "Resumen de wim; no sustituye al formato inscrito";

/** Texts in place of facts about a promotion that the site does not know. */
const unknownFactTexts = {
  benefit: "El beneficio está en el documento registrado",
  period: "Las fechas están en el documento registrado",
  number: "[Por confirmar por el Operador: folio de inscripción]",
  promotion: "Todavía no sabemos qué promoción ampara este folio. Está en el visor del regulador.",
} as const;

const { regulator } = authorities;
export const regulatorName = `${regulator.name} (${regulator.short}), antes ${regulator.before}`;

export const viewerNote = `El formato inscrito se consulta en el visor de tarifas del regulador: ${links.regulatorTariffs}`;

/** A registration's name: `Membresía Rookie`, `Wimazon`, or `Promoción con folio 1486300` if nothing else is known. */
export function formatEntryName(entry: RegistryEntry): string {
  if (entry.kind === "membership") return `Membresía ${findPlan(entry.planId).name}`;
  return entry.promotion?.name ?? `Promoción con folio ${entry.number}`;
}

export function buildRegistrySheet(entry: RegistryEntry): FactsDocument {
  if (entry.kind === "promotion") return promotionSheet(entry);
  const label = buildMembershipLabel(entry);
  return {
    id: entry.id,
    title: `${formatEntryName(entry)}, folio ${entry.number}`,
    kicker: sheetKicker,
    // The note about sample data precedes the first figure, as on the page.
    intro: [...(registrySample.isSample ? [registrySample.text] : []), summariseLabel(label)].join(" "),
    rows: buildLabelGroups(label).flatMap(({ rows }) => rows.map(({ name, value }) => ({ name, value }))),
    notes: [viewerNote],
  };
}

function promotionSheet(entry: PromotionEntry): FactsDocument {
  const { promotion, number } = entry;
  const provider = { name: "Presta el servicio", value: `${operator.legalName}, con la marca wim` };
  const registration = { name: "Folio de inscripción", value: number ? `${number}` : unknownFactTexts.number };
  if (!promotion) {
    return {
      id: entry.id,
      title: formatEntryName(entry),
      kicker: sheetKicker,
      intro: unknownFactTexts.promotion,
      rows: [registration, provider],
      notes: [viewerNote],
    };
  }
  const spoken = formatValidity(promotion.period);
  return {
    id: entry.id,
    title: `Promoción: ${promotion.name}`,
    kicker: sheetKicker,
    intro: promotion.benefit ?? `${unknownFactTexts.benefit}.`,
    rows: [
      { name: "Beneficio", value: promotion.benefit?.replace(/\.$/, "") ?? unknownFactTexts.benefit },
      { name: "Vigencia", value: spoken ? capitalize(spoken) : unknownFactTexts.period },
      registration,
      provider,
    ],
    notes: [...periodNotes(promotion.period), viewerNote],
  };
}

function periodNotes(period: NonNullable<PromotionEntry["promotion"]>["period"]): string[] {
  if (period.kind === "yearless") return ["Las fechas no dicen el año: está en el documento registrado."];
  if (period.kind === "dates" && period.otherTo)
    return ["Hay dos lecturas del último día. Vale la del documento registrado."];
  return [];
}
