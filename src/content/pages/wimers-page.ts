/** Content of the community page. Source of the facts: product specification, sections 1 to 3 and 9. */

import { data } from "#content/data/copy/wimers.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { benefitStatusLabels } from "#content/guides/guide-model.ts";
import { guides } from "#content/guides/guides.ts";
import { formatPlansWithStatus } from "#content/plans/benefit-status.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { latestReferral } from "#content/promotions/promotion-rows.ts";
import { buildPromotionPath, promotions } from "#content/promotions/promotions.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";
import { wimersCopyForm } from "./wimers-copy-form.ts";

const {
  opening,
  entry,
  referral: referralCopy,
  benefits: benefitsCopy,
  comparison,
  community,
  closing,
} = readPageCopy(wimersCopyForm, data);

export const wimersAnchors = {
  word: "que-es-un-wimer",
  referral: "invita",
  benefits: "beneficios",
  comparison: "compara",
  more: "comunidad",
} as const;

export const wimersOpening = { ...opening, heading: parseEmphasizedHeading(opening.heading) };

/** The definition of a wimer, worded like a dictionary entry. */
export const wimerDefinition = {
  ...entry,
  word: "wimer",
  meanings: [entry.line, entry.freedom],
  exampleLabel: "Ejemplo:",
} as const;

const { referrerPercent, referredPercent, referredMemberships } = latestReferral;

export const referralSection = {
  ...referralCopy,
  /** The picture's label for screen readers. */
  label: "Qué ganaba cada quien",
  referrer: { ...referralCopy.referrer, figure: `${referrerPercent}%` },
  referred: {
    ...referralCopy.referred,
    figure: `${referredPercent}%`,
    /** How many memberships have the discount; if several, the picture shows a second card behind the first. */
    memberships: referredMemberships,
  },
  terms: { heading: "Los registros de esta promoción", text: "Cada registro dice su vigencia." },
} as const;

/** Lists every registration of the referral promotion, newest first, with a link to its page. */
export function listReferralRegistrations() {
  return promotions
    .filter(({ terms }) => terms?.kind === "referral")
    .map((promotion) => {
      const href = resolveHref(buildPromotionPath(promotion));
      const { name, validity } = promotion;
      return { name, ...(validity && { validity }), href };
    });
}

/**
 * Names the memberships in which a benefit has a status; shorter than {@link formatPlansWithStatus} if all memberships
 * have it.
 */
function formatPlanNamesWithStatus(benefit: Benefit, status: BenefitStatus): string {
  const isInEveryPlan = plans.every(({ id }) => benefit.status[id] === status);
  return isInEveryPlan ? "Cualquier membresía" : formatPlansWithStatus(benefit.id, status);
}

/** Builds one slide per benefit: the memberships that include or can add the benefit, and the benefit's guide. */
export function buildBenefitSlides() {
  return benefits.map((benefit) => {
    const { id, name, description, look } = benefit;
    const guide = guides.find(({ benefitId }) => benefitId === id);
    return {
      id,
      name,
      description,
      look,
      statuses: (["included", "addOn"] as const).flatMap((status) => {
        const names = formatPlanNamesWithStatus(benefit, status);
        if (!names) return [];
        const marked = plans.flatMap((plan) => (benefit.status[plan.id] === "included" ? [plan.id] : []));
        return [{ label: benefitStatusLabels[status], plans: names, ...(status === "included" && { marked }) }];
      }),
      ...(guide && { guide: buildPageLink({ label: guide.action, to: guide.path }) }),
    };
  });
}

export const benefitSection = {
  ...benefitsCopy,
  /** Time per slide by window width. Source: product specification, section 9. */
  autoplayMs: { phone: 8000, desktop: 6000 },
  carousel: {
    label: "Beneficios para wimers",
    copy: {
      role: "carrusel",
      previous: "Beneficio anterior",
      next: "Beneficio siguiente",
      pause: "Pausar los beneficios",
      play: "Reanudar los beneficios",
      paused: "Beneficios en pausa",
      playing: "Beneficios en movimiento",
      slidePosition: "Beneficio {n} de {total}",
    },
  },
} as const;

export const comparisonSection = comparison;

export const communitySection = {
  heading: community.heading,
  cards: [
    {
      icon: "people",
      tone: "bugambilia",
      ...community.notices,
      link: { label: community.notices.link, to: "/avisos" },
    },
    {
      icon: "play",
      tone: "nopal",
      ...community.entertainment,
      link: { label: community.entertainment.link, to: "/entretenimiento" },
    },
    {
      icon: "globe",
      tone: "jade",
      ...community.roaming,
      link: { label: community.roaming.link, to: "/roaming-cobertura" },
    },
  ],
} as const;

export const wimersClosingSection = {
  ...closing,
  plans: { label: closing.plans, to: "/membresias" },
} as const;
