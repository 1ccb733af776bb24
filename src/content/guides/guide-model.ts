/**
 * What every guide to a benefit says, and the words that they all share. Source: product specification, sections 1, 2,
 * 3 and 9. The app's menu names are known only for Bigbox: the other guides say "en la app".
 */

import { securityPoints } from "#content/help/security.ts";
import { benefitOf, plansWhere } from "#content/plans/benefit-standing.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { planCount, plans } from "#content/plans/plans.ts";
import type { Promotion } from "#content/promotions/promotions.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { measure } from "#domain/measure.ts";
import type { Benefit, BenefitStanding, PlanId } from "#domain/plan.ts";

export type BenefitId = Benefit["id"];

/** Something to have at hand: what to type, say or show. */
export type GuideKey = { term: string; value: string; note: string };

export type Guide = {
  benefitId: BenefitId;
  path: SitePath;
  heading: LoudHeading;
  /** The answer, in a sentence or two. */
  intro: string;
  /** Text of a link to the guide. */
  action: string;
  /** "Actívalo", as in "Actívalo en 4 pasos". */
  verb: string;
  /** What to have before the first step; the memberships with the benefit are computed separately. */
  needs: readonly string[];
  keys?: readonly GuideKey[];
  /** Each step's text has one paragraph per entry. */
  steps: readonly { heading: string; text: readonly string[] }[];
  /** Ids are anchors. */
  troubles: readonly { id: string; question: string; answer: readonly string[] }[];
  /** What happens when the benefit ends. */
  ending: readonly string[];
  /** `given`: wim gives the first password; `own`: the visitor's own account with the partner; `none`: no password. */
  password: "given" | "own" | "none";
  /** Past promotions that gave this benefit. */
  pastPromotions?: readonly Promotion["slug"][];
};

export const standingLabels = {
  included: "Incluido",
  addOn: "Con costo aparte",
  none: "No incluido",
} as const satisfies Record<BenefitStanding, string>;

export type Holding = { planId: PlanId; plan: string; standing: BenefitStanding; label: string };

/** A benefit's standing in every membership, cheapest first. */
export function holdingsOf(id: BenefitId): Holding[] {
  const { standing } = benefitOf(id);
  return plans.map(({ id: planId, name }) => ({
    planId,
    plan: name,
    standing: standing[planId],
    label: standingLabels[standing[planId]],
  }));
}

/** The first thing that every guide asks for: a membership with the benefit. */
export function membershipNeed(id: BenefitId): string {
  const included = plansWhere(id, "included", "o");
  if (!included) return `Tu membresía activa: cualquiera de las ${planCount}.`;
  const orApart = plansWhere(id, "addOn") ? `, o ${benefitOf(id).name} agregado aparte` : "";
  return `Tu membresía activa: ${included}${orApart}.`;
}

export const appInHand = "La app de wim en tu celular, con tu sesión abierta.";

/** The specification says that benefits renew with the membership, and nothing about what happens afterwards. */
export const renewal = `Los beneficios de tu membresía se renuevan cada ${measure(membershipDays, "días")}.`;

/** For when a guide cannot help any further. */
export const askSupport = "Si sigue igual, escribe al soporte dentro de la app.";

/** What each guide says about safety; `{socio}` is the partner's name. */
export const guideSafety = {
  title: "Cuida tu cuenta",
  place: "Hazlo solo en la app y en el sitio o la app oficial de {socio}. Nadie tiene que hacerlo por ti.",
  newPassword: "Si {socio} te deja cambiar tu contraseña, cámbiala después de entrar por primera vez.",
  passwordAdvice: securityPoints.passwords.text,
  fraud: `¿Algo te parece raro? ${securityPoints.fraud.text}`,
} as const;

/** Words around every guide; `{socio}` is the partner's name. */
export const guideCopy = {
  anchors: {
    steps: "pasos",
    email: "correo-de-suscripcion",
    troubles: "si-algo-falla",
    others: "mas-guias",
  },
  seeSteps: "Mira los pasos",
  site: "Sitio de {socio}",
  terms: "Términos de {socio} con wim",
  help: "Habla con soporte",
  who: "Quién lo tiene",
  all: `Las ${planCount} membresías`,
  before: "Antes de empezar",
  troubles: "Si algo falla",
  ending: "Cuando termina",
  promotions: {
    title: "Promociones que ya terminaron",
    text: "Si participaste en una de ellas, valen las condiciones de su registro.",
  },
  others: "Sigue con otro beneficio",
  othersLabel: "Guías de los demás beneficios",
  back: "Vuelve a Entretenimiento",
} as const satisfies Record<string, string | Record<string, string>>;

/** Puts the partner's name into a shared text. */
export function withPartner(text: string, name: string): string {
  return text.replaceAll("{socio}", name);
}
