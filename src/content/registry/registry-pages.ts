/** Content of each registration's page, and the copy around the content. Source: product specification, section 2. */

import { data } from "#content/data/copy/registry.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { findPlan } from "#content/plans/plans.ts";
import { buildPromotionPath } from "#content/promotions/promotions.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { buildRegistryFactSheet, factSheetKicker, formatEntryName } from "./documents/registry-fact-sheet.ts";
import {
  buildPromotionNumberPath,
  type MembershipEntry,
  membershipEntries,
  type PromotionEntry,
  type RegistryEntry,
} from "./registry.ts";
import { registryCopyForm } from "./registry-copy-form.ts";
import { registrySampleNotice } from "./registry-rows.ts";
import { buildTariffLabel, buildTariffLabelGroups, tariffLabelHeading } from "./tariff-label-rows.ts";

const { page, about } = readPageCopy(registryCopyForm, data);
const { open, number: openNumber, byName, compare, ...pageTexts } = page;

export const registryAnchors = {
  summary: "resumen",
  document: "documento",
  documentText: "documento-en-texto",
  official: "registro-oficial",
  listing: "buscar",
  list: "registro",
  about: "que-es-un-folio",
} as const;

export const registryPageCopy = {
  ...pageTexts,
  kind: { membership: "Membresía", promotion: "Promoción" },
  viewer: { label: about.viewer, href: configuredUrls.regulatorTariffs },
  /**
   * Above a promotion's rows: the kicker with and without a folio, and the title, which is the promotion's name on the
   * page of its number.
   */
  promotionSheet: { registered: "Promoción registrada", kicker: "Promoción", title: "Lo que sabemos" },
  /** Label of the disclosure with the document's text about one membership; `{title}` is the membership's name. */
  asText: "{title}, como texto",
  ownDocument: `${factSheetKicker}.`,
  sharedDocument: "Formato simplificado inscrito.",
  siblings: "Otros folios de {plan}",
  back: { label: pageTexts.back, to: "/registro-membresias" },
  /** Label of the link to the promotion's page by name. */
  named: "Qué promoción es",
  /** Label of the link to the promotion's page by folio. */
  numbered: "Su folio",
  /** Link to today's offer, which may be another promotion. */
  today: "Mira lo que se ofrece hoy",
} as const;

/** Builds the content of a registration's page, except the part that depends on the day. */
export function buildRegistryPage(entry: RegistryEntry) {
  const { title, intro, rows } = buildRegistryFactSheet(entry);
  const name = formatEntryName(entry);
  const isMembership = entry.kind === "membership";
  const isPending = !isMembership && !entry.promotion;
  const relatedEntries = isMembership ? listSiblings(entry) : findCounterpart(entry);
  const isReferral = !isMembership && entry.promotion?.terms?.kind === "referral";
  const todayPath: SitePath = isReferral ? "/wimers" : "/membresias";
  // A page whose address ends in the number has the number as its heading.
  const isNumberPage = entry.number !== undefined && entry.path.endsWith(`/${entry.number}`);
  const heading: EmphasizedHeading = isNumberPage ? ["Folio ", `${entry.number}`, ""] : emphasizeName(name);
  return {
    entry,
    chip: registryPageCopy.kind[entry.kind],
    heading,
    /** Shown if the promotion of a number is unknown; all other data is in `sheet`. */
    ...(isPending && { unknown: intro }),
    /** Whether the page shows a status; false if the promotion is unknown. */
    showsStatus: !isPending,
    sheet: isMembership
      ? {
          kicker: tariffLabelHeading,
          title: name,
          planId: entry.planId,
          groups: buildTariffLabelGroups(buildTariffLabel(entry)),
          notes: [`${factSheetKicker}.`],
        }
      : {
          kicker: registryPageCopy.promotionSheet[entry.number === undefined ? "kicker" : "registered"],
          title: isNumberPage && !isPending ? name : registryPageCopy.promotionSheet.title,
          groups: [{ heading: "Resumen", rows }],
          notes: [`${factSheetKicker}.`],
        },
    documentTitle: title,
    /** JSON file with the same data; memberships only. */
    ...(isMembership && { dataPath: `${entry.path}.json` as const }),
    /** Whether part of the content is not confirmed by the operator. */
    isSample: isMembership ? registrySampleNotice.isSample : entry.promotion?.isSample === true,
    /** Links to the membership's other numbers, or to the promotion's other page; absent if there is no other page. */
    ...(relatedEntries && { related: relatedEntries }),
    /** The page with today's offer; promotions only. */
    ...(!isMembership && { todayPath }),
    steps: buildOfficialSteps(entry),
  };
}

/** Emphasizes the part of a name after a comma: `Portabilidad, marzo de 2025`. */
function emphasizeName(name: string): EmphasizedHeading {
  const [before = name, ...after] = name.split(", ");
  return after.length > 0 ? [`${before}, `, after.join(", "), ""] : ["", name, ""];
}

/** Links a promotion's page by name to its page by number, and the reverse; undefined if the other page is unknown. */
function findCounterpart({ path, number, promotion }: PromotionEntry) {
  if (!promotion) return undefined;
  const { named, numbered } = registryPageCopy;
  if (path !== buildPromotionPath(promotion))
    return { label: named, links: [{ label: promotion.name, href: buildPromotionPath(promotion) }] };
  if (number === undefined) return undefined;
  return { label: numbered, links: [{ label: `Folio ${number}`, href: buildPromotionNumberPath(number) }] };
}

function listSiblings({ planId, number: ownNumber }: MembershipEntry) {
  return {
    label: fillPlaceholders(registryPageCopy.siblings, { plan: findPlan(planId).name }),
    links: membershipEntries
      .filter((entry) => entry.planId === planId && entry.number !== ownNumber)
      .map(({ number, path }) => ({ label: `Folio ${number}`, href: path })),
  };
}

function buildOfficialSteps({ number }: RegistryEntry) {
  return [open, number ? { heading: `Escribe el folio ${number}`, text: openNumber } : byName, compare];
}
