/** The six guides in the specification's order, and their pages' content. Source: product specification, section 2. */

import { findBenefit } from "#content/plans/benefit-status.ts";
import { partnerLinks } from "#content/plans/benefits.ts";
import { buildPromotionPath, type Promotion, promotions } from "#content/promotions/promotions.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { guidePaths } from "./guide-addresses.ts";
import {
  fillPartnerName,
  formatPlanRequirement,
  guideCopy,
  guideSafetyAdvice,
  listPlanBenefitStatuses,
} from "./guide-model.ts";
import { buildGuide } from "./guide-rows.ts";

export const guides = (Object.keys(guidePaths) as BenefitId[]).map(buildGuide);

/** A guide with its computed parts. */
export type GuidePage = ReturnType<typeof buildGuidePage>;

/** @throws {RangeError} if the benefit has no guide. */
export function buildGuidePage(benefitId: BenefitId) {
  const index = guides.findIndex((candidate) => candidate.benefitId === benefitId);
  const guide = guides[index];
  if (!guide) throw new RangeError(`no guide for ${benefitId}`);
  const benefit = findBenefit(benefitId);
  const fillName = (text: string) => fillPartnerName(text, benefit.name);
  const { title, place, newPassword, passwordAdvice, fraud } = guideSafetyAdvice;
  const password = { given: [newPassword, passwordAdvice], own: [passwordAdvice], none: [] }[guide.password];
  return {
    ...guide,
    benefit,
    stepsHeading: `${guide.verb} en ${formatQuantity(guide.steps.length, "pasos")}`,
    howToName: guide.heading.join(""),
    plainSteps: guide.steps.map(({ heading, text }) => ({ heading, text: text.join(" ") })),
    asksForEmail: guide.password === "given",
    needs: [formatPlanRequirement(benefitId), ...guide.needs],
    planStatuses: listPlanBenefitStatuses(benefitId),
    ...buildPartnerLinks(benefitId),
    help: buildPageLink({ label: guideCopy.help, to: "/ayuda" }),
    safety: { title, text: [place, ...password, fraud].map(fillName) },
    promotions: guide.pastPromotions.map(findPromotion),
    otherGuides: [...guides.slice(index + 1), ...guides.slice(0, index)].map(({ benefitId: id, path, action }) => ({
      benefitId: id,
      look: findBenefit(id).look,
      name: findBenefit(id).name,
      ...buildPageLink({ label: action, to: path }),
    })),
    back: buildPageLink({ label: guideCopy.back, to: "/entretenimiento" }),
  };
}

/** Links to the partner's site, and to the partner's terms for the benefit. */
export function buildPartnerLinks(benefitId: BenefitId) {
  const { name } = findBenefit(benefitId);
  const { site, terms } = partnerLinks[benefitId];
  return {
    site: { label: fillPartnerName(guideCopy.site, name), href: site },
    terms: { label: fillPartnerName(guideCopy.terms, name), href: terms },
  };
}

/** @throws {RangeError} if no promotion has the slug. */
function findPromotion(slug: Promotion["slug"]) {
  const promotion = promotions.find((candidate) => candidate.slug === slug);
  if (!promotion) throw new RangeError(`no promotion ${slug}`);
  const { name, benefit, validity } = promotion;
  const href = resolveHref(buildPromotionPath(promotion));
  return { name, ...(benefit && { benefit }), ...(validity && { validity }), href };
}
