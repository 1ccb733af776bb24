import { expect, test } from "vitest";
import { parseDataModule } from "#content/forms/data-module.ts";
import { usesFacts } from "#content/forms/editable-list.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { findSpecifiedText } from "#content/forms/testing/check-messages.ts";
import { guidePaths } from "#content/guides/guide-addresses.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { isTrueClaim, listBenefitClaims } from "#domain/plans/benefit-claims.ts";
import type { BenefitStatus, PlanId, Roaming } from "#domain/plans/plan.ts";
import { fillFacts, getFactValues, listFactNames } from "#domain/text/facts/fact-references.ts";
import { buildBenefitPhrases, type NamedBenefit } from "./benefit-phrases.ts";
import { buildPlanPhrases } from "./plan-phrases.ts";
import { longestRowFacts, rowFacts } from "./row-facts.ts";

const statuses: readonly BenefitStatus[] = ["included", "addOn", "none"];

/** All combinations of a benefit's status in every membership. */
const statusRecords = plans.reduce<readonly Partial<Record<PlanId, BenefitStatus>>[]>(
  (records, { id }) => records.flatMap((record) => statuses.map((status) => ({ ...record, [id]: status }))),
  [{}],
) as readonly NamedBenefit["status"][];

/** The benefits with each combination for one of them, and with the same status for all of them. */
const variations: readonly (readonly NamedBenefit[])[] = [
  ...benefits.flatMap(({ id }) =>
    statusRecords.map((status) => benefits.map((benefit) => (benefit.id === id ? { ...benefit, status } : benefit))),
  ),
  ...statusRecords.map((status) => benefits.map((benefit) => ({ ...benefit, status }))),
];

const listTexts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/** The texts of the lists that can use facts, each with the benefit of its page. */
const texts = editableLists.filter(usesFacts).flatMap((list) => {
  const data = parseDataModule(findSpecifiedText(list));
  return (Array.isArray(data) ? data : [data]).flatMap((row: { path?: string }) => {
    const pageBenefitId = benefits.find(({ id }) => guidePaths[id] === row.path)?.id;
    return listTexts(row).map((text) => ({ text, pageBenefitId }));
  });
});

const usesStatus = (text: string) =>
  listFactNames(text).some((name) => name.startsWith("beneficio") && !name.endsWith(".nombre"));

const listClaims = (some: typeof texts, varied: readonly NamedBenefit[]) => {
  const facts = { ...rowFacts, ...getFactValues(buildBenefitPhrases(varied, plans)) };
  return some.flatMap(({ text, pageBenefitId }) =>
    listBenefitClaims(fillFacts(text, facts), {
      benefits: varied,
      plans,
      impliedBenefit: varied.find(({ id }) => id === pageBenefitId),
    }),
  );
};

test("no sentence of the lists types the status of a benefit", () => {
  const typedTexts = texts.filter(({ text }) => !usesStatus(text));
  expect(listClaims(typedTexts, benefits)).toEqual([]);
});

test("no sentence of the lists is false, whatever the status of a benefit in each membership", () => {
  const textsWithStatus = texts.filter(({ text }) => usesStatus(text));
  for (const varied of variations) {
    const claims = listClaims(textsWithStatus, varied);
    expect(claims.filter((claim) => !isTrueClaim(claim, plans))).toEqual([]);
    expect(claims.length).toBeGreaterThan(0);
  }
});

test("a benefit's cost names exactly the memberships that include or add it", () => {
  for (const [benefit] of variations) {
    if (!benefit) continue;
    const { value = "" } = buildBenefitPhrases([benefit], plans)["beneficio.amazon-prime.costo"] ?? {};
    const claims = listBenefitClaims(`${value}.`, { benefits: [], plans, impliedBenefit: benefit });
    for (const status of ["included", "addOn"] as const) {
      const claim = claims.find((each) => each.status === status);
      const namedPlans = claim?.isAboutEveryPlan ? plans : (claim?.plans ?? []);
      expect(
        namedPlans.map(({ id }) => id),
        value,
      ).toEqual(plans.filter(({ id }) => benefit.status[id] === status).map(({ id }) => id));
    }
  }
});

test("no fact about benefits is ever empty, or longer than the length that texts are checked with", () => {
  for (const varied of variations)
    for (const [name, { value }] of Object.entries(buildBenefitPhrases(varied, plans))) {
      expect(value, name).not.toBe("");
      if (name.endsWith(".costo")) expect(value.length, value).toBeLessThanOrEqual(longestRowFacts[name]?.length ?? 0);
    }
});

const roamings: readonly Roaming[] = [
  { kind: "none" },
  { kind: "upTo", gb: 7, where: { name: "Europa" } },
  { kind: "upTo", gb: 7, where: { countries: 170 } },
  { kind: "unlimited", where: { countries: 170 } },
];

test("no fact about memberships is empty or false, whatever the roaming of each membership", () => {
  for (const one of roamings)
    for (const others of roamings) {
      const varied = plans.map((plan, index) => ({ ...plan, roaming: index === 1 ? one : others }));
      const facts = getFactValues(buildPlanPhrases(varied));
      const without = varied.filter(({ roaming }) => roaming.kind === "none").map(({ name }) => name);
      for (const name of ["roaming.por-zona", "roaming.por-membresia"]) {
        const text = facts[name] ?? "";
        expect(varied.filter((plan) => text.includes(plan.name)).map((plan) => plan.name)).toEqual(
          varied.filter(({ name: planName }) => !without.includes(planName)).map((plan) => plan.name),
        );
        expect(text).not.toBe("");
      }
      expect(facts["membresias.con-roaming.alternativa"]).not.toBe("");
    }
});
