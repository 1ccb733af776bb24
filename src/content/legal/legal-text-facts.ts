/**
 * What legal texts may name: `{{plazo.paquete}}` stands for "30 días". A fact brings its unit and its no-break space; the
 * texts never type it. A row of a table that names `membresia.cada.…` is repeated for each membership.
 */
import { plansWhere } from "#content/plans/benefit-standing.ts";
import { homeCountries, membershipDays, roamingCountries } from "#content/plans/plan-rows.ts";
import {
  agreeing,
  planCount,
  planNames,
  plans,
  plansWithoutLimit,
  plansWithoutRoaming,
  plansWithRoaming,
} from "#content/plans/plans.ts";
import { promotions, termsOf } from "#content/promotions/promotions.ts";
import { roamingWords } from "#content/registry/label-rows.ts";
import { vitalsShare } from "#content/site/vitals-share.ts";
import { leadWaitDays } from "#domain/lead.ts";
import { measure } from "#domain/measure.ts";
import { pesos } from "#domain/money.ts";
import type { Plan } from "#domain/plan.ts";
import { portabilityRules } from "#domain/portability.ts";
import {
  anomalousUse,
  arcoCost,
  arcoTerms,
  authoritiesHours,
  automaticRenewalNoticeDays,
  breachDataMonths,
  canadaRecharge,
  changeNoticeDays,
  clevertapVisitMinutes,
  compensation,
  compensationExample,
  dataProtectionDecisionDays,
  dataRetention,
  handset,
  lineLife,
  overchargeClaimYears,
  overchargeReturnDays,
  packageDays,
  phoneDigits,
  recoveryDays,
  trafficCode,
} from "./legal-facts.ts";
import { referenceFacts } from "./reference-facts.ts";

const days = (amount: number) => measure(amount, "días");
const months = (amount: number) => measure(amount, "meses");
const hours = (amount: number) => measure(amount, "horas");
const { fault, forceMajeure, undue } = compensationExample;
const { nip, hours: portingHours } = portabilityRules;
const referral = termsOf("referidos", "referral");
const promoCodes = promotions.find(({ slug }) => slug === "wim-es-como-quieres-promocodes-feb-25");

/** The second sentence only where it is so. */
const visitData = `Página visitada, identificador al azar y datos técnicos del navegador.${
  vitalsShare ? " En algunas visitas, la rapidez con la que aparece y responde la página, sin identificador." : ""
}`;

