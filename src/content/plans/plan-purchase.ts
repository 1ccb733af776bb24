/**
 * Purchase links of the memberships. All cards and tools of a page use the same links. Source: product specification,
 * section 2.
 */
import { purchaseLinks } from "#content/site/site-map/links.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import type { PlanPurchase } from "#domain/plans/purchase.ts";
import { planCardCopy } from "./plans.ts";

const ofEach = (linkOf: (id: PlanId) => PlanPurchase["byPlan"][PlanId]) =>
  Object.fromEntries(planIds.map((id) => [id, linkOf(id)])) as PlanPurchase["byPlan"];

/** Links to the operator's page before checkout, with the plan's SKU. */
export const webPurchase: PlanPurchase = {
  label: planCardCopy.buy,
  byPlan: ofEach((id) => ({ purchaseUrl: purchaseLinks[id] })),
};

/** Links to the app: on phones to its store, elsewhere to the download section of the same page. */
export const appPurchase: PlanPurchase = {
  label: "Compra en la app",
  byPlan: ofEach(() => ({ purchaseUrl: "#descargaApp", opensStore: true })),
};
