/**
 * Purchase links of the memberships; the cards and tools of one page use the same ones. Source: product specification,
 * section 2.
 */
import { purchaseLinks } from "#content/site/links.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import type { PlanPurchase } from "#domain/plans/purchase.ts";
import { planCardCopy } from "./plans.ts";

const ofEach = (linkOf: (id: PlanId) => PlanPurchase["byPlan"][PlanId]) =>
  Object.fromEntries(planIds.map((id) => [id, linkOf(id)])) as PlanPurchase["byPlan"];

/** The operator's page before checkout, with the plan's SKU. */
export const webPurchase: PlanPurchase = {
  label: planCardCopy.buy,
  byPlan: ofEach((id) => ({ purchaseUrl: purchaseLinks[id] })),
};

/** The app: on phones the link opens its store, elsewhere the download section of the same page. */
export const appPurchase: PlanPurchase = {
  label: "Compra en la app",
  byPlan: ofEach(() => ({ purchaseUrl: "#descargaApp", opensStore: true })),
};
