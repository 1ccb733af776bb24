/** Facts about products, for legal texts: memberships and their contents, porting, and promotions. */

import { formatPlansWithStatus } from "#content/plans/benefit-status.ts";
import { benefits } from "#content/plans/benefits.ts";
import { homeCountries, type PlanRow, roamingCountries } from "#content/plans/plan-rows.ts";
import {
  formatPlanNames,
  pickVerbForm,
  planCountWord,
  plans,
  plansWithoutRoaming,
  plansWithRoaming,
  plansWithUnlimitedData,
} from "#content/plans/plans.ts";
import { findPromotionTerms, formatPromotionValidity, promotionRows } from "#content/promotions/promotion-rows.ts";
import { formatTariffLabelRoaming } from "#content/registry/tariff-label-rows.ts";
import { formatBenefitKey } from "#domain/plans/benefit-looks.ts";
import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const { nip, hours: portingHours } = portingRules;
const referral = findPromotionTerms("referidos", "referral");
const promoCodes = promotionRows.find(({ slug }) => slug === "wim-es-como-quieres-promocodes-feb-25");

export const productFacts: LabeledFacts = {
  ...listPlanFacts(plans),
  "membresias.cuantas": { label: "Cuántas membresías hay, con palabra", value: planCountWord },
  "membresias.ilimitadas": {
    label: "Membresías con datos ilimitados",
    value: formatPlanNames(plansWithUnlimitedData) || "Ninguna",
  },
  "membresias.ilimitadas.incluyen": {
    label: "«incluye» o «incluyen», según cuántas tienen datos ilimitados",
    value: pickVerbForm(plansWithUnlimitedData, "incluye", "incluyen"),
  },
  "roaming.excluye": { label: "Qué membresías no incluyen roaming, sin punto", value: describePlansWithoutRoaming() },
  "membresias.con-roaming": { label: "Membresías con roaming", value: formatPlanNames(plansWithRoaming) || "Ninguna" },
  "membresias.con-roaming.incluyen": {
    label: "«incluye» o «incluyen», según cuántas tienen roaming",
    value: pickVerbForm(plansWithRoaming, "incluye", "incluyen"),
  },
  "paises.incluidos": { label: "Países que cada membresía incluye", value: homeCountries },
  "paises.roaming": { label: "Cuántos países tienen roaming", value: formatQuantity(roamingCountries, "países") },
  "paises.roaming.destinos": {
    label: "Cuántos destinos tienen roaming",
    value: formatQuantity(roamingCountries, "destinos"),
  },
  ...listBenefitFacts(),

  "portabilidad.desde": { label: "Portabilidad: hora en que empieza el horario", value: portingHours.from },
  "portabilidad.hasta": { label: "Portabilidad: hora en que termina el horario", value: portingHours.to },
  "portabilidad.ejecucion": {
    label: "Portabilidad: cuánto tarda",
    value: formatQuantity(portingRules.executionHours, "horas"),
  },
  "portabilidad.desde-cuando": {
    label: "Portabilidad: desde cuándo corre el plazo, con «tu»",
    value: "desde que tu solicitud cuenta como ingresada",
  },
  "portabilidad.reversion": {
    label: "Portabilidad: plazo para revertirla",
    value: formatQuantity(portingRules.reversionBusinessDays, "días"),
  },
  "portabilidad.recuperacion": {
    label: "Portabilidad: plazo para llevarse un número cancelado",
    value: formatQuantity(portingRules.recoveryDays, "días"),
  },
  "nip.digitos": { label: "NIP: cuántos dígitos tiene", value: formatQuantity(nip.digits, "dígitos") },
  "nip.vigencia": { label: "NIP: cuánto dura", value: formatQuantity(nip.days, "días") },
  "nip.llamadas": { label: "NIP: llamadas de retorno", value: formatQuantity(nip.callBacks, "llamadas") },
  "nip.palabra": { label: "NIP: la palabra que se envía por SMS", value: nip.sms },
  "nip.numero": { label: "NIP: el número que se marca o al que se envía", value: nip.dial },
  "referidos.invita": { label: "Referidos: descuento de quien invita", value: `${referral.referrerPercent}%` },
  "referidos.llega": { label: "Referidos: descuento de quien llega", value: `${referral.referredPercent}%` },
  "referidos.membresias": {
    label: "Referidos: en cuántas membresías se descuenta",
    value: formatQuantity(referral.referredMemberships, "membresías"),
  },
  "codigos.vigencia": {
    label: "Códigos promocionales: su vigencia",
    value: (promoCodes && formatPromotionValidity(promoCodes)) ?? "",
  },
  "bigbox.cupon": {
    label: "Bigbox: valor del cupón",
    value: formatPesos(findPromotionTerms("legend-bigbox-marzo-25", "bigbox").couponPesos),
  },
};

function describePlansWithoutRoaming(): string {
  if (plansWithRoaming.length === 0) return "Ninguna membresía incluye roaming";
  return plansWithoutRoaming.length === 0
    ? "Todas las membresías incluyen roaming"
    : `${formatPlanNames(plansWithoutRoaming)} no ${pickVerbForm(plansWithoutRoaming, "incluye", "incluyen")} roaming`;
}

/** Builds facts such as `beneficio.vix.incluido`, one per column of a table; none is ever empty. */
function listBenefitFacts(): LabeledFacts {
  const formatPlans = (id: Benefit["id"], status: BenefitStatus) => formatPlansWithStatus(id, status) || "Ninguna";
  return Object.fromEntries(
    benefits.flatMap(({ id, name }) => {
      const prefix = `beneficio.${formatBenefitKey(id)}`;
      return [
        [`${prefix}.incluido`, { label: `Membresías que incluyen ${name}`, value: formatPlans(id, "included") }],
        [`${prefix}.aparte`, { label: `Membresías que agregan ${name} aparte`, value: formatPlans(id, "addOn") }],
      ];
    }),
  );
}

/** Builds facts such as `membresia.legend.precio` for every membership. */
export function listPlanFacts(memberships: readonly PlanRow[]): LabeledFacts {
  const facts = memberships.flatMap((plan) =>
    Object.entries(createPlanFacts(plan)).map(([name, fact]) => [`membresia.${plan.id}.${name}`, fact]),
  );
  return Object.fromEntries(facts);
}

function createPlanFacts({ name, regularPesos, dataGb, roaming }: PlanRow) {
  return {
    nombre: { label: `${name}: nombre de la membresía`, value: name },
    precio: { label: `${name}: precio regular`, value: formatPesos(regularPesos) },
    gb: { label: `${name}: datos`, value: dataGb === "unlimited" ? "Ilimitados" : formatQuantity(dataGb, "GB") },
    roaming: {
      label: `${name}: roaming`,
      value: roaming.kind === "none" ? "No incluye" : formatTariffLabelRoaming(roaming),
    },
  };
}
