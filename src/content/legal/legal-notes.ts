/** The home page's accordion 'Legales'. Source: product specification, sections 2, 3 and 9. */

import { membershipDays, porting } from "#content/plans/plan-rows.ts";
import { planOf, plans } from "#content/plans/plans.ts";
import { promotionPath, promotions } from "#content/promotions/promotions.ts";
import { links } from "#content/site/links.ts";
import type { NavLink } from "#content/site/navigation.ts";
import { hasPublished, hrefTo, type IsPublished } from "#content/site/site-map.ts";
import { pesos } from "#domain/money.ts";
import { lineIdentification } from "./line-identification.ts";

const { months, promoPesos } = porting.otherReading;

/** The legal note of the porting promotion; its second-to-last paragraph is the other reading of {@link porting}. */
export const portingNote = {
  title: "Promoción de portabilidad",
  paragraphs: [
    `Al traer tu número pagas ${porting.discountPercent}% menos que el precio regular durante los primeros ${porting.months}\u00a0meses.`,
    `Precio mensual con la promoción, en MXN: ${plans.map(({ name, promoPesos }) => `${name}, ${pesos(promoPesos)}`).join("; ")}.`,
    `Precio mensual regular, en MXN: ${plans.map(({ name, regularPesos }) => `${name}, ${pesos(regularPesos)}`).join("; ")}.`,
    `Otra publicación de esta promoción señala los primeros ${months}\u00a0meses, con ${planOf("community").name} en ${pesos(promoPesos.community)} y ${planOf("legend").name} en ${pesos(promoPesos.legend)}.`,
    `Cada membresía dura ${membershipDays}\u00a0días naturales desde que la contratas.`,
  ],
} as const;

export const legalNotes = {
  heading: "Legales",
  porting: portingNote,
  promotionsTitle: "Registro de promociones",
  identification: {
    title: lineIdentification.title,
    text: `${lineIdentification.duty} ${lineIdentification.procedure} Fuente: ${lineIdentification.source}`,
    link: { label: lineIdentification.link.label, href: lineIdentification.link.to },
  },
  regulator: {
    title: "Planes y tarifas registrados",
    text: "El registro lo lleva la Comisión Reguladora de Telecomunicaciones (CRT), antes Instituto Federal de Telecomunicaciones (IFT).",
    link: { label: "Consulta el registro de planes y tarifas", href: links.regulatorTariffs, isExternal: true },
  },
} as const;

/** The published registration pages that the accordion lists. */
export function homePromotionLinks(isPublished: IsPublished = hasPublished): NavLink[] {
  return promotions
    .filter(({ isOnHome }) => isOnHome)
    .flatMap((promotion) => {
      const href = hrefTo(promotionPath(promotion), isPublished);
      return href === undefined ? [] : [{ label: promotion.name, href, isExternal: false }];
    });
}
