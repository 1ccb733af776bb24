/** The words around each registration, and what its page shows. Source: product specification, section 2. */

import { data } from "#content/data/words/registry.ts";
import { readWords } from "#content/facts/read-words.ts";
import { planOf } from "#content/plans/plans.ts";
import { promotionPath } from "#content/promotions/promotions.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import type { SitePath } from "#content/site/site-page.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import type { LabelGroup } from "#domain/plans/plan-label.ts";
import { fill } from "#domain/text/fill.ts";
import { labelGroups, labelOf, labelWords } from "./label-rows.ts";
import {
  type MembershipEntry,
  membershipEntries,
  numberPath,
  type PromotionEntry,
  type RegistryEntry,
} from "./registry.ts";
import { registryGroupIds } from "./registry-groups.ts";
import { registrySample } from "./registry-rows.ts";
import { entryName, sheetKicker, sheetOf } from "./registry-sheet.ts";
import { registryWords } from "./registry-words.ts";

const { page: words, about } = readWords(registryWords, data);

export const registryAnchors = {
  summary: "resumen",
  document: "documento",
  documentText: "documento-en-texto",
  official: "registro-oficial",
  listing: "buscar",
  list: "registro",
  about: "que-es-un-folio",
} as const;

export const registryPageWords = {
  kind: { membership: "Membresía", promotion: "Promoción" },
  seeDocument: words.seeDocument,
  viewer: { label: about.viewer, href: links.regulatorTariffs },
  /** Over the rows of a promotion, and their title where the page has the promotion's own. */
  promotionSheet: { kicker: "Promoción registrada", title: "Lo registrado" },
  documentHeading: words.document,
  /** Label of the fold with a membership of the document; `{title}` is its name. */
  asText: "{title}, como texto",
  ownDocument: `${sheetKicker}.`,
  sharedDocument: "Formato simplificado inscrito.",
  officialHeading: words.official.heading,
  officialSub: words.official.sub,
  data: words.data,
  /** With `{plan}`. */
  siblings: "Otros folios de {plan}",
  back: { label: words.back, to: "/registro-membresias" },
  /** A promotion's name and its number lead to each other; while one is not known, its page leads to the list. */
  named: "Qué promoción es",
  numbered: "Su folio",
  unnamed: listOf("Búscala por su nombre", "Promociones por nombre", registryGroupIds.promotionNames),
  unnumbered: listOf("Búscala por su folio", "Promociones por folio", registryGroupIds.promotionNumbers),
} as const;

type Sheet = {
  kicker: string;
  title: string;
  /** The membership that its colour follows. */
  planId?: PlanId;
  groups: readonly LabelGroup[];
  notes: readonly string[];
};

export type RegistryPageContent = {
  entry: RegistryEntry;
  chip: string;
  heading: LoudHeading;
  /** While it is not known which promotion it is: the sheet says all else. */
  unknown?: string;
  sheet: Sheet;
  documentTitle: string;
  /** The same data for programs; memberships only. */
  dataPath?: SitePath;
  /** Whether it says if it is valid: it cannot while it is not known which promotion it is. */
  hasStanding: boolean;
  /** The operator has not confirmed part of it yet. */
  isSample: boolean;
  /** The other numbers of the same membership, a promotion's number or name, or the list where it may be. */
  related: { label: string; links: readonly { label: string; href: string }[] };
  steps: readonly { heading: string; text: string }[];
};

/** What a registration's page says, except for what depends on the day. */
export function registryPage(entry: RegistryEntry): RegistryPageContent {
  const { title, intro, rows } = sheetOf(entry);
  const name = entryName(entry);
  const isMembership = entry.kind === "membership";
  const isPending = !isMembership && !entry.promotion;
  // A page whose address ends in the number is named after it.
  const isByNumber = entry.number !== undefined && entry.path.endsWith(`/${entry.number}`);
  return {
    entry,
    chip: registryPageWords.kind[entry.kind],
    heading: isByNumber ? ["Folio ", `${entry.number}`, ""] : loudName(name),
    ...(isPending && { unknown: intro }),
    hasStanding: !isPending,
    sheet: isMembership
      ? {
          kicker: labelWords.heading,
          title: name,
          planId: entry.planId,
          groups: labelGroups(labelOf(entry)),
          notes: [`${sheetKicker}.`],
        }
      : {
          kicker: registryPageWords.promotionSheet.kicker,
          title: isByNumber && !isPending ? name : registryPageWords.promotionSheet.title,
          groups: [{ heading: "Resumen", rows }],
          notes: [`${sheetKicker}.`],
        },
    documentTitle: title,
    ...(isMembership && { dataPath: `${entry.path}.json` as const }),
    isSample: isMembership && registrySample.isSample,
    related: isMembership ? siblingsOf(entry) : relatedOf(entry),
    steps: officialSteps(entry),
  };
}

/** `Portabilidad, marzo de 2025`: the part after the comma stands out. */
function loudName(name: string): LoudHeading {
  const [before = name, ...after] = name.split(", ");
  return after.length > 0 ? [`${before}, `, after.join(", "), ""] : ["", name, ""];
}

type Related = RegistryPageContent["related"];

/** By its name, the number; by its number, the name; without one of them, the list of the others. */
function relatedOf({ path, number, promotion }: PromotionEntry): Related {
  const { named, numbered, unnamed, unnumbered } = registryPageWords;
  if (!promotion) return { label: unnamed.label, links: [unnamed.link] };
  if (path !== promotionPath(promotion))
    return { label: named, links: [{ label: promotion.name, href: promotionPath(promotion) }] };
  if (number === undefined) return { label: unnumbered.label, links: [unnumbered.link] };
  return { label: numbered, links: [{ label: `Folio ${number}`, href: numberPath(number) }] };
}

/** Leads to a part of the registry's list. */
function listOf(label: string, part: string, id: string) {
  return { label, link: { label: part, href: `/registro-membresias#${id}` } };
}

function siblingsOf({ planId, number: own }: MembershipEntry): Related {
  return {
    label: fill(registryPageWords.siblings, { plan: planOf(planId).name }),
    links: membershipEntries
      .filter((entry) => entry.planId === planId && entry.number !== own)
      .map(({ number, path }) => ({ label: `Folio ${number}`, href: path })),
  };
}

function officialSteps({ number }: RegistryEntry) {
  return [
    words.open,
    number ? { heading: `Escribe el folio ${number}`, text: words.number } : words.byName,
    words.compare,
  ];
}
