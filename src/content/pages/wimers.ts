/** What the community page says. Source of the facts: product specification, sections 1 to 3 and 9. */

import { standingLabels } from "#content/guides/guide-model.ts";
import { guides } from "#content/guides/guides.ts";
import { plansWhere } from "#content/plans/benefit-standing.ts";
import { benefits } from "#content/plans/benefits.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { planCount, plans } from "#content/plans/plans.ts";
import { promotionPath, promotions, termsOf } from "#content/promotions/promotions.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { hasPublished, hrefTo, type IsPublished } from "#content/site/site-map.ts";
import { measure } from "#domain/measure.ts";
import type { Benefit, BenefitStanding } from "#domain/plan.ts";

export const wimersAnchors = {
  word: "que-es-un-wimer",
  referral: "invita",
  benefits: "beneficios",
  comparison: "compara",
  more: "comunidad",
} as const;

export const wimersOpening = {
  heading: ["Ser ", "wimer", " tiene lo suyo"],
  intro:
    "Wimer es quien tiene su línea en wim. Hay descuentos por invitar, según la promoción vigente, y beneficios según tu membresía: streaming, envíos y salas de aeropuerto.",
  referral: "Invita y ganan los dos",
  /** In the picture, where somebody is missing. */
  free: "¿Y tú?",
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** Written as a dictionary would. */
export const wimerEntry = {
  word: "wimer",
  kind: "sustantivo, de cualquier género",
  meanings: [
    "Persona que tiene su línea en wim.",
    `Persona sin chip de plástico ni plazo forzoso: renueva cada ${measure(membershipDays, "días")} porque quiere.`,
  ],
  exampleLabel: "Ejemplo:",
  example: "«Mi hermana me invitó y ya también soy wimer».",
} as const;

const { referrerPercent, referredPercent, referredMemberships } = termsOf("referidos", "referral");

export const referral = {
  heading: "Invitas y ganan los dos",
  sub: "Un descuento para quien invita y otro para quien llega.",
  /** The picture's label for screen readers. */
  label: "Qué gana cada quien",
  referrer: {
    who: "Tú invitas",
    figure: `${referrerPercent}%`,
    text: "menos en tu siguiente membresía",
  },
  referred: {
    who: "Alguien llega",
    figure: `${referredPercent}%`,
    text: `menos en sus primeras ${measure(referredMemberships, "membresías")}`,
    /** How many memberships the picture shows. */
    memberships: referredMemberships,
  },
  how: {
    title: "Invita desde la app",
    text: "Con tu cuenta. La app te dice si la promoción está vigente y en qué términos: confírmalo antes de invitar.",
  },
  terms: {
    title: "Los registros de esta promoción",
    text: "Se registró por mes a principios de 2025.",
  },
} as const satisfies { heading: string; [part: string]: unknown };

/** Every registration of the promotion, newest first; with an address only if its page is published. */
export function referralRegistrations(isPublished: IsPublished = hasPublished) {
  return promotions
    .filter(({ slug }) => slug.includes("referidos"))
    .map((promotion) => {
      const href = hrefTo(promotionPath(promotion), isPublished);
      const { name, validity } = promotion;
      return { name, ...(validity && { validity }), ...(href && { href }) };
    });
}

/** The memberships where a benefit has this standing, as a phrase; empty if there are none. */
function planNames(benefit: Benefit, wanted: BenefitStanding): string {
  const isEverywhere = plans.every(({ id }) => benefit.standing[id] === wanted);
  return isEverywhere ? "Cualquier membresía" : plansWhere(benefit.id, wanted);
}

/** One slide per benefit, in order: the memberships that include it, those it can be added to, and its guide. */
export function benefitSlides(isPublished: IsPublished = hasPublished) {
  return benefits.map((benefit) => {
    const { id, name, gives, look } = benefit;
    const guide = guides.find(({ benefitId }) => benefitId === id);
    const href = guide && hrefTo(guide.path, isPublished);
    return {
      id,
      name,
      gives,
      look,
      standings: (["included", "addOn"] as const).flatMap((standing) => {
        const names = planNames(benefit, standing);
        return names ? [{ label: standingLabels[standing], plans: names }] : [];
      }),
      ...(href && { guide: { label: guide.action, href } }),
    };
  });
}

export const benefitSection = {
  heading: "Tu membresía trae algo más",
  sub: "Unos beneficios vienen incluidos y otros los agregas. Cada uno dice con cuál membresía.",
  /** Milliseconds each benefit stays, by window width. Source: product specification, section 9. */
  autoplayMs: { phone: 8000, desktop: 6000 },
  carousel: {
    label: "Beneficios para wimers",
    texts: {
      role: "carrusel",
      previous: "Beneficio anterior",
      next: "Beneficio siguiente",
      pause: "Pausar los beneficios",
      play: "Reanudar los beneficios",
      paused: "Beneficios en pausa",
      playing: "Beneficios en movimiento",
      slideOf: "Beneficio {n} de {total}",
    },
  },
} as const satisfies { heading: string; [part: string]: unknown };

export const comparisonSection = {
  heading: "¿Qué wimer eres?",
  sub: `Las ${planCount} membresías, renglón por renglón, para que escojas con calma.`,
} as const satisfies { heading: string; sub: string };

export const communitySection = {
  heading: "Para estar al tanto",
  cards: [
    {
      icon: "people",
      tone: "bugambilia",
      heading: "Chismecito para wimers",
      text: "Los avisos de wim, todos en una sola página.",
      link: { label: "Lee los avisos", to: "/avisos" },
    },
    {
      icon: "play",
      tone: "nopal",
      heading: "Entretenimiento",
      text: "Los términos de cada beneficio y los pasos para activarlo.",
      link: { label: "Activa el tuyo", to: "/entretenimiento" },
    },
    {
      icon: "globe",
      tone: "jade",
      heading: "De viaje",
      text: "Busca tu destino y mira qué membresía lo incluye.",
      link: { label: "Revisa tu roaming", to: "/roaming-cobertura" },
    },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const wimersClosing = {
  heading: "Solo faltas tú",
  text: "Contrata en la app y, si quieres, trae tu número.",
  plans: { label: "Compara membresías", to: "/membresias" },
} as const satisfies { heading: string; [part: string]: unknown };
