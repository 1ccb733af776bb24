/** The monthly memberships and their contents. Source: product specification, section 3. */
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { BenefitId, benefitLooks } from "./benefit-looks.ts";
import { type PlanTone, planTones } from "./plan-tones.ts";

export type PlanId = keyof typeof planTones;

/** Ids of the memberships, cheapest first. */
export const planIds = Object.keys(planTones) as readonly PlanId[];

/** The area where roaming works in addition to Mexico, the USA and Canada, which every membership includes. */
export type RoamingArea = { name: "Europa" } | { countries: number };

export type Roaming =
  | { kind: "none" }
  | { kind: "upTo"; gb: number; where: RoamingArea }
  | { kind: "unlimited"; where: RoamingArea };

export type Plan = {
  id: PlanId;
  name: string;
  /** Regular price of a membership in MXN. */
  regularPesos: number;
  /** Price of a membership in MXN for customers who port their number; absent without such an offer. */
  promoPesos?: number;
  /** Gigabytes per membership in Mexico, the USA and Canada. */
  dataGb: number | "unlimited";
  /** Gigabytes of the first membership, in place of `dataGb`; absent without such an offer for the plan. */
  firstMonthGb?: number;
  roaming: Roaming;
  look: PlanLook;
  membershipDays: number;
  calls: string;
};

/** The palette colour behind a plan's name, and whether text on it is dark or light. */
export type PlanLook = { tone: PlanTone; ink: "dark" | "light" };

export function getPlanLook(id: PlanId): PlanLook {
  const tone = planTones[id];
  return { tone, ink: tone === "obsidiana" ? "light" : "dark" };
}

/** Whether a membership has a benefit; `addOn` means that the benefit can be bought separately. */
export type BenefitStatus = "included" | "addOn" | "none";

export type BenefitLook = Pick<(typeof benefitLooks)[BenefitId], "picture" | "color">;

export type Benefit = {
  id: BenefitId;
  name: string;
  /** The benefit's purpose for customers, in a few words. */
  description: string;
  look: BenefitLook;
  status: Record<PlanId, BenefitStatus>;
};

/** Lists the benefits included in a plan at no extra cost, in the order of the table. */
export function listIncludedBenefits(planId: PlanId, benefits: readonly Benefit[]): Benefit[] {
  return benefits.filter(({ status }) => status[planId] === "included");
}

/** A line of a plan's card; features that the plan lacks are listed too, without a tick. */
export type PlanHighlight = { text: string; isIncluded: boolean };

/** Whether an allowance covers the needed data; only unlimited data cover unlimited data. */
export function hasEnoughData(dataGb: Plan["dataGb"], neededGb: Plan["dataGb"]): boolean {
  return dataGb === "unlimited" || (neededGb !== "unlimited" && dataGb >= neededGb);
}

export function formatDataAllowance(dataGb: Plan["dataGb"]): string {
  return dataGb === "unlimited" ? "Datos ilimitados" : formatQuantity(dataGb, "GB");
}

export function formatRoaming(roaming: Roaming): string {
  if (roaming.kind === "none") return "Sin roaming";
  const areaName = formatRoamingArea(roaming.where);
  return roaming.kind === "unlimited"
    ? `Roaming ilimitado en ${areaName}`
    : `Roaming: hasta ${formatQuantity(roaming.gb, "GB")} en ${areaName}`;
}

export function formatRoamingArea(area: RoamingArea): string {
  return "name" in area ? area.name : formatQuantity(area.countries, "países");
}
