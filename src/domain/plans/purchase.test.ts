import fc from "fast-check";
import { expect, test } from "vitest";
import { planIds } from "./plan.ts";
import { buildPurchaseAction, buildPurchaseUrl, type PurchaseLinks } from "./purchase.ts";

test("adds the reset flag and the plan", () => {
  expect(buildPurchaseUrl("https://web.wim.mx/pre-checkout", "ROOKIE-30")).toBe(
    "https://web.wim.mx/pre-checkout?reset=true&sku=ROOKIE-30",
  );
});

test("keeps the URL's query and anchor", () => {
  expect(buildPurchaseUrl("https://web.wim.mx/pre?canal=web#plan", "A1")).toBe(
    "https://web.wim.mx/pre?canal=web&reset=true&sku=A1#plan",
  );
});

test("replaces a plan that the URL already names", () => {
  expect(buildPurchaseUrl("https://web.wim.mx/pre?sku=OLD&reset=false", "A1")).toBe(
    "https://web.wim.mx/pre?sku=A1&reset=true",
  );
});

test("the plan in the URL is the plan that was passed, whatever its characters", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: "grapheme" }), (base, sku) => {
      expect(new URL(buildPurchaseUrl(base, sku)).searchParams.getAll("sku")).toEqual([sku]);
    }),
    { numRuns: 40 },
  );
});

test("refuses a URL without a host", () => {
  expect(() => buildPurchaseUrl("/pre-checkout", "A1")).toThrow(TypeError);
});

test("a tool uses the same purchase link as the plan's card, and names the plan", () => {
  const of = Object.fromEntries(planIds.map((id) => [id, { purchaseUrl: `#${id}` }])) as PurchaseLinks["byPlan"];
  expect(buildPurchaseAction({ label: "Compra", byPlan: of }, { id: "legend", name: "Legend" })).toMatchObject({
    label: "Compra",
    detail: "Legend",
    href: "#legend",
  });
});
