/** Content of each registration's page, and the copy around it. Source: product specification, section 2. */

import { data } from "#content/data/words/registry.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { findPlan } from "#content/plans/plans.ts";
import { promotionPath } from "#content/promotions/promotions.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import type { SitePath } from "#content/site/site-page.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import type { PlanLabelGroup } from "#domain/plans/plan-label.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { buildLabelGroups, buildMembershipLabel, labelHeading } from "./label-rows.ts";
import {
  type MembershipEntry,
  membershipEntries,
  type PromotionEntry,
  promotionNumberPath,
  type RegistryEntry,
} from "./registry.ts";
import { registryCopyForm } from "./registry-copy-form.ts";
import { registrySample } from "./registry-rows.ts";
import { buildRegistrySheet, formatEntryName, sheetKicker } from "./registry-sheet.ts";

const { page: words, about } = readPageCopy(registryCopyForm, data);

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
  seeDocument: words.seeDocument,
  viewer: { label: about.viewer, href: links.regulatorTariffs },
  /** Above a promotion's rows: the kicker, and a title if the page already shows the promotion's own. */
  promotionSheet: { kicker: "Promoción registrada", title: "Lo que sabemos" },
  documentHeading: words.document,
  /** Label that unfolds one membership of the document; `{title}` is its name. */
  asText: "{title}, como texto",
  ownDocument: `${sheetKicker}.`,
  sharedDocument: "Formato simplificado inscrito.",
  officialHeading: words.official.heading,
  officialSub: words.official.sub,
  data: words.data,
  /** `{plan}` is the plan's name. */
  siblings: "Otros folios de {plan}",
  back: { label: words.back, to: "/registro-membresias" },
  /** Links between a promotion's pages by name and by folio. */
  named: "Qué promoción es",
  numbered: "Su folio",
  /** Link to what is on offer today, which may be another promotion. */
  today: "Mira lo que se ofrece hoy",
} as const;

type Sheet = {
  kicker: string;
  title: string;
  /** The membership that determines the sheet's colour. */
  planId?: PlanId;
  groups: readonly PlanLabelGroup[];
  notes: readonly string[];
};

export type RegistryPageContent = {
  entry: RegistryEntry;
  chip: string;
  heading: LoudHeading;
  /** Note shown if the promotion of the number is unknown; the sheet has all other data. */
  unknown?: string;
  sheet: Sheet;
  documentTitle: string;
  /** The same data in machine-readable form; memberships only. */
  dataPath?: SitePath;
  /** Whether the page shows a status; false if the promotion is unknown. */
  hasStanding: boolean;
  /** Whether part of it is unconfirmed by the operator. */
  isSample: boolean;
  /** The same membership's other numbers, or a promotion's number or name; absent if that is not known. */
  related?: { label: string; links: readonly { label: string; href: string }[] };
  /** The page with today's offer; promotions only. */
  todayPath?: SitePath;
  steps: readonly { heading: string; text: string }[];
};

/** Content of a registration's page, except the part that depends on the day. */
export function buildRegistryPage(entry: RegistryEntry): RegistryPageContent {
  const { title, intro, rows } = buildRegistrySheet(entry);
  const name = formatEntryName(entry);
  const isMembership = entry.kind === "membership";
  const isPending = !isMembership && !entry.promotion;
  const related = isMembership ? siblingsOf(entry) : findCounterpart(entry);
  const isReferral = !isMembership && entry.promotion?.terms?.kind === "referral";
  const todayPath: SitePath = isReferral ? "/wimers" : "/membresias";
  // A page whose address ends in the number is titled by the number.
  const isByNumber = entry.number !== undefined && entry.path.endsWith(`/${entry.number}`);
  return {
    entry,
    chip: registryPageCopy.kind[entry.kind],
    heading: isByNumber ? ["Folio ", `${entry.number}`, ""] : loudName(name),
    ...(isPending && { unknown: intro }),
    hasStanding: !isPending,
    sheet: isMembership
      ? {
          kicker: labelHeading,
          title: name,
          planId: entry.planId,
          groups: buildLabelGroups(buildMembershipLabel(entry)),
          notes: [`${sheetKicker}.`],
        }
      : {
          kicker: registryPageCopy.promotionSheet.kicker,
          title: isByNumber && !isPending ? name : registryPageCopy.promotionSheet.title,
          groups: [{ heading: "Resumen", rows }],
          notes: [`${sheetKicker}.`],
        },
    documentTitle: title,
    ...(isMembership && { dataPath: `${entry.path}.json` as const }),
    isSample: isMembership && registrySample.isSample,
    ...(related && { related }),
    ...(!isMembership && { todayPath }),
    steps: officialSteps(entry),
  };
}

/** `Portabilidad, marzo de 2025`: the part after the comma is highlighted. */
function loudName(name: string): LoudHeading {
  const [before = name, ...after] = name.split(", ");
  return after.length > 0 ? [`${before}, `, after.join(", "), ""] : ["", name, ""];
}

type Related = NonNullable<RegistryPageContent["related"]>;

/** Links a promotion's page by name to its page by number, and the reverse; undefined if that is not known. */
function findCounterpart({ path, number, promotion }: PromotionEntry): Related | undefined {
  if (!promotion) return undefined;
  const { named, numbered } = registryPageCopy;
  if (path !== promotionPath(promotion))
    return { label: named, links: [{ label: promotion.name, href: promotionPath(promotion) }] };
  if (number === undefined) return undefined;
  return { label: numbered, links: [{ label: `Folio ${number}`, href: promotionNumberPath(number) }] };
}

function siblingsOf({ planId, number: own }: MembershipEntry): Related {
  return {
    label: fill(registryPageCopy.siblings, { plan: findPlan(planId).name }),
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
