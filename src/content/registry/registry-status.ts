/** Labels for the validity of a registration on the build day; they also say that dates are unknown or disputed. */

import { findPlan } from "#content/plans/plans.ts";
import { buildPromotionPath } from "#content/promotions/promotions.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import {
  formatValidity,
  formatValidityEnd,
  getValidityStatus,
  type ValidityStatus,
} from "#domain/calendar/validity.ts";
import type { RegistryEntry } from "./registry.ts";
import { validityStatusLabels } from "./validity-status-labels.ts";

export type ValidityLabel = { tone: "success" | "info" | "warning"; title: string; text: string };

/** Headings of the groups in a list, by status. */
const groupHeadings = {
  ...validityStatusLabels,
  current: "Vigentes",
  over: "Terminadas",
} as const satisfies Record<ValidityStatus, string>;

/** Formats a label that stays true when it is read on another day, because the text names the build day. */
export function formatValidityLabel(entry: RegistryEntry, day: IsoDay): ValidityLabel {
  if (entry.kind === "membership") {
    return {
      tone: "success",
      title: "Membresía en venta",
      text: `Al ${formatDate(day)}, wim la ofrece.`,
    };
  }
  const period = entry.promotion?.period ?? { kind: "unstated" };
  const status = getValidityStatus(day, period);
  const dayPrefix = `Al ${formatDate(day)},`;
  if (period.kind !== "dates") {
    const validityText = formatValidity(period);
    if (status === "over") {
      const pastPeriod = validityText ? `Corrió ${validityText}. ` : "";
      return { tone: "info", title: "Ya terminó", text: `${pastPeriod}${dayPrefix} ya no está vigente.` };
    }
    const knownDays = validityText ? `conocemos sus días, ${validityText}, pero no el año` : "no conocemos sus fechas";
    return { tone: "warning", title: "Consulta su vigencia en la app", text: `${dayPrefix} ${knownDays}.` };
  }
  const end = formatValidityEnd(period);
  switch (status) {
    case "upcoming":
      return { tone: "info", title: `Empieza el ${formatDate(period.from)}`, text: `${dayPrefix} todavía no empieza.` };
    case "current":
      return { tone: "success", title: `Vigente hasta el ${end}`, text: `${dayPrefix} está vigente.` };
    case "disputed":
      return {
        tone: "warning",
        title: `Termina el ${end}`,
        text: `${dayPrefix} puede seguir vigente. Vale el último día de su formato inscrito.`,
      };
    default:
      return { tone: "info", title: `Terminó el ${end}`, text: `${dayPrefix} ya no está vigente.` };
  }
}

/** @returns the name of a promotion listed by number, or the number of one listed by name; undefined if unknown. */
export function formatAlternateLabel(entry: RegistryEntry): string | undefined {
  if (entry.kind === "membership" || !entry.promotion) return undefined;
  if (entry.path !== buildPromotionPath(entry.promotion)) return entry.promotion.name;
  return entry.number ? `Folio ${entry.number}` : undefined;
}

/** @returns the note that a registration shares with others in lists, worded for one entry and for a group. */
export function formatSharedNotes(entry: RegistryEntry, day: IsoDay): { one: string; all: string } {
  const createUniformNote = (note: string) => ({ one: note, all: note });
  if (entry.kind === "membership") return createUniformNote(findPlan(entry.planId).name);
  if (!entry.promotion) return createUniformNote("Promoción por confirmar");
  const status = getValidityStatus(day, entry.promotion.period);
  return { one: validityStatusLabels[status], all: groupHeadings[status] };
}

/** Formats the note after a registration's name or number in lists; for a membership, only its plan. */
export function formatStatusNote(entry: RegistryEntry, day: IsoDay): string {
  return [formatAlternateLabel(entry), formatSharedNotes(entry, day).one]
    .filter((note) => note !== undefined)
    .join(". ");
}
