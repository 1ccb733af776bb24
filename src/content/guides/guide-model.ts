/**
 * The copy that the benefit guides share. Source: product specification, sections 1, 2, 3 and 9. The app's menu names
 * are known only for Bigbox: the other guides say "en la app".
 */

import { data } from "#content/data/copy/entertainment.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { securityPoints } from "#content/help/security-message.ts";
import { findBenefit, formatPlansWithStatus, isAddOnEverywhere } from "#content/plans/benefit-status.ts";
import { planCountWord, plans } from "#content/plans/plans.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import type { BenefitStatus } from "#domain/plans/plan.ts";
import { entertainmentCopyForm } from "./entertainment-copy-form.ts";
import { guideAnchors } from "./guide-addresses.ts";

const { everyGuide, email } = readPageCopy(entertainmentCopyForm, data);

export const benefitStatusLabels = {
  included: "Incluido",
  addOn: "Con costo aparte",
  none: "No incluido",
} as const satisfies Record<BenefitStatus, string>;

/** A benefit's status in every membership, cheapest first. */
export function listPlanBenefitStatuses(id: BenefitId) {
  const { status } = findBenefit(id);
  return plans.map(({ id: planId, name }) => ({
    planId,
    plan: name,
    status: status[planId],
    label: benefitStatusLabels[status[planId]],
  }));
}

/** The first requirement of every guide: a membership with the benefit. */
export function formatPlanRequirement(id: BenefitId): string {
  const includingPlans = formatPlansWithStatus(id, "included", "o");
  const addOnPlans = formatPlansWithStatus(id, "addOn", "o");
  if (!includingPlans && !addOnPlans) return "Hoy ninguna membresía lo tiene.";
  if (!includingPlans)
    return `Tu membresía activa: ${isAddOnEverywhere(id) ? `cualquiera de las ${planCountWord}` : addOnPlans}.`;
  const addOnPhrase = addOnPlans ? `, o ${findBenefit(id).name} agregado aparte` : "";
  return `Tu membresía activa: ${includingPlans}${addOnPhrase}.`;
}

export const appRequirement = everyGuide.app;

/** Sentence about the renewal of benefits. The specification says only that benefits renew with the membership. */
export const { renewal } = everyGuide;

/** Sentence that refers to support, for problems that the guide does not solve. */
export const askSupportText = everyGuide.support;

/** Safety advice in each guide; `{socio}` is the partner's name. */
export const guideSafetyAdvice = {
  title: everyGuide.safety,
  place: "Hazlo solo en la app y en el sitio o la app oficial de {socio}. Nadie tiene que hacerlo por ti.",
  newPassword: "Si {socio} te deja cambiar tu contraseña, cámbiala después de entrar por primera vez.",
  passwordAdvice: securityPoints.passwords.text,
  fraud: `${everyGuide.fraud} ${securityPoints.fraud.text}`,
} as const;

/** Copy shared by all guides; `{socio}` is the partner's name. */
export const guideCopy = {
  anchors: guideAnchors,
  seeSteps: everyGuide.seeSteps,
  site: "Sitio de {socio}",
  terms: "Términos de {socio} con wim",
  help: everyGuide.help,
  who: everyGuide.who,
  /** Replaces the names of the memberships if a benefit has the same status in all. */
  all: `Las ${planCountWord} membresías`,
  before: everyGuide.before,
  troubles: everyGuide.troubles,
  ending: everyGuide.ending,
  promotions: everyGuide.promotions,
  others: everyGuide.others,
  othersLabel: "Guías de los demás beneficios",
  back: everyGuide.back,
} as const satisfies Record<string, string | Record<string, string>>;

export function fillPartnerName(text: string, name: string): string {
  return text.replaceAll("{socio}", name);
}

/** Steps to find the subscription's e-mail address in the app; the picture next to them shows the same place. */
export const emailInstructions = {
  ...email,
  /** The address in the picture. */
  sampleEmail: "tu-correo@ejemplo.mx",
} as const;
