/**
 * Where a membership is bought: the operator's page before checkout, with the parameters to start afresh with a plan.
 *
 * @param base - absolute URL; the rest of its query is kept.
 * @param sku - the plan's SKU; without it the visitor chooses there.
 * @throws {TypeError} if `base` is not an absolute URL.
 * @see product specification, section 2, home page.
 */
export function purchaseUrl(base: string, sku?: string): string {
  const url = new URL(base);
  url.searchParams.set("reset", "true");
  if (sku !== undefined) url.searchParams.set("sku", sku);
  return url.href;
}
