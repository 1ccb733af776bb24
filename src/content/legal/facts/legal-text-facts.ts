/**
 * The facts that legal texts can use: `{{plazo.paquete}}` stands for "30 días". A fact's value includes the unit, after
 * a no-break space. A table row with `membresia.cada.…` is repeated for each membership.
 */
import { membershipDays } from "#content/plans/plan-rows.ts";
import { countsUnfoundSearches, vitalsShare } from "#content/site/measurement/counted-visits.ts";
import { maxLeadAgeDays } from "#domain/leads/collector-contract.ts";
import { unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import { type Facts, getFactValues, type LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import {
  anomalousUseMultiple,
  arcoCost,
  arcoDeadlines,
  authorityDeskHours,
  automaticRenewalNoticeDays,
  canadaRecharge,
  changeNoticeDays,
  clevertapVisitCookieMinutes,
  compensation,
  compensationExample,
  contractBreachDataMonths,
  dataProtectionDecisionDays,
  dataRetention,
  handset,
  lineStateDays,
  overchargeClaimYears,
  overchargeReturnDays,
  packageDays,
  phoneDigitCount,
  recoveryDays,
  trafficManagementCode,
} from "./legal-terms.ts";
import { productFacts } from "./product-facts.ts";
import { referenceFacts } from "./reference-facts.ts";

const formatDays = (amount: number) => formatQuantity(amount, "días");
const formatYears = (amount: number) => formatQuantity(amount, amount === 1 ? "año" : "años");
const formatMonths = (amount: number) => formatQuantity(amount, "meses");
const formatHours = (amount: number) => formatQuantity(amount, "horas");
const { fault, forceMajeure, undue } = compensationExample;

const visitData = [
  "Página visitada, identificador al azar y datos técnicos del navegador.",
  ...(vitalsShare
    ? ["En algunas visitas, la rapidez con la que aparece y responde la página, sin identificador."]
    : []),
  ...(countsUnfoundSearches
    ? [
        `De una búsqueda sin respuesta, sus palabras, sin cifras ni correos y sin identificador, por ${formatDays(unfoundRetentionDays)}.`,
      ]
    : []),
].join(" ");

export const namedLegalFacts: LabeledFacts = {
  ...referenceFacts,

  "plazo.membresia": { label: "Cuánto dura una membresía", value: formatDays(membershipDays) },
  "plazo.membresia.numero": { label: "Cuánto dura una membresía, solo el número", value: `${membershipDays}` },
  "plazo.sin-membresia": {
    label: "Cuánto puede estar una línea sin membresía",
    value: formatDays(lineStateDays.withoutMembershipDays),
  },
  "plazo.suspension": {
    label: "Cuánto dura la suspensión de una línea",
    value: formatDays(lineStateDays.suspendedDays),
  },
  "plazo.recuperar-linea": { label: "Plazo para recuperar una línea suspendida", value: formatDays(recoveryDays) },
  "plazo.paquete": { label: "Cuánto dura un paquete", value: formatDays(packageDays) },
  "plazo.aviso-cambios": {
    label: "Con cuánto tiempo se avisa un cambio del contrato",
    value: formatDays(changeNoticeDays),
  },
  "plazo.aviso-renovacion": {
    label: "Con cuánto tiempo se avisa la renovación automática",
    value: formatDays(automaticRenewalNoticeDays),
  },
  "plazo.devolucion": { label: "Plazo para devolver un cobro de más", value: formatDays(overchargeReturnDays) },
  "plazo.reclamo-cobro": { label: "Plazo para reclamar un cobro", value: formatYears(overchargeClaimYears) },
  "plazo.datos-incumplimiento": {
    label: "Cuánto se guardan los datos de un incumplimiento",
    value: formatMonths(contractBreachDataMonths),
  },
  "plazo.formulario": {
    label: "Cuánto espera lo que alguien envía por un formulario",
    value: formatDays(maxLeadAgeDays),
  },

  ...productFacts,

  "compensacion.bonificacion": {
    label: "Compensación: bonificación por una falla",
    value: `${compensation.bonusPercent}%`,
  },
  "compensacion.cargo-indebido": {
    label: "Compensación: bonificación por un cargo indebido",
    value: `${compensation.unduePercent}%`,
  },
  "compensacion.fuerza-mayor": {
    label: "Compensación: desde cuánto cuenta la fuerza mayor",
    value: formatHours(compensation.forceMajeureHours),
  },
  "compensacion.plazo": {
    label: "Compensación: plazo para aplicarla",
    value: formatDays(compensation.appliedWithinDays),
  },
  "compensacion.otro-plazo": {
    label: "Compensación: el otro plazo, de otra cláusula",
    value: formatDays(compensation.otherReadingDays),
  },
  "ejemplo.membresia": { label: "Ejemplo de compensación: membresía", value: compensationExample.planName },
  "ejemplo.precio": {
    label: "Ejemplo de compensación: precio de la membresía",
    value: formatPesos(compensationExample.feePesos),
  },
  "ejemplo.falla.dias": { label: "Ejemplo de una falla: días", value: formatDays(compensationExample.days.fault) },
  "ejemplo.falla.dias.numero": {
    label: "Ejemplo de una falla: días, solo el número",
    value: `${compensationExample.days.fault}`,
  },
  "ejemplo.falla.compensacion": { label: "Ejemplo de una falla: compensación", value: formatPesos(fault.basePesos) },
  "ejemplo.falla.bonificacion": { label: "Ejemplo de una falla: bonificación", value: formatPesos(fault.bonusPesos) },
  "ejemplo.falla.total": { label: "Ejemplo de una falla: total", value: formatPesos(fault.totalPesos) },
  "ejemplo.fuerza-mayor.dias": {
    label: "Ejemplo de fuerza mayor: días",
    value: formatDays(compensationExample.days.forceMajeure),
  },
  "ejemplo.fuerza-mayor.compensacion": {
    label: "Ejemplo de fuerza mayor: compensación",
    value: formatPesos(forceMajeure.basePesos),
  },
  "ejemplo.fuerza-mayor.bonificacion": {
    label: "Ejemplo de fuerza mayor: bonificación",
    value: formatPesos(forceMajeure.bonusPesos),
  },
  "ejemplo.fuerza-mayor.total": {
    label: "Ejemplo de fuerza mayor: total",
    value: formatPesos(forceMajeure.totalPesos),
  },
  "ejemplo.cargo": { label: "Ejemplo de un cargo indebido: el cargo", value: formatPesos(undue.basePesos) },
  "ejemplo.cargo.bonificacion": {
    label: "Ejemplo de un cargo indebido: bonificación",
    value: formatPesos(undue.bonusPesos),
  },
  "ejemplo.cargo.total": { label: "Ejemplo de un cargo indebido: total", value: formatPesos(undue.totalPesos) },

  "arco.respuesta": { label: "Derechos ARCO: plazo para responder", value: formatDays(arcoDeadlines.answerDays) },
  "arco.cumplimiento": { label: "Derechos ARCO: plazo para cumplir", value: formatDays(arcoDeadlines.carryOutDays) },
  "arco.pedir-faltantes": {
    label: "Derechos ARCO: plazo para pedir lo que falta",
    value: formatDays(arcoDeadlines.askForMoreDays),
  },
  "arco.completar": {
    label: "Derechos ARCO: plazo para completar la solicitud",
    value: formatDays(arcoDeadlines.replyDays),
  },
  "arco.inconformidad": {
    label: "Derechos ARCO: plazo para inconformarse",
    value: formatDays(arcoDeadlines.disputeDays),
  },
  "arco.repeticion": {
    label: "Derechos ARCO: periodo en que una solicitud se repite",
    value: formatMonths(arcoCost.repeatedWithinMonths),
  },
  "arco.costo-maximo": {
    label: "Derechos ARCO: costo máximo, en veces la UMA",
    value: formatQuantity(arcoCost.mostUma, "veces"),
  },
  "arco.resolucion": {
    label: "Derechos ARCO: plazo de la autoridad para resolver",
    value: formatDays(dataProtectionDecisionDays),
  },
  "conservacion.primeros-meses": {
    label: "Datos de comunicaciones: primer periodo en que se guardan",
    value: formatMonths(dataRetention.firstMonths),
  },
  "conservacion.meses-siguientes": {
    label: "Datos de comunicaciones: segundo periodo en que se guardan",
    value: formatMonths(dataRetention.furtherMonths),
  },
  "conservacion.entrega-siguientes": {
    label: "Datos de comunicaciones: plazo de entrega del segundo periodo",
    value: formatHours(dataRetention.furtherDeliveryHours),
  },
  "conservacion.entrega": {
    label: "Datos de comunicaciones: plazo de entrega",
    value: formatHours(dataRetention.deliveryHours),
  },
  "conservacion.cambio-responsable": {
    label: "Área de autoridades: plazo para avisar de otro responsable",
    value: formatHours(dataRetention.contactChangeHours),
  },
  "area-autoridades.horas": {
    label: "Área de autoridades: horas al día que atiende",
    value: formatHours(authorityDeskHours.hours),
  },
  "area-autoridades.dias": {
    label: "Área de autoridades: días al año que atiende",
    value: formatDays(authorityDeskHours.days),
  },

  "linea.digitos": { label: "Cuántos dígitos tiene un número", value: formatQuantity(phoneDigitCount, "dígitos") },
  "celular.desbloqueo": { label: "Plazo para desbloquear un celular", value: formatHours(handset.unlockHours) },
  "celular.garantia": { label: "Garantía de un celular", value: formatDays(handset.guaranteeDays) },
  "visitas.datos": { label: "Datos que se guardan de una visita al sitio", value: visitData },
  "cookie.visita": {
    label: "Cuánto dura la cookie de una visita",
    value: formatQuantity(clevertapVisitCookieMinutes, "minutos"),
  },
  "uso-anomalo.veces": {
    label: "Uso anómalo: cuántas veces el promedio",
    value: formatQuantity(anomalousUseMultiple, "veces"),
  },
  "codigo-trafico.version": { label: "Código de tráfico: versión", value: trafficManagementCode.version },
  "codigo-trafico.mes": { label: "Código de tráfico: mes de su versión", value: trafficManagementCode.month },
  "canada.recarga-minima": { label: "Recarga en Canadá: mínimo", value: formatPesos(canadaRecharge.minPesos) },
  "canada.recarga-maxima": { label: "Recarga en Canadá: máximo", value: formatPesos(canadaRecharge.maxPesos) },
  "canada.tarifa": { label: "Recarga en Canadá: tarifa por unidad", value: formatPesos(canadaRecharge.unitPesos) },
  "canada.unidad-datos": { label: "Recarga en Canadá: datos de una unidad", value: formatQuantity(1, "MB") },
  "canada.unidades": {
    label: "Recarga en Canadá: unidades con la recarga mínima",
    value: `${Math.floor(canadaRecharge.minPesos / canadaRecharge.unitPesos)}`,
  },
};

/** Value of each fact, by the fact's name in the texts. */
export const legalTextFacts: Facts = getFactValues(namedLegalFacts);
