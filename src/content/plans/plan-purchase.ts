/**
 * Purchase links of the memberships. All cards and tools of a page use the same links. Source: product specification,
 * section 2.
 */
import { purchaseLinks } from "#content/site/site-map/links.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import type { PurchaseLinks } from "#domain/plans/purchase.ts";
import { planCardCopy } from "./plans.ts";

const createByPlan = (createLink: (id: PlanId) => PurchaseLinks["byPlan"][PlanId]) =>
  Object.fromEntries(planIds.map((id) => [id, createLink(id)])) as PurchaseLinks["byPlan"];

/** Links to the operator's page before checkout, with the plan's SKU. */
export const webPurchase: PurchaseLinks = {
  label: planCardCopy.buy,
  byPlan: createByPlan((id) => ({ purchaseUrl: purchaseLinks[id] })),
};

/** The QR code of a membership's purchase link, on computers. */
export const purchaseCode = {
  label: "Código QR con tu membresía, para abrirlo en tu celular",
  caption: "Escanéalo: llega con tu membresía",
} as const;

/** Links to the app: on phones to its store, elsewhere to the download section of the same page. */
export const appPurchase: PurchaseLinks = {
  label: "Compra en la app",
  byPlan: createByPlan(() => ({ purchaseUrl: "#descargaApp", opensStore: true })),
};
