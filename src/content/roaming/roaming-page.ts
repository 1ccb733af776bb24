/** Content on roaming. Sources: product specification, sections 2, 3, 5 and 9; for the steps, the menus of phones. */

import { data } from "#content/data/copy/roaming.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { membershipDays, roamingCountries } from "#content/plans/plan-rows.ts";
import { formatPlanNames, plansWithRoaming, usePolicyNote } from "#content/plans/plans.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { formatRoamingArea, type Plan, type RoamingArea } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { coversZone } from "#domain/trips/trip.ts";
import { roamingCopyForm } from "./roaming-copy-form.ts";
import { europeanDestinations, roamingRegions } from "./roaming-destinations.ts";
import { roamingSampleNotice } from "./roaming-rows.ts";

const { opening, trip, destinations, activation, before, legal, closing } = readPageCopy(roamingCopyForm, data);

const formatDestinationCount = (count: number) => formatQuantity(count, "destinos");
const europeCount = formatDestinationCount(europeanDestinations.destinations.length);
const worldCount = formatDestinationCount(roamingCountries);

type PlanCoverage = {
  plan: Plan;
  where: RoamingArea;
  /** Roaming data: `10 GB` or `Ilimitado`. */
  allowance: string;
  /** Number of destinations with its noun: `170 destinos`. */
  destinationCount: string;
  /** The first membership with the same destinations; undefined for the first membership itself. */
  planWithSameArea: Plan | undefined;
};

/** The coverage of each membership with roaming, cheapest membership first. */
const coverages: readonly PlanCoverage[] = plansWithRoaming.map((plan) => {
  const { roaming } = plan;
  const { where } = roaming;
  const firstPlan = plansWithRoaming.find(
    (other) => formatRoamingArea(other.roaming.where) === formatRoamingArea(where),
  );
  return {
    plan,
    where,
    allowance: roaming.kind === "upTo" ? formatQuantity(roaming.gb, "GB") : "Ilimitado",
    destinationCount: "name" in where ? europeCount : worldCount,
    planWithSameArea: firstPlan === plan ? undefined : firstPlan,
  };
});

/** Anchors of the page, except the ids of `destinationLists`. */
export const roamingAnchors = {
  trip: "tu-viaje",
  destinations: "destinos",
  activation: "activa-tu-roaming",
  before: "antes-de-viajar",
  legal: "nota-legal",
} as const;

const plansLink = { label: opening.compare, to: "/membresias" } as const;

export const roamingOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  list: { label: opening.list, href: `#${roamingAnchors.destinations}` },
  compare: plansLink,
} as const;

export const tripSection = trip;

export const destinationSection = {
  ...destinations,
  /** Word before the names of the memberships that cover a region. */
  with: "con",
} as const;

const membershipPeriod = `cada ${formatQuantity(membershipDays, "días")}`;
const createGroups = (regions: typeof roamingRegions, isShared = true) =>
  regions.map(({ name, destinations: all }) => ({
    heading: name,
    count: formatDestinationCount(all.length),
    names: all.map((destination) => destination.name),
    /** Memberships with roaming in these destinations; empty if the list has only one membership. */
    plans: isShared ? plansWithRoaming.filter(({ roaming }) => all.every(({ zone }) => coversZone(roaming, zone))) : [],
  }));

/** The specification's name for the list of unlimited roaming, which is the id of that list. */
const unlimitedListName = "Unlimited";
const isUnlimited = ({ roaming }: Plan) => roaming.kind === "unlimited";

const formatAreaName = (area: RoamingArea) => ("name" in area ? area.name : "el mundo");

/**
 * One list per membership with roaming. A list with the same destinations as an earlier list does not name the
 * memberships of each region.
 */
export const destinationLists = coverages.map((coverage) => {
  const { plan, where, allowance, destinationCount, planWithSameArea } = coverage;
  return {
    id: (isUnlimited(plan) ? unlimitedListName : plan.name).toLowerCase(),
    planId: plan.id,
    heading: plan.name,
    count:
      "name" in where || planWithSameArea
        ? `${destinationCount} en ${formatAreaName(where)}`
        : `${destinationCount} en el mundo: los de Europa y estos`,
    /** The gigabytes; `figureNote` has their limits. */
    figure: allowance,
    figureNote: isUnlimited(plan) ? usePolicyNote : `como máximo, ${membershipPeriod}`,
    groups: createGroups("name" in where ? [europeanDestinations] : roamingRegions, !planWithSameArea),
    /** Summary of a list with the same destinations as another one; such a list is in a disclosure of its own. */
    ...(planWithSameArea && {
      sameListNote: `Los mismos ${destinationCount} que ${planWithSameArea.name}, ${isUnlimited(plan) ? `con datos ilimitados, ${usePolicyNote}` : `con ${allowance} como máximo`}.`,
    }),
  };
});

export const roamingActivation: { heading: string; steps: readonly { heading: string; text: string }[] } = activation;

export const travelPreparationSection = {
  ...before,
  points: [
    { icon: "clock", ...before.left, link: { label: before.left.link, to: "/conoce-tus-consumos" } },
    { icon: "warning", ...before.outside },
    { icon: "globe", ...before.without },
  ],
} as const;

export const roamingLegalNote: { title: string; paragraphs: readonly string[] } = {
  title: legal.title,
  paragraphs: [
    ...legal.paragraphs,
    `La oferta se anuncia como «${formatQuantity(roamingCountries, "países")}». La lista de este sitio cuenta ${worldCount}, entre países y territorios${roamingSampleNotice.isSample ? ", y es de muestra" : ""}.`,
    `La lista «${unlimitedListName}» es la de ${formatPlanNames(plansWithRoaming.filter(isUnlimited))}.`,
    ...legal.more,
  ],
};

export const roamingClosingSection = {
  ...closing,
  compare: plansLink,
  port: { label: closing.port, to: "/portabilidad" },
} as const;
