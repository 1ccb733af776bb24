/** The assistant's answers about each benefit in each membership; they agree with the page of all benefits. */
import { benefitCards, entertainmentAnchors, entertainmentCopy } from "#content/guides/entertainment-page.ts";
import { listPlanBenefitStatuses } from "#content/guides/guide-model.ts";
import { guides } from "#content/guides/guides.ts";
import { formatPlansWithStatus } from "#content/plans/benefit-status.ts";
import { findPlan } from "#content/plans/plans.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const benefitsPath = "/entretenimiento";

const link = {
  label: entertainmentCopy.memberships.heading,
  href: `${benefitsPath}#${entertainmentAnchors.memberships}`,
};

export const assistantBenefits = benefitCards.map(({ benefitId, anchor, name }) => {
  const statuses = listPlanBenefitStatuses(benefitId);
  const firstIncluding = statuses.find(({ status }) => status === "included");
  const cheapestPlan = firstIncluding && findPlan(firstIncluding.planId);
  const guide = guides.find((each) => each.benefitId === benefitId);
  return {
    sections: [...(guide ? [guide.path] : []), `${benefitsPath}#${anchor}`],
    textsByPlan: Object.fromEntries(
      statuses.map(({ planId, plan, label }) => [planId, `${name} en ${plan}: ${label.toLowerCase()}`]),
    ),
    ...(cheapestPlan && {
      cheapestText: `${cheapestPlan.name} es la que menos cuesta con ${name}: ${formatPesos(cheapestPlan.regularPesos)} por ${formatQuantity(cheapestPlan.membershipDays, "días")}`,
    }),
    includingPlansText: cheapestPlan
      ? `Viene incluido en: ${formatPlansWithStatus(benefitId, "included")}.`
      : "Ninguna membresía lo incluye.",
    link,
  };
});
