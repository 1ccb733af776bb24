import { expect, test } from "vitest";
import { benefitStatusLabels } from "#content/guides/guide-model.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { findPromotionTerms } from "#content/promotions/promotion-rows.ts";
import { buildPromotionPath, promotions } from "#content/promotions/promotions.ts";
import { buildBenefitSlides, listReferralRegistrations, referralSection } from "./wimers-page.ts";

test("each benefit names the memberships that include it and those it can be added to", () => {
  const slides = buildBenefitSlides();
  expect(slides.map(({ id }) => id)).toEqual(benefits.map(({ id }) => id));
  for (const [index, { name, status }] of benefits.entries())
    for (const wanted of ["included", "addOn"] as const) {
      const having = plans.filter(({ id }) => status[id] === wanted);
      const plansText = slides[index]?.statuses.find(({ label }) => label === benefitStatusLabels[wanted])?.plans;
      const isAll = having.length === plans.length;
      if (isAll) expect(plansText, name).toBe("Cualquier membresía");
      else
        expect(
          plans.filter((plan) => plansText?.includes(plan.name)),
          `${name}, ${wanted}`,
        ).toEqual(having);
    }
});

test("each benefit links to its own guide", () => {
  const hrefs = buildBenefitSlides().map(({ guide }) => guide?.href);
  expect(new Set(hrefs).size).toBe(benefits.length);
  expect(hrefs).not.toContain(undefined);
});

test("the referral states the promotion's two discounts", () => {
  const referralTerms = findPromotionTerms("referidos", "referral");
  expect(referralSection.referrer.figure).toBe(`${referralTerms.referrerPercent}%`);
  expect(referralSection.referred.figure).toBe(`${referralTerms.referredPercent}%`);
});

test("the referral lists every registration with its dates and its page", () => {
  const referrals = promotions.filter(({ name }) => name.startsWith("Referidos"));
  expect(referrals.length).toBeGreaterThan(2);
  expect(listReferralRegistrations()).toEqual(
    referrals.map((row) => ({
      name: row.name,
      href: buildPromotionPath(row),
      ...(row.validity && { validity: row.validity }),
    })),
  );
});
