/** Content of the page with all benefits. Sources: product specification, sections 2 and 3; fact file, section 9. */

import { data } from "#content/data/copy/entertainment.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { describeBenefitCost, findBenefit } from "#content/plans/benefit-status.ts";
import { planCountWord } from "#content/plans/plans.ts";
import { type EmphasizedHeading, parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import { formatBenefitKey } from "#domain/plans/benefit-looks.ts";
import type { BenefitLook, PlanId } from "#domain/plans/plan.ts";
import { entertainmentCopyForm } from "./entertainment-copy-form.ts";
import { benefitStatusLabels, listPlanBenefitStatuses } from "./guide-model.ts";
import { buildPartnerLinks, type GuideLink, guides } from "./guides.ts";

const { opening, benefits: cards, memberships, closing } = readPageCopy(entertainmentCopyForm, data);

export const entertainmentAnchors = { benefits: "beneficios", memberships: "por-membresia" } as const;

export const entertainmentCopy = {
  opening: {
    heading: parseEmphasizedHeading(opening.heading),
    intro: opening.intro,
    memberships: opening.memberships,
    /** Label of the links to the cards. */
    index: "Los beneficios",
    /** Text above the drawn phone with the benefits. */
    marquee: opening.marquee,
  },
  benefits: { heading: cards.heading, sub: cards.sub },
  memberships: {
    ...memberships,
    caption: `Los beneficios de las ${planCountWord} membresías`,
    benefit: "Beneficio",
    total: "Incluidos",
    marks: (["included", "addOn", "none"] as const).map((status) => ({
      status,
      label: benefitStatusLabels[status],
    })),
  },
  closing: {
    heading: closing.heading,
    text: closing.text,
    plans: { label: closing.plans, to: "/membresias" },
    community: { label: closing.community, to: "/wimers" },
  },
} as const satisfies { opening: { heading: EmphasizedHeading; [part: string]: unknown }; [part: string]: unknown };

export type BenefitCard = {
  benefitId: BenefitId;
  look: BenefitLook;
  anchor: string;
  name: string;
  /** The benefit in a few words, for use within a sentence. */
  description: string;
  /** The memberships that include it. */
  planIds: readonly PlanId[];
  /** Which memberships include it or, if none does, with which it can be added. */
  cost: string;
  guide: GuideLink;
  terms: GuideLink;
};

/** The card of every benefit, in the order of the guides. */
export const benefitCards: readonly BenefitCard[] = guides.map(({ benefitId, path, card, action }) => ({
  benefitId,
  look: findBenefit(benefitId).look,
  anchor: formatBenefitKey(benefitId),
  name: findBenefit(benefitId).name,
  description: card,
  planIds: listPlanBenefitStatuses(benefitId).flatMap(({ planId, status }) => (status === "included" ? [planId] : [])),
  cost: describeBenefitCost(benefitId),
  guide: buildPageLink({ label: action, to: path }),
  terms: buildPartnerLinks(benefitId).terms,
}));

/** The status of every benefit in every membership, in the order of the guides. */
export const planBenefits = guides.map(({ benefitId }) => {
  const { name, description } = findBenefit(benefitId);
  return { benefitId, name, description, holdings: listPlanBenefitStatuses(benefitId) };
});
