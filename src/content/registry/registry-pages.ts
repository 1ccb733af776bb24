/** Content of each registration's page, and the copy around the content. Source: product specification, section 2. */

import { data } from "#content/data/copy/registry.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { findPlan } from "#content/plans/plans.ts";
import { buildPromotionPath } from "#content/promotions/promotions.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import type { TariffLabelGroup } from "#domain/plans/tariff-label.ts";
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

const { page: pageTexts, about } = readPageCopy(registryCopyForm, data);

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
  kind: { membership: "Membresía", promotion: "Promoción" },
  seeDocument: pageTexts.seeDocument,
  viewer: { label: about.viewer, href: configuredUrls.regulatorTariffs },
  /**
   * Above a promotion's rows: the kicker with and without a folio, and the title, which is the promotion's name on the
   * page of its number.
   */
  promotionSheet: { registered: "Promoción registrada", kicker: "Promoción", title: "Lo que sabemos" },
  documentHeading: pageTexts.document,
  /** Label of the disclosure with the document's text about one membership; `{title}` is the membership's name. */
  asText: "{title}, como texto",
  ownDocument: `${factSheetKicker}.`,
  sharedDocument: "Formato simplificado inscrito.",
  officialHeading: pageTexts.official.heading,
  officialSub: pageTexts.official.sub,
  data: pageTexts.data,
  siblings: "Otros folios de {plan}",
  back: { label: pageTexts.back, to: "/registro-membresias" },
  /** Label of the link to the promotion's page by name. */
  named: "Qué promoción es",
  /** Label of the link to the promotion's page by folio. */
  numbered: "Su folio",
  /** Link to today's offer, which may be another promotion. */
  today: "Mira lo que se ofrece hoy",
} as const;

type Sheet = {
  kicker: string;
  title: string;
  /** The membership that determines the sheet's colour. */
  planId?: PlanId;
  groups: readonly TariffLabelGroup[];
  notes: readonly string[];
};

export type RegistryPageContent = {
  entry: RegistryEntry;
  chip: string;
  heading: EmphasizedHeading;
  /** Shown if the promotion of a number is unknown; all other data is in `sheet`. */
  unknown?: string;
  sheet: Sheet;
  documentTitle: string;
  /** JSON file with the same data; memberships only. */
  dataPath?: SitePath;
  /** Whether the page shows a status; false if the promotion is unknown. */
  showsStatus: boolean;
  /** Whether part of the content is not confirmed by the operator. */
  isSample: boolean;
  /** Links to the membership's other numbers, or to the promotion's other page; absent if there is no other page. */
  related?: { label: string; links: readonly { label: string; href: string }[] };
  /** The page with today's offer; promotions only. */
  todayPath?: SitePath;
  steps: readonly { heading: string; text: string }[];
};

/** Builds the content of a registration's page, except the part that depends on the day. */
export function buildRegistryPage(entry: RegistryEntry): RegistryPageContent {
  const { title, intro, rows } = buildRegistryFactSheet(entry);
  const name = formatEntryName(entry);
  const isMembership = entry.kind === "membership";
  const isPending = !isMembership && !entry.promotion;
  const relatedEntries = isMembership ? listSiblings(entry) : findCounterpart(entry);
  const isReferral = !isMembership && entry.promotion?.terms?.kind === "referral";
  const todayPath: SitePath = isReferral ? "/wimers" : "/membresias";
  // A page whose address ends in the number has the number as its heading.
  const isNumberPage = entry.number !== undefined && entry.path.endsWith(`/${entry.number}`);
  return {
    entry,
    chip: registryPageCopy.kind[entry.kind],
    heading: isNumberPage ? ["Folio ", `${entry.number}`, ""] : emphasizeName(name),
    ...(isPending && { unknown: intro }),
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
    ...(isMembership && { dataPath: `${entry.path}.json` as const }),
    isSample: isMembership ? registrySampleNotice.isSample : entry.promotion?.isSample === true,
    ...(relatedEntries && { related: relatedEntries }),
    ...(!isMembership && { todayPath }),
    steps: buildOfficialSteps(entry),
  };
}

/** Emphasizes the part of a name after a comma: `Portabilidad, marzo de 2025`. */
function emphasizeName(name: string): EmphasizedHeading {
  const [before = name, ...after] = name.split(", ");
  return after.length > 0 ? [`${before}, `, after.join(", "), ""] : ["", name, ""];
}

type RelatedLinks = NonNullable<RegistryPageContent["related"]>;

/** Links a promotion's page by name to its page by number, and the reverse; undefined if the other page is unknown. */
function findCounterpart({ path, number, promotion }: PromotionEntry): RelatedLinks | undefined {
  if (!promotion) return undefined;
  const { named, numbered } = registryPageCopy;
  if (path !== buildPromotionPath(promotion))
    return { label: named, links: [{ label: promotion.name, href: buildPromotionPath(promotion) }] };
  if (number === undefined) return undefined;
  return { label: numbered, links: [{ label: `Folio ${number}`, href: buildPromotionNumberPath(number) }] };
}

function listSiblings({ planId, number: ownNumber }: MembershipEntry): RelatedLinks {
  return {
    label: fillPlaceholders(registryPageCopy.siblings, { plan: findPlan(planId).name }),
    links: membershipEntries
      .filter((entry) => entry.planId === planId && entry.number !== ownNumber)
      .map(({ number, path }) => ({ label: `Folio ${number}`, href: path })),
  };
}

function buildOfficialSteps({ number }: RegistryEntry) {
  return [
    pageTexts.open,
    number ? { heading: `Escribe el folio ${number}`, text: pageTexts.number } : pageTexts.byName,
    pageTexts.compare,
  ];
}
