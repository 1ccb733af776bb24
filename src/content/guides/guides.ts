/** The six guides in the specification's order, and their pages' content. Source: product specification, section 2. */

import { findBenefit } from "#content/plans/benefit-status.ts";
import { partnerLinks } from "#content/plans/benefits.ts";
import { buildPromotionPath, type Promotion, promotions } from "#content/promotions/promotions.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import type { Benefit, BenefitLook } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { guidePaths } from "./guide-addresses.ts";
import {
  fillPartnerName,
  formatPlanRequirement,
  type Guide,
  guideCopy,
  guideSafetyAdvice,
  listPlanBenefitStatuses,
  type PlanBenefitStatus,
} from "./guide-model.ts";
import { buildGuide } from "./guide-rows.ts";

export const guides: readonly Guide[] = (Object.keys(guidePaths) as BenefitId[]).map(buildGuide);

export type GuideLink = { label: string; href: string };

/** A guide with its computed parts. */
export type GuidePage = Guide & {
  benefit: Benefit;
  /** Heading of the steps: "Actívalo en 4 pasos". */
  stepsHeading: string;
  /** Name of the guide for search engines. */
  howToName: string;
  /** Steps for search engines, each with its text in one piece. */
  plainSteps: readonly { heading: string; text: string }[];
  /** Whether a step asks for the subscription's e-mail, which the app shows. */
  asksForEmail: boolean;
  planStatuses: readonly PlanBenefitStatus[];
  site: GuideLink;
  terms: GuideLink;
  /** Link to the help page, for problems that the guide does not solve. */
  help: GuideLink;
  safety: { title: string; text: readonly string[] };
  promotions: readonly (Pick<Promotion, "name" | "benefit" | "validity"> & { href: string })[];
  /** The other guides, starting with the next one. */
  otherGuides: readonly (GuideLink & { benefitId: BenefitId; look: BenefitLook; name: string })[];
  back: GuideLink;
};

/** @throws {RangeError} if the benefit has no guide. */
export function buildGuidePage(benefitId: BenefitId): GuidePage {
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
    promotions: (guide.pastPromotions ?? []).map(findPromotion),
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
export function buildPartnerLinks(benefitId: BenefitId): { site: GuideLink; terms: GuideLink } {
  const { name } = findBenefit(benefitId);
  const { site, terms } = partnerLinks[benefitId];
  return {
    site: { label: fillPartnerName(guideCopy.site, name), href: site },
    terms: { label: fillPartnerName(guideCopy.terms, name), href: terms },
  };
}

/** @throws {RangeError} if no promotion has the slug. */
function findPromotion(slug: Promotion["slug"]): GuidePage["promotions"][number] {
  const promotion = promotions.find((candidate) => candidate.slug === slug);
  if (!promotion) throw new RangeError(`no promotion ${slug}`);
  const { name, benefit, validity } = promotion;
  const href = resolveHref(buildPromotionPath(promotion));
  return { name, ...(benefit && { benefit }), ...(validity && { validity }), href };
}
