import { buildPromotionPath, type Promotion, promotions } from "#content/promotions/promotions.ts";
import {
  membershipRegistryNumbers,
  promotionRegistryNumbers,
  registrySampleNotice,
} from "#content/registry/registry-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { descriptionLimits, type PageRow } from "#content/site/site-map/site-page.ts";
import { getValidityStatus, type ValidityStatus } from "#domain/calendar/validity.ts";

/** Beginnings of the descriptions of promotions that may be over: search results must not present them as current. */
const introsByStatus: Partial<Record<ValidityStatus, string>> = {
  over: "Promoción terminada",
  unknown: "Promoción sin fechas conocidas",
};

/** The registry of memberships, tariffs and promotions. Source: product specification, section 2. */
export const registryPages: readonly PageRow[] = [
  {
    path: "/registro-membresias",
    title: "Registro de membresías",
    description:
      "Las membresías, las promociones y los folios de wim ante el regulador. Busca por número o por nombre y lee el resumen.",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/registro-tarifas-vigentes",
    title: "Registro de tarifas vigentes",
    description: `Las tarifas de wim que están en vigor, para compararlas con el registro del regulador. ${
      registrySampleNotice.isSample ? "Qué folios amparan cada una está por confirmar." : "Cada una, con sus folios."
    }`,
    lists: ["legal"],
    parent: "/legal",
  },
  ...membershipRegistryNumbers.map(({ number }) => ({
    path: `/registro-membresias/formato-simplificado/${number}` as const,
    title: `Membresía con folio ${number}`,
    description: `Folio ${number}: resumen de wim con precio, lo que incluye, plazo y límites. ${
      registrySampleNotice.isSample ? "Qué membresía ampara está por confirmar." : "No sustituye al formato inscrito."
    }`,
    parent: "/registro-membresias" as const,
  })),
  ...promotionRegistryNumbers.map((number) => ({
    path: `/registro-promociones/formato-simplificado/${number}` as const,
    title: `Promoción con folio ${number}`,
    description: describeNumber(number),
    parent: "/registro-membresias" as const,
  })),
  ...promotions.map(
    (promotion): PageRow => ({
      path: buildPromotionPath(promotion),
      title: `Promoción: ${promotion.name}`,
      nav: promotion.name,
      description: describePromotion(promotion),
      isIndexed: !promotion.isUnlisted,
      parent: "/registro-membresias",
    }),
  ),
];

/**
 * Describes a promotion: its status, its benefit and, if there is space, its dates.
 *
 * @param number - only for the page of the promotion's number.
 */
function describePromotion({ name, benefit, validity, period }: Promotion, number?: number): string {
  const status = getValidityStatus(buildDay, period);
  const folio = number === undefined ? "" : `Folio ${number}. `;
  const intro = `${folio}${introsByStatus[status] ?? "Registro de la promoción"}: ${name}.`;
  const knownFacts = [benefit, validity].filter((fact) => fact !== undefined);
  const descriptions = [knownFacts, knownFacts.slice(0, 1), knownFacts.slice(-1)].map((facts) =>
    [intro, ...facts].join(" "),
  );
  const fittingDescription =
    knownFacts.length > 0 && descriptions.find((description) => description.length <= descriptionLimits.max);
  return fittingDescription || `${intro} Lo que wim publica de ella y cómo buscarla en el visor del regulador.`;
}

function describeNumber(number: number): string {
  const promotion = promotions.find(({ folio, isUnlisted }) => folio === number && !isUnlisted);
  return promotion
    ? describePromotion(promotion, number)
    : `Folio ${number}: falta confirmar qué promoción ampara. Cómo consultarlo en el visor de tarifas del regulador.`;
}
