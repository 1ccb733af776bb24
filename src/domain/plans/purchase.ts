import type { Plan, PlanId } from "./plan.ts";

/**
 * Builds the URL for buying a membership: the operator's page before checkout, with parameters that reset the purchase
 * and choose a plan.
 *
 * @param base - absolute URL; its other query parameters are kept.
 * @param sku - the plan's SKU; without it, the visitor chooses a plan on that page.
 * @throws {TypeError} if `base` is not an absolute URL.
 * @see product specification, section 2, home page.
 */
export function buildPurchaseUrl(base: string, sku?: string): string {
  const url = new URL(base);
  url.searchParams.set("reset", "true");
  if (sku !== undefined) url.searchParams.set("sku", sku);
  return url.href;
}

/** Purchase links of the memberships, for a page's cards and tools. */
export type PurchaseLinks = {
  label: string;
  /** Link to buy each plan; with `opensStore`, the link opens the app store on phones. */
  byPlan: Readonly<Record<PlanId, { purchaseUrl: string; opensStore?: boolean }>>;
};

/** Builds the props of a link that buys a plan, with the same URL as on the plan's card. */
export function buildPurchaseAction({ label, byPlan }: PurchaseLinks, { id, name }: Pick<Plan, "id" | "name">) {
  const { purchaseUrl, opensStore } = byPlan[id];
  return { label, detail: name, href: purchaseUrl, opensStore };
}

/** Adds to a purchase link whether the buyer brings a number. */
export function addNumberChoice(purchaseUrl: string, choice: "traigo" | "nuevo"): string {
  const url = new URL(purchaseUrl);
  url.searchParams.set("numero", choice);
  return url.href;
}
