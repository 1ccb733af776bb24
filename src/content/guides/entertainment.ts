/** What the page of all benefits says. Source: product specification, sections 2 and 3; facts, section 9. */

import { benefitOf } from "#content/plans/benefit-standing.ts";
import { benefits } from "#content/plans/benefits.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { planCount } from "#content/plans/plans.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { measure } from "#domain/measure.ts";
import type { BenefitLook } from "#domain/plan.ts";
import { lounges } from "./guide-loungekey.ts";
import { type BenefitId, holdingsOf, standingLabels } from "./guide-model.ts";
import { type GuideLink, guides, partnerLinksOf } from "./guides.ts";

/** Ids of the page's sections. */
export const entertainmentAnchors = { benefits: "beneficios", memberships: "por-membresia" } as const;

export const entertainmentCopy = {
  opening: {
    heading: ["Series, música y viajes ", "con tu línea", ""],
    intro: `${measure(benefits.length, "beneficios")} de streaming, música, viajes y experiencias. Unos vienen con tu membresía y otros tienen costo aparte.`,
    memberships: "Qué trae cada membresía",
    /** Label of the links to the cards. */
    index: "Los beneficios",
    /** Over the stage where they are shown. */
    marquee: "En cartelera",
  },
  benefits: {
    heading: "Escoge y activa",
    sub: "Cada uno con su guía paso a paso y sus términos.",
  },
  memberships: {
    heading: "Lo que trae tu membresía",
    sub: `Los beneficios incluidos se renuevan cada ${measure(membershipDays, "días")}. Los demás tienen costo aparte.`,
    caption: `Los beneficios de las ${planCount} membresías`,
    benefit: "Beneficio",
    total: "Incluidos",
    marks: (["included", "addOn", "none"] as const).map((standing) => ({ standing, label: standingLabels[standing] })),
  },
  closing: {
    heading: "¿Cuál va contigo?",
    text: "Compara precio, GB, roaming y beneficios, o conoce lo que gana la comunidad.",
    plans: { label: "Compara las membresías", to: "/membresias" },
    community: { label: "Conoce a los wimers", to: "/wimers" },
  },
} as const satisfies { opening: { heading: LoudHeading; [part: string]: unknown }; [part: string]: unknown };

/** What each gives, in a sentence. */
const gives = {
  amazonPrime: "Prime Video y envíos, con tu cuenta de Amazon México.",
  deezer: "Música en streaming, en tu cuenta de Deezer.",
  paramount: "Series y películas en streaming, con wim como proveedor.",
  vix: "Series y películas en español, en streaming.",
  loungekey: `Entrada a salas de aeropuerto en el mundo. LoungeKey anuncia más de ${lounges}.`,
  bigbox: "Un código para canjear por una experiencia de su catálogo.",
} as const satisfies Record<BenefitId, string>;

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
  /** Id of the card in the page. */
  anchor: string;
  name: string;
  gives: string;
  /** Link to its guide; undefined until that page is published. */
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
    gives: gives[benefitId],
    guide: href && { label: action, href },
    terms: partnerLinksOf(benefitId).terms,
  };
});

/** Every benefit's standing in every membership, in the order of the guides. */
export const membershipBenefits = guides.map(({ benefitId }) => {
  const { name, gives } = benefitOf(benefitId);
  return { benefitId, name, gives, holdings: holdingsOf(benefitId) };
});
