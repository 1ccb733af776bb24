/** The fact sheet of each registration, on its page and as a PDF. */

import { unconfirmedPrefix } from "#content/legal/facts/legal-pending.ts";
import { findPlan } from "#content/plans/plans.ts";
import { listPendingFacts, type PromotionEntry, type RegistryEntry } from "#content/registry/registry.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { buildTariffLabel, buildTariffLabelGroups, summarizeTariffLabel } from "#content/registry/tariff-label-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { operator } from "#content/site/operator/operator.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { formatValidity, getValidityStatus } from "#domain/calendar/validity.ts";
import type { FactsDocument } from "#domain/documents/tables-document.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

/** States that the sheet does not replace the registered document. */
export const factSheetKicker = "Resumen de wim; no sustituye al formato inscrito";

/** Summary of a number whose promotion is unknown. */
const unknownPromotionIntro =
  "Todavía no sabemos qué promoción ampara este folio. Consúltalo en el visor del regulador.";

/** Intro for a promotion that is not over and whose benefit is unknown. */
const unknownBenefitIntro = "Lo que wim publica de esta promoción.";

export const tariffViewerNote = `El formato inscrito se consulta en el visor de tarifas del regulador: ${configuredUrls.regulatorTariffs}`;

/** A registration's name: `Membresía Rookie`, `Wimazon`, or `Promoción con folio 1486300` if nothing else is known. */
export function formatEntryName(entry: RegistryEntry): string {
  if (entry.kind === "membership") return `Membresía ${findPlan(entry.planId).name}`;
  return entry.promotion?.name ?? `Promoción con folio ${entry.number}`;
}

export function buildRegistryFactSheet(entry: RegistryEntry): FactsDocument {
  if (entry.kind === "promotion") return buildPromotionSheet(entry);
  const label = buildTariffLabel(entry);
  return {
    id: entry.id,
    title: `${formatEntryName(entry)}, folio ${entry.number}`,
    kicker: factSheetKicker,
    // The note about sample data precedes the first figure, as on the page.
    intro: [...(registrySampleNotice.isSample ? [registrySampleNotice.text] : []), summarizeTariffLabel(label)].join(
      " ",
    ),
    rows: buildTariffLabelGroups(label).flatMap(({ rows }) => rows.map(({ name, value }) => ({ name, value }))),
    notes: [tariffViewerNote],
  };
}

function buildPromotionSheet(entry: PromotionEntry): FactsDocument {
  const { promotion, number } = entry;
  const providerRow = { name: "Presta el servicio", value: `${operator.legalName}, con la marca wim` };
  const registrationRows = number ? [{ name: "Folio de inscripción", value: `${number}` }] : [];
  if (!promotion) {
    return {
      id: entry.id,
      title: formatEntryName(entry),
      kicker: factSheetKicker,
      intro: unknownPromotionIntro,
      rows: [...registrationRows, providerRow],
      notes: [tariffViewerNote],
    };
  }
  const { name, benefit, conditions, figures, period } = promotion;
  const validityText = formatValidity(period);
  const pendingFacts = listPendingFacts(promotion);
  // This value changes only once, when the promotion ends, so that the PDF is not rebuilt daily.
  const isOver = getValidityStatus(buildDay, period) === "over";
  return {
    id: entry.id,
    title: `Promoción: ${name}`,
    kicker: factSheetKicker,
    intro: [isOver && "Esta promoción ya terminó.", benefit].filter(Boolean).join(" ") || unknownBenefitIntro,
    rows: [
      { name: "Nombre", value: name },
      ...registrationRows,
      ...(validityText ? [{ name: "Vigencia", value: capitalize(validityText) }] : []),
      ...(benefit ? [{ name: "Beneficio", value: benefit.replace(/\.$/, "") }] : []),
      ...figures,
      ...(conditions ? [{ name: "Condiciones", value: conditions.replace(/\.$/, "") }] : []),
      ...(pendingFacts.length > 0
        ? [{ name: "Pendiente", value: `${unconfirmedPrefix} ${formatSpanishList(pendingFacts)}]` }]
        : []),
      providerRow,
    ],
    notes: [
      ...(period.kind === "dates" && period.otherTo
        ? ["Hay dos lecturas del último día. Vale la del formato inscrito."]
        : []),
      tariffViewerNote,
    ],
  };
}
