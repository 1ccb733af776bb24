/** The monthly memberships and what comes with them. Source: product specification, section 3. */
import { measure } from "./measure.ts";

export type PlanId = "rookie" | "community" | "legend" | "ultimate";

/** Where roaming works, beyond Mexico, the USA and Canada, which every membership includes. */
export type RoamingArea = { name: "Europa" } | { countries: number };

export type Roaming =
  | { kind: "none" }
  | { kind: "upTo"; gb: number; where: RoamingArea }
  | { kind: "unlimited"; where: RoamingArea };

export type Plan = {
  id: PlanId;
  name: string;
  /** Name of the configuration's setting that holds the plan's SKU. */
  skuSetting: "skuRookie" | "skuCommunity" | "skuLegend" | "skuUltimate";
  /** A month, in MXN. */
  regularPesos: number;
  /** A month, in MXN, for who brings a number. */
  promoPesos: number;
  /** For Mexico, the USA and Canada. */
  dataGb: number | "unlimited";
  /** Instead of `dataGb`, in the first month. */
  firstMonthGb?: number;
  roaming: Roaming;
  durationDays: number;
  calls: string;
};

/** `addOn`: may be bought apart. */
export type BenefitStanding = "included" | "addOn" | "none";

/** What stands for a benefit wherever it is shown: a drawn thing, and a colour of the palette. */
export type BenefitLook = {
  picture: "armchair" | "clapperboard" | "headphones" | "parcel" | "present" | "screen";
  color: "cempasuchil" | "rosa" | "talavera" | "nopal" | "jade" | "oro";
};

export type Benefit = {
  id: "amazonPrime" | "paramount" | "loungekey" | "bigbox" | "vix" | "deezer";
  name: string;
  /** What it is for, in a few words. */
  gives: string;
  look: BenefitLook;
  standing: Record<PlanId, BenefitStanding>;
};

/** The benefits that come with a plan at no further cost, in the order of the table. */
export function includedBenefits(planId: PlanId, benefits: readonly Benefit[]): Benefit[] {
  return benefits.filter(({ standing }) => standing[planId] === "included");
}

/** A line of a plan's card; what a plan lacks is said too, and is not ticked. */
export type PlanHighlight = { text: string; isIncluded: boolean };

/** What a plan's card says under its gigabytes, a line each: roaming, calls, first month and benefits, where there are any. */
export function planHighlights(plan: Plan, benefits: readonly Benefit[]): PlanHighlight[] {
  const included = includedBenefits(plan.id, benefits).map(({ name }) => name);
  const ticked = [
    plan.calls,
    ...(plan.firstMonthGb === undefined ? [] : [`${measure(plan.firstMonthGb, "GB")} tu primer mes`]),
    ...(included.length === 0 ? [] : [included.join("\u00a0· ")]),
  ];
  return [
    { text: roamingText(plan.roaming), isIncluded: plan.roaming.kind !== "none" },
    ...ticked.map((text) => ({ text, isIncluded: true })),
  ];
}

export function dataText(dataGb: Plan["dataGb"]): string {
  return dataGb === "unlimited" ? "Datos ilimitados" : measure(dataGb, "GB");
}

export function roamingText(roaming: Roaming): string {
  if (roaming.kind === "none") return "Sin roaming";
  const where = areaText(roaming.where);
  return roaming.kind === "unlimited"
    ? `Roaming ilimitado en ${where}`
    : `Roaming: hasta ${measure(roaming.gb, "GB")} en ${where}`;
}

/** A region by its name, or how many countries. */
export function areaText(area: RoamingArea): string {
  return "name" in area ? area.name : measure(area.countries, "países");
}
