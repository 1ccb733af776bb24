import { expect, test } from "vitest";
import { buildPlanProducts } from "#domain/plans/plan-products.ts";
import { rookie } from "#domain/plans/testing/sample-plans.ts";
import { buildOrganization } from "./structured-data.ts";

const url = "https://wim.example/";
const products = [{ plan: rookie, description: "20 GB", url, id: url }];
const shown = { products, brand: "wim", imageUrl: "https://wim.example/x.png" };
const porting = { name: "Al traer tu número", condition: "Solo al traer tu número.", months: 6 };

test("the porting price says for whom, for how long and, once it is known, until when", () => {
  const listOffers = (days?: { from: string; to: string }) =>
    buildPlanProducts({ ...shown, porting: { ...porting, ...(days && { days }) } })[0]?.offers;
  const conditions = { price: 280, description: porting.condition, eligibleDuration: { value: 6, unitCode: "MON" } };
  const days = { validFrom: "2026-12-01", priceValidUntil: "2026-12-31" };
  expect(listOffers()).toMatchObject([{ price: 350 }, conditions]);
  expect(JSON.stringify(listOffers())).not.toMatch(/valid/i);
  expect(listOffers({ from: days.validFrom, to: days.priceValidUntil })).toMatchObject([
    { price: 350 },
    { ...conditions, ...days },
  ]);
  expect(buildPlanProducts(shown)[0]?.offers).toHaveLength(1);
});

test("unknown data about a membership or the operator is left out", () => {
  expect(buildPlanProducts(shown)[0]).not.toHaveProperty("sku");
  const hours = { opens: "08:00", closes: "22:00", timeZone: "America/Mexico_City" } as const;
  const known = { id: url, name: "wim", url, logo: url, profiles: [], support: { url, hours } };
  const organization = buildOrganization(known);
  for (const property of ["legalName", "sameAs", "contactPoint.telephone", "contactPoint.email"])
    expect(organization).not.toHaveProperty(property);
  expect(organization).toMatchObject({ contactPoint: { url, hoursAvailable: { opens: "08:00" } } });
});
