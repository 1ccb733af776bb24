/** Durations and amounts in the legal texts, by subject; see `legal-terms.ts`. */
import { z } from "zod";
import { section } from "#content/forms/fields/field-groups.ts";
import { requiredText } from "#content/forms/fields/form-fields.ts";
import { decimal, integer, percent } from "#content/forms/fields/number-fields.ts";
import {
  formatLegalLimit,
  isWithinLegalLimit,
  type LegalLimit,
  legalLimits,
} from "#content/legal/facts/legal-limits.ts";
import { capitalize } from "#domain/text/capitalize.ts";

/** A duration; at least 2, because sentences use the plural. */
const durationField = (title: string, description?: string, max = 999) =>
  integer(title, { min: 2, max, example: 30, description });

/**
 * A value that a law limits; the message about a value outside the limit names the article.
 *
 * @param extraHint - added to the description.
 * @param max - the highest possible value.
 */
function limitedField(name: keyof typeof legalLimits, title: string, extraHint = "", max?: number) {
  const limit: LegalLimit = legalLimits[name];
  const limitText = formatLegalLimit(limit);
  const field = name.endsWith("Percent") ? percent(title) : durationField(title, undefined, max);
  return field
    .refine((value) => isWithinLegalLimit(value, limit), limitText)
    .meta({ description: `${capitalize(limitText)}.${extraHint && ` ${extraHint}`}` });
}

const lineTerms = section("Línea y paquetes", {
  withoutMembershipDays: durationField("Días naturales que una línea sigue activa sin membresía"),
  suspendedDays: durationField("Días naturales que dura la suspensión, antes de cancelarse"),
  recoveryDays: durationField("Días naturales para recuperar la línea tras un robo o extravío"),
  packageDays: durationField("Días naturales que dura un paquete desde que se compra"),
});

const contractTerms = section("Contrato y cobros", {
  changeNoticeDays: limitedField(
    "changeNoticeDays",
    "Días naturales de aviso antes de cambiar el contrato",
    "Da además la fecha más próxima de una versión nueva.",
  ),
  automaticRenewalNoticeDays: limitedField(
    "automaticRenewalNoticeDays",
    "Días naturales de aviso antes de una renovación automática",
  ),
  overchargeReturnDays: limitedField(
    "overchargeReturnDays",
    "Días hábiles para devolver un cobro de más",
    "Desde el reclamo.",
  ),
  overchargeClaimYears: integer("Años para reclamar un cobro de más", {
    max: 20,
    description: "Desde el pago. LFPC, artículo 91.",
  }),
});

const compensationTerms = section("Compensaciones", {
  bonusPercent: limitedField("bonusPercent", "Bonificación por una falla, en %"),
  unduePercent: limitedField("unduePercent", "Bonificación por un cargo indebido, en %"),
  forceMajeureHours: durationField("Horas seguidas desde las que se compensa la fuerza mayor", "Desde el reporte."),
  appliedWithinDays: durationField("Días naturales para aplicar la compensación", "Desde la falla."),
  otherReadingDays: durationField(
    "Días para aplicarla, según la otra cláusula",
    "Desde la falla o el reclamo. Los textos dicen los dos plazos.",
  ),
});

/**
 * Hint for terms of the earlier law's regulation, which applies only where it fits the law of 2025; so no limit is
 * certain.
 */
const regulationHint = "Reglamento de 2011, artículo 96. La ley de 2025 no lo dice.";

const personalDataTerms = section("Datos personales", {
  answerDays: limitedField("answerDays", "Días hábiles para responder una solicitud ARCO"),
  carryOutDays: limitedField("carryOutDays", "Días hábiles para llevarla a cabo", "Desde la respuesta."),
  askForMoreDays: durationField("Días hábiles para pedir lo que le falta", regulationHint),
  replyDays: durationField("Días hábiles del titular para completarla", regulationHint),
  disputeDays: limitedField("disputeDays", "Días hábiles para inconformarse ante la autoridad"),
  decisionDays: limitedField("decisionDays", "Días hábiles de la autoridad para resolver"),
  repeatedWithinMonths: limitedField("repeatedWithinMonths", "Meses en que una solicitud repetida puede cobrarse"),
  mostUma: limitedField("mostUma", "Costo máximo de una repetida, en veces la UMA"),
  breachMonths: limitedField("breachMonths", "Meses que se guardan los datos de un incumplimiento"),
});

const authorityTerms = section("Colaboración con autoridades", {
  firstMonths: limitedField("firstMonths", "Meses del primer periodo en que se guardan los datos"),
  furtherMonths: limitedField("furtherMonths", "Meses del segundo periodo"),
  deliveryHours: limitedField("deliveryHours", "Horas para entregar los datos a la autoridad"),
  furtherDeliveryHours: limitedField("furtherDeliveryHours", "Horas para entregar los del segundo periodo"),
  contactChangeHours: limitedField("contactChangeHours", "Horas de aviso antes de cambiar al responsable del área"),
  hoursPerDay: limitedField("hoursPerDay", "Horas al día que atiende el área"),
  daysPerYear: limitedField("daysPerYear", "Días al año que atiende el área", "En año bisiesto son 366.", 366),
});

const rechargePesos = (title: string) =>
  integer(title, { max: 99_999, example: 10, fraction: "centavos", description: "En pesos y sin centavos." });

const usageTerms = section("Uso y recargas", {
  anomalousTimes: durationField("Uso anómalo: desde cuántas veces el promedio", "El de su propia oferta."),
  leastRechargePesos: rechargePesos("Recarga en Canadá: mínimo"),
  mostRechargePesos: rechargePesos("Recarga en Canadá: máximo"),
  rechargeUnitPesos: decimal("Recarga en Canadá: costo por MB, minuto o SMS", {
    min: 0.01,
    max: 999,
    pattern: /^\d+(\.\d{1,2})?$/,
    message: "escríbelo con dos decimales",
    example: 0.75,
    description: "En pesos, por ejemplo 0.75.",
  }),
}).refine(({ leastRechargePesos, mostRechargePesos }) => leastRechargePesos <= mostRechargePesos, {
  path: ["mostRechargePesos"],
  message: "tiene que ser mayor que el mínimo",
});

const handsetTerms = section("Celulares", {
  unlockHours: limitedField("unlockHours", "Horas como máximo para desbloquear un celular", "En día hábil."),
  guaranteeDays: limitedField("guaranteeDays", "Días naturales de garantía de un celular, como mínimo"),
});

const trafficCodeTerms = section("Código de gestión de tráfico", {
  version: integer("Versión del código", { max: 99 }),
  month: requiredText("falta el mes")
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "escribe año y mes, por ejemplo 2024-09")
    .meta({ title: "Mes de esa versión", description: "Año y mes, por ejemplo 2024-09." }),
});

export const legalTermsSchema = z.strictObject({
  line: lineTerms,
  contract: contractTerms,
  compensation: compensationTerms,
  personalData: personalDataTerms,
  authorities: authorityTerms,
  use: usageTerms,
  handset: handsetTerms,
  trafficCode: trafficCodeTerms,
});