export const legalTextFacts: Readonly<Record<string, string>> = {
  ...referenceFacts,

  "plazo.membresia": days(membershipDays),
  "plazo.membresia.numero": `${membershipDays}`,
  "plazo.sin-membresia": days(lineLife.withoutMembershipDays),
  "plazo.suspension": days(lineLife.suspendedDays),
  "plazo.recuperar-linea": days(recoveryDays),
  "plazo.paquete": days(packageDays),
  "plazo.aviso-cambios": days(changeNoticeDays),
  "plazo.aviso-renovacion": days(automaticRenewalNoticeDays),
  "plazo.devolucion": days(overchargeReturnDays),
  "plazo.reclamo-cobro": measure(overchargeClaimYears, "año"),
  "plazo.datos-incumplimiento": months(breachDataMonths),
  "plazo.formulario": days(leadWaitDays),

  ...membershipFacts(),
  "membresias.cuantas": planCount,
  "membresias.ilimitadas": planNames(plansWithoutLimit),
  "membresias.ilimitadas.incluyen": agreeing(plansWithoutLimit, "incluye", "incluyen"),
  "membresias.sin-roaming": planNames(plansWithoutRoaming),
  "membresias.sin-roaming.incluyen": agreeing(plansWithoutRoaming, "incluye", "incluyen"),
  "membresias.con-roaming": planNames(plansWithRoaming),
  "membresias.con-roaming.incluyen": agreeing(plansWithRoaming, "incluye", "incluyen"),
  "paises.incluidos": homeCountries,
  "paises.roaming": measure(roamingCountries, "países"),
  "paises.roaming.destinos": measure(roamingCountries, "destinos"),
  "beneficio.amazon-prime.incluido": plansWhere("amazonPrime", "included"),
  "beneficio.paramount.incluido": plansWhere("paramount", "included"),
  "beneficio.paramount.aparte": plansWhere("paramount", "addOn"),
  "beneficio.loungekey.incluido": plansWhere("loungekey", "included"),
  "beneficio.loungekey.aparte": plansWhere("loungekey", "addOn"),
  "beneficio.bigbox.incluido": plansWhere("bigbox", "included"),
  "beneficio.bigbox.aparte": plansWhere("bigbox", "addOn"),
  "beneficio.vix.aparte": plansWhere("vix", "addOn"),
  "beneficio.deezer.aparte": plansWhere("deezer", "addOn"),

  "portabilidad.desde": portingHours.from,
  "portabilidad.hasta": portingHours.to,
  "portabilidad.ejecucion": hours(portabilityRules.executionHours),
  "portabilidad.reversion": days(portabilityRules.reversionBusinessDays),
  "portabilidad.recuperacion": days(portabilityRules.recoveryDays),
  "nip.digitos": measure(nip.digits, "dígitos"),
  "nip.vigencia": days(nip.days),
  "nip.llamadas": measure(nip.callBacks, "llamadas"),
  "nip.palabra": nip.sms,
  "nip.numero": nip.dial,
  "referidos.invita": `${referral.referrerPercent}%`,
  "referidos.llega": `${referral.referredPercent}%`,
  "referidos.membresias": measure(referral.referredMemberships, "membresías"),
  "codigos.vigencia": promoCodes?.validity ?? "",
  "bigbox.cupon": pesos(termsOf("legend-bigbox-marzo-25", "bigbox").couponPesos),

  "compensacion.bonificacion": `${compensation.bonusPercent}%`,
  "compensacion.cargo-indebido": `${compensation.unduePercent}%`,
  "compensacion.fuerza-mayor": hours(compensation.forceMajeureHours),
  "compensacion.plazo": days(compensation.appliedWithinDays),
  "compensacion.otro-plazo": days(compensation.otherReadingDays),
  "ejemplo.membresia": compensationExample.planName,
  "ejemplo.precio": pesos(compensationExample.feePesos),
  "ejemplo.falla.dias": days(compensationExample.days.fault),
  "ejemplo.falla.dias.numero": `${compensationExample.days.fault}`,
  "ejemplo.falla.compensacion": pesos(fault.basePesos),
  "ejemplo.falla.bonificacion": pesos(fault.bonusPesos),
  "ejemplo.falla.total": pesos(fault.totalPesos),
  "ejemplo.fuerza-mayor.dias": days(compensationExample.days.forceMajeure),
  "ejemplo.fuerza-mayor.compensacion": pesos(forceMajeure.basePesos),
  "ejemplo.fuerza-mayor.bonificacion": pesos(forceMajeure.bonusPesos),
  "ejemplo.fuerza-mayor.total": pesos(forceMajeure.totalPesos),
  "ejemplo.cargo": pesos(undue.basePesos),
  "ejemplo.cargo.bonificacion": pesos(undue.bonusPesos),
  "ejemplo.cargo.total": pesos(undue.totalPesos),

  "arco.respuesta": days(arcoTerms.answerDays),
  "arco.cumplimiento": days(arcoTerms.carryOutDays),
  "arco.pedir-faltantes": days(arcoTerms.askForMoreDays),
  "arco.completar": days(arcoTerms.replyDays),
  "arco.inconformidad": days(arcoTerms.disputeDays),
  "arco.repeticion": months(arcoCost.repeatedWithinMonths),
  "arco.costo-maximo": measure(arcoCost.mostUma, "veces"),
  "arco.resolucion": days(dataProtectionDecisionDays),
  "conservacion.primeros-meses": months(dataRetention.firstMonths),
  "conservacion.meses-siguientes": months(dataRetention.furtherMonths),
  "conservacion.entrega-siguientes": hours(dataRetention.furtherDeliveryHours),
  "conservacion.entrega": hours(dataRetention.deliveryHours),
  "conservacion.cambio-responsable": hours(dataRetention.contactChangeHours),
  "area-autoridades.horas": hours(authoritiesHours.hours),
  "area-autoridades.dias": days(authoritiesHours.days),

  "linea.digitos": measure(phoneDigits, "dígitos"),
  "celular.desbloqueo": hours(handset.unlockHours),
  "celular.garantia": days(handset.guaranteeDays),
  "visitas.datos": visitData,
  "cookie.visita": measure(clevertapVisitMinutes, "minutos"),
  "uso-anomalo.veces": measure(anomalousUse.timesAverage, "veces"),
  "codigo-trafico.version": trafficCode.version,
  "codigo-trafico.mes": trafficCode.month,
  "canada.recarga-minima": pesos(canadaRecharge.leastPesos),
  "canada.recarga-maxima": pesos(canadaRecharge.mostPesos),
  "canada.tarifa": pesos(canadaRecharge.unitPesos),
  "canada.unidad-datos": measure(1, "MB"),
  "canada.unidades": `${Math.floor(canadaRecharge.leastPesos / canadaRecharge.unitPesos)}`,
};

/** `membresia.legend.precio`, of every membership. */
function membershipFacts(): Readonly<Record<string, string>> {
  const facts = plans.flatMap((plan) =>
    Object.entries(factsOf(plan)).map(([name, value]) => [`membresia.${plan.id}.${name}`, value]),
  );
  return Object.fromEntries(facts);
}

function factsOf({ name, regularPesos, dataGb, roaming }: Plan) {
  return {
    nombre: name,
    precio: pesos(regularPesos),
    gb: dataGb === "unlimited" ? "Ilimitados" : measure(dataGb, "GB"),
    roaming: roaming.kind === "none" ? "No incluye" : roamingWords(roaming),
  };
}
