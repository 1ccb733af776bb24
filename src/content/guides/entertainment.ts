/** Content of the page of all benefits. Source: product specification, sections 2 and 3; facts, section 9. */

import { data } from "#content/data/words/entertainment.ts";
import { readWords } from "#content/facts/read-words.ts";
import { benefitOf } from "#content/plans/benefit-status.ts";
import { planCountWord } from "#content/plans/plans.ts";
import { type LoudHeading, loudHeading } from "#content/site/loud-heading.ts";
import { hrefTo } from "#content/site/site-map.ts";
import type { BenefitLook } from "#domain/plans/plan.ts";
import { entertainmentWords } from "./entertainment-words.ts";
import { type BenefitId, holdingsOf, statusLabels } from "./guide-model.ts";
import { type GuideLink, guides, partnerLinksOf } from "./guides.ts";

const { opening, benefits: cards, memberships, closing } = readWords(entertainmentWords, data);

/** Ids of the page's sections. */
export const entertainmentAnchors = { benefits: "beneficios", memberships: "por-membresia" } as const;

export const entertainmentCopy = {
  opening: {
    heading: loudHeading(opening.heading),
    intro: opening.intro,
    memberships: opening.memberships,
    /** Label of the links to the cards. */
    index: "Los beneficios",
    /** Label above the stage that shows them. */
    marquee: opening.marquee,
  },
  benefits: { heading: cards.heading, sub: cards.sub },
  memberships: {
    ...memberships,
    caption: `Los beneficios de las ${planCountWord} membresías`,
    benefit: "Beneficio",
    total: "Incluidos",
    marks: (["included", "addOn", "none"] as const).map((standing) => ({ standing, label: statusLabels[standing] })),
  },
  closing: {
    heading: closing.heading,
    text: closing.text,
    plans: { label: closing.plans, to: "/membresias" },
    community: { label: closing.community, to: "/wimers" },
  },
} as const satisfies { opening: { heading: LoudHeading; [part: string]: unknown }; [part: string]: unknown };

const anchors = {
  amazonPrime: "amazon-prime",
  deezer: "deezer",
  paramount: "paramount",
  vix: "vix",
  loungekey: "loungekey",
  bigbox: "bigbox",
} as const satisfies Record<BenefitId, string>;

export type BenefitCard = {
  benefitId: BenefitId;
  look: BenefitLook;
  /** The card's anchor. */
  anchor: string;
  name: string;
  /** The benefit in a few words, for use within a sentence. */
  gives: string;
  /** Link to the guide; undefined until its page is published. */
  guide: GuideLink | undefined;
  terms: GuideLink;
};

/** The card of every benefit, in the order of the guides. */
export const benefitCards: readonly BenefitCard[] = guides.map(({ benefitId, path, action }) => {
  const href = hrefTo(path);
  return {
    benefitId,
    look: benefitOf(benefitId).look,
    anchor: anchors[benefitId],
    name: benefitOf(benefitId).name,
    gives: cards[benefitId],
    guide: href && { label: action, href },
    terms: partnerLinksOf(benefitId).terms,
  };
});

/** The status of every benefit in every membership, in the order of the guides. */
export const membershipBenefits = guides.map(({ benefitId }) => {
  const { name, gives } = benefitOf(benefitId);
  return { benefitId, name, gives, holdings: holdingsOf(benefitId) };
});
