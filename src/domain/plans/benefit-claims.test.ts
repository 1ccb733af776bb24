import { expect, test } from "vitest";
import { type ClaimedBenefit, isTrueClaim, listBenefitClaims } from "./benefit-claims.ts";
import { type PlanId, planIds } from "./plan.ts";

const plans = [
  { id: "legend", name: "Legend" },
  { id: "ultimate", name: "Ultimate" },
] as const;
const none = Object.fromEntries(planIds.map((id) => [id, "none"])) as Record<PlanId, "none">;
const status = { ...none, legend: "addOn", ultimate: "included" } as const;
const vix: ClaimedBenefit = { id: "vix", name: "ViX", status };
const paramount: ClaimedBenefit = { id: "paramount", name: "Paramount+", status };
const benefits = [vix, paramount];

const describeClaims = (text: string, impliedBenefit?: ClaimedBenefit) =>
  listBenefitClaims(text, { benefits, plans, impliedBenefit }).map((claim) =>
    [
      claim.benefit.name,
      claim.status,
      claim.isAboutEveryPlan ? "all" : claim.plans.map(({ name }) => name).join("+"),
      isTrueClaim(claim, plans),
    ].join(" "),
  );

test.each<[text: string, ...claims: string[]]>([
  ["ViX viene con Ultimate.", "ViX included Ultimate true"],
  ["ViX viene con Legend y Ultimate.", "ViX included Legend+Ultimate false"],
  ["ViX y Paramount+ vienen incluidos.", "ViX included  true", "Paramount+ included  true"],
  ["Ultimate incluye ViX.", "ViX included Ultimate true"],
  ["Tu membresía trae Paramount+, sin costo.", "Paramount+ included  true"],
  ["ViX incluido en Legend.", "ViX included Legend false"],
  ["ViX viene con cualquier membresía.", "ViX included all false"],
  ["ViX viene con Ultimate; con Legend tiene costo aparte.", "ViX included Ultimate true", "ViX addOn Legend true"],
  ["ViX, incluido en Ultimate y con costo aparte en Legend.", "ViX included Ultimate true", "ViX addOn Legend true"],
  ["En Ultimate, ViX cuesta aparte.", "ViX addOn Ultimate false"],
  ["Hoy ViX no se puede agregar.", "ViX none  false"],
])("«%s» claims what it says", (text, ...claims) => {
  expect(describeClaims(text)).toEqual(claims);
});

test.each([
  "ViX no viene con Legend.",
  "Di si ViX viene con tu membresía.",
  "ViX y Paramount+: cuáles tienen costo aparte y cómo se activan.",
  "Los envíos tienen costo aparte.",
  "Revisa en ViX qué plan aparece.",
])("«%s» claims nothing about a benefit", (text) => {
  expect(describeClaims(text)).toEqual([]);
});

test("on a benefit's page, a sentence without a name is about that benefit", () => {
  expect(describeClaims("Tiene costo aparte, con cualquier membresía.", vix)).toEqual(["ViX addOn all false"]);
  expect(describeClaims("Paramount+ viene con Ultimate.", vix)).toEqual(["Paramount+ included Ultimate true"]);
});
