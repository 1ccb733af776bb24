/** Content of the page with all benefits. Sources: product specification, sections 2 and 3; fact file, section 9. */

import { data } from "#content/data/copy/entertainment.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { describeBenefitCost, findBenefit } from "#content/plans/benefit-status.ts";
import { planCountWord } from "#content/plans/plans.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { formatBenefitKey } from "#domain/plans/benefit-looks.ts";
import { entertainmentCopyForm } from "./entertainment-copy-form.ts";
import { benefitStatusLabels, listPlanBenefitStatuses } from "./guide-model.ts";
import { buildPartnerLinks, guides } from "./guides.ts";

const { opening, benefits: cards, memberships, closing } = readPageCopy(entertainmentCopyForm, data);

export const entertainmentAnchors = { benefits: "beneficios", memberships: "por-membresia" } as const;

export const entertainmentCopy = {
  opening: {
    ...opening,
    heading: parseEmphasizedHeading(opening.heading),
    /** Label of the links to the cards. */
    index: "Los beneficios",
  },
  benefits: { heading: cards.heading, sub: cards.sub },
  memberships: {
    ...memberships,
    caption: `Los beneficios de las ${planCountWord} membresías`,
    /** Header of the column of benefits. */
    benefit: "Beneficio",
    /** Precedes the count of included benefits. */
    total: "Incluidos",
    /** Legend of the marks, for narrow cells that show only the mark. */
    marks: (["included", "addOn", "none"] as const).map((status) => ({ status, label: benefitStatusLabels[status] })),
  },
  closing: {
    ...closing,
    plans: { label: closing.plans, to: "/membresias" },
    community: { label: closing.community, to: "/wimers" },
  },
} as const;

/** The card of every benefit, in the order of the guides. */
export const benefitCards = guides.map(({ benefitId, path, card, action }) => ({
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
