/**
 * `/regular-test`: the memberships and the legal note of Wimazon, a past promotion. Source: product specification,
 * sections 2 and 9.
 */

import { planCardCopy, planCountWord } from "#content/plans/plans.ts";
import { priceGroupNote } from "#content/promotions/current-offer.ts";
import { buildPromotionPath, promotions } from "#content/promotions/promotions.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";

export const regularTestAnchors = { plans: "planes", legal: "legales", features: "ventajas" } as const;

export const regularTestOpening = {
  heading: ["Membresías y la ", "promo Wimazon", ""],
  intro: "Wimazon ya terminó: corrió en noviembre de 2024. Estas son las membresías de hoy.",
  compare: { label: `Compara las ${planCountWord}`, to: "/membresias" },
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };

export const regularTestPlanSection = {
  heading: "Las membresías de hoy",
  sub: priceGroupNote,
  card: planCardCopy,
} as const;

const wimazonPromotions = promotions.filter(({ slug }) => slug === "wimazon" || slug.startsWith("wimazon/"));
const [wimazonPromotion] = wimazonPromotions.filter(({ slug }) => slug === "wimazon");

export const regularTestNote = {
  heading: "Legales de Wimazon",
  over: {
    title: "Wimazon ya no está vigente",
    text: "Ya no puedes participar. Su nota legal se queda para consulta.",
  },
  promotion: "«WIMAZON 8 al 14 nov»",
  paragraphs: [wimazonPromotion?.validity, wimazonPromotion?.benefit].filter((text) => text !== undefined),
  registryTitle: "Sus registros",
} as const;

/** Builds links to the promotion's registration pages. */
export function buildWimazonLinks() {
  return wimazonPromotions.map((promotion) =>
    buildPageLink({ label: promotion.name, to: buildPromotionPath(promotion) }),
  );
}
