import { expect, test } from "vitest";
import { checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import type { Offer } from "#domain/plans/offer.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import type { PromotionTerms } from "#domain/plans/promotion-terms.ts";
import { listTermsContradictions } from "./terms-contradictions.ts";

const pesos = Object.fromEntries(planIds.map((id) => [id, 280])) as Record<PlanId, number>;
const twenty: Offer = { porting: { percent: 20, months: 6, pesos }, firstMonth: { percent: 50, gb: { rookie: 30 } } };
type Offering = { name: string; offer: Offer; period: Validity };
const undated: Offering = { name: "De siempre", offer: twenty, period: { kind: "unstated" } };
const december: Offering = {
  ...undated,
  name: "Diciembre",
  period: { kind: "dates", from: "2026-12-01", to: "2026-12-31" },
};

const porting: PromotionTerms = { kind: "porting", percent: 25, months: 3 };
const inWords = (text: string): PromotionTerms => ({ kind: "text", text, conditions: "Una vez." });
const extraData: PromotionTerms = { kind: "extraData", percent: 30, days: 30 };

test.each<[what: string, terms: PromotionTerms, from: string, to: string, offers: Offering[], message: string[]]>([
  ["another discount", porting, "2026-12-20", "2027-01-06", [december], ["20 de diciembre de 2026 el sitio dice 20%"]],
  ["an offer without days", porting, "2026-12-20", "2027-01-06", [undated], ["el sitio dice 20%"]],
  ["other months", { ...porting, percent: 20 }, "2026-12-01", "2026-12-31", [december], ["20% y 3 meses"]],
  ["the offer's figures", { ...porting, percent: 20, months: 6 }, "2026-12-01", "2026-12-31", [december], []],
  [
    "days after the offer",
    { ...porting, percent: 20, months: 6 },
    "2026-12-20",
    "2027-01-06",
    [december],
    ["el 1 de enero de 2027 el sitio dice los precios de siempre"],
  ],
  [
    "another discount in its own words",
    inWords("Pagas 25% menos al traer tu número."),
    "2026-12-20",
    "2026-12-24",
    [december],
    ["dice «25% menos», y el 20 de diciembre de 2026 el sitio dice 20%"],
  ],
  [
    "a discount after its word",
    inWords("Descuento del 25% si traes tu número."),
    "2026-12-20",
    "2026-12-24",
    [december],
    ["dice «Descuento del 25%»"],
  ],
  ...[
    "Trae tu número y recibe 25% más datos.",
    "Al portar, 25% de datos y 30% GB extra.",
    "Tu número, 100% digital.",
  ].map((text): [string, PromotionTerms, string, string, Offering[], string[]] => [
    `no discount: ${text}`,
    inWords(text),
    "2026-12-20",
    "2026-12-24",
    [december],
    [],
  ]),
  ["the same in its own words", inWords("20% menos al portar."), "2026-12-20", "2026-12-24", [december], []],
  ["another subject", inWords("25% menos en tu cumpleaños."), "2026-12-20", "2026-12-24", [december], []],
  ["other data", extraData, "2026-12-01", "2026-12-31", [december], ["promete 30% más GB"]],
  ["data on a day without an offer", extraData, "2027-01-01", "2027-01-31", [december], []],
  ["a promotion that is over", porting, "2026-10-01", "2026-10-31", [undated], []],
  ["a promise that no offer makes", { kind: "code" }, "2026-12-01", "2026-12-31", [december], []],
])("compares a promotion's terms with the offer of its days: %s", (_what, terms, from, to, offers, expectedReport) => {
  const found = listTermsContradictions(
    [{ name: "Nueva", terms, period: { kind: "dates", from, to } }, ...offers],
    "2026-11-23",
  );
  expect(found.map(({ message }) => message.replaceAll("\u00a0", " "))).toEqual(
    expectedReport.map((part) => expect.stringContaining(part)),
  );
});

test("the check of the promotions reports contradictory terms", async () => {
  const row = { slug: "portabilidad-2100", name: "Portabilidad 2100", terms: porting, shownOn: ["registry"] };
  const period = { kind: "dates", from: "2100-12-01", to: "2100-12-31" };
  expect(await checkChangedList("promociones", insertRow({ ...row, period }))).toEqual([
    expect.stringContaining(
      "promete 25% y 3\u00a0meses al traer tu número, y el 1\u00a0de diciembre de 2100 el sitio dice",
    ),
  ]);
});
