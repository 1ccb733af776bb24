import { type Promotion, promotionPath, promotions } from "#content/promotions/promotions.ts";
import { membershipNumbers, promotionNumbers } from "#content/registry/registry-rows.ts";
import type { PageRow } from "./site-page.ts";

/** The registry of memberships, tariffs and promotions. Source: product specification, section 2. */
export const registryPages: readonly PageRow[] = [
  {
    path: "/registro-membresias",
    title: "Registro de membresías",
    description:
      "Cada membresía de wim con su folio ante el regulador. Busca por número o por nombre y abre su formato simplificado.",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/registro-tarifas-vigentes",
    title: "Registro de tarifas vigentes",
    description:
      "Las tarifas de wim que están en vigor, con su folio de inscripción, para compararlas con el registro del regulador.",
    lists: ["legal"],
    parent: "/legal",
  },
  ...membershipNumbers.map(({ number }) => ({
    path: `/registro-membresias/formato-simplificado/${number}` as const,
    title: `Membresía con folio ${number}`,
    description: `Formato simplificado de la membresía inscrita con el folio ${number}: precio, lo que incluye, plazo y límites, como se registró.`,
    parent: "/registro-membresias" as const,
  })),
  ...promotionNumbers.map((number) => ({
    path: `/registro-promociones/formato-simplificado/${number}` as const,
    title: `Promoción con folio ${number}`,
    description: `Formato simplificado de la promoción inscrita con el folio ${number}: beneficio, vigencia y condiciones, como se registró.`,
    parent: "/registro-membresias" as const,
  })),
  ...promotions.map((promotion) => ({
    path: promotionPath(promotion),
    title: `Promoción: ${promotion.name}`,
    nav: promotion.name,
    description: promotionDescription(promotion),
    indexed: !promotion.isUnlisted,
    parent: "/registro-membresias" as const,
  })),
];

/** The promotion's benefit or, if unknown, its dates; its page shows both. */
function promotionDescription({ name, benefit, validity }: Promotion): string {
  const intro = `Registro de la promoción ${name}`;
  const fact = benefit ?? validity;
  return fact === undefined
    ? `${intro} ante el regulador: en qué consiste, cuándo estuvo vigente y sus condiciones.`
    : `${intro}. ${fact}`;
}
