/** Durations and amounts in the legal texts, by subject; see `legal-figures.ts`. */
import { z } from "zod";
import { integer, percent, requiredText } from "#content/forms/fields/form-fields.ts";
import { formatLegalLimit, isWithinLegalLimit, type LegalLimit, legalLimits } from "#content/legal/legal-limits.ts";
import { capitalize } from "#domain/text/capitalize.ts";

/** A duration; at least 2, because sentences use the plural. */
const term = (title: string, description?: string) =>
  integer(title, { min: 2, max: 999, example: 30, ...(description && { description }) });

/** A value to which a law gives a limit: another one is refused with the article. `more`: added to the description. */
function limited(name: keyof typeof legalLimits, title: string, more = "") {
  const limit: LegalLimit = legalLimits[name];
  const said = formatLegalLimit(limit);
  const field = name.endsWith("Percent") ? percent(title) : term(title);
  return field
    .refine((value) => isWithinLegalLimit(value, limit), said)
    .meta({ ...field.meta(), title, description: `${capitalize(said)}.${more && ` ${more}`}` });
}

const line = z
  .strictObject({
    withoutMembershipDays: term("Días naturales que una línea sigue activa sin membresía"),
    suspendedDays: term("Días naturales que dura la suspensión, antes de cancelarse"),
    recoveryDays: term("Días naturales para recuperar la línea tras un robo o extravío"),
    packageDays: term("Días naturales que dura un paquete desde que se compra"),
  })
  .meta({ title: "Línea y paquetes" });

const contract = z
  .strictObject({
    changeNoticeDays: limited(
      "changeNoticeDays",
      "Días naturales de aviso antes de cambiar el contrato",
      "Da además la fecha más próxima de una versión nueva.",
    ),
    automaticRenewalNoticeDays: limited(
      "automaticRenewalNoticeDays",
      "Días naturales de aviso antes de una renovación automática",
    ),
    overchargeReturnDays: limited(
      "overchargeReturnDays",
      "Días hábiles para devolver un cobro de más",
      "Desde el reclamo.",
    ),
    overchargeClaimYears: integer("Años para reclamar un cobro de más", {
      max: 20,
      description: "Desde el pago. LFPC, artículo 91.",
    }),
  })
  .meta({ title: "Contrato y cobros" });

const compensation = z
  .strictObject({
    bonusPercent: limited("bonusPercent", "Bonificación por una falla, en %"),
    unduePercent: limited("unduePercent", "Bonificación por un cargo indebido, en %"),
    forceMajeureHours: term("Horas seguidas desde las que se compensa la fuerza mayor", "Desde el reporte."),
    appliedWithinDays: term("Días naturales para aplicar la compensación", "Desde la falla."),
    otherReadingDays: term(
      "Días para aplicarla, según la otra cláusula",
      "Desde la falla o el reclamo. Los textos dicen los dos plazos.",
    ),
  })
  .meta({ title: "Compensaciones" });

/** The regulation is of an earlier law, and still applies only where it fits the one of 2025: no limit is certain. */
const regulation = "Reglamento de 2011, artículo 96. La ley de 2025 no lo dice.";

const personalData = z
  .strictObject({
    answerDays: limited("answerDays", "Días hábiles para responder una solicitud ARCO"),
    carryOutDays: limited("carryOutDays", "Días hábiles para llevarla a cabo", "Desde la respuesta."),
    askForMoreDays: term("Días hábiles para pedir lo que le falta", regulation),
    replyDays: term("Días hábiles del titular para completarla", regulation),
    disputeDays: limited("disputeDays", "Días hábiles para inconformarse ante la autoridad"),
    decisionDays: limited("decisionDays", "Días hábiles de la autoridad para resolver"),
    repeatedWithinMonths: limited("repeatedWithinMonths", "Meses en que una solicitud repetida puede cobrarse"),
    mostUma: limited("mostUma", "Costo máximo de una repetida, en veces la UMA"),
    breachMonths: limited("breachMonths", "Meses que se guardan los datos de un incumplimiento"),
  })
  .meta({ title: "Datos personales" });

const authorities = z
  .strictObject({
    firstMonths: limited("firstMonths", "Meses del primer periodo en que se guardan los datos"),
    furtherMonths: limited("furtherMonths", "Meses del segundo periodo"),
    deliveryHours: limited("deliveryHours", "Horas para entregar los datos a la autoridad"),
    furtherDeliveryHours: limited("furtherDeliveryHours", "Horas para entregar los del segundo periodo"),
    contactChangeHours: limited("contactChangeHours", "Horas de aviso antes de cambiar al responsable del área"),
    hoursPerDay: limited("hoursPerDay", "Horas al día que atiende el área"),
    daysPerYear: limited("daysPerYear", "Días al año que atiende el área", "En año bisiesto son 366."),
  })
  .meta({ title: "Colaboración con autoridades" });

const rechargePesos = (title: string) =>
  integer(title, { max: 99_999, example: 10, fraction: "centavos", description: "En pesos y sin centavos." });

const use = z
  .strictObject({
    anomalousTimes: term("Uso anómalo: desde cuántas veces el promedio", "El de su propia oferta."),
    leastRechargePesos: rechargePesos("Recarga en Canadá: mínimo"),
    mostRechargePesos: rechargePesos("Recarga en Canadá: máximo"),
    rechargeUnitPesos: z
      .number({
        error: ({ input }) => (input === undefined ? "falta este número" : "escribe solo el número, por ejemplo 0.75"),
      })
      .min(0.01, "el mínimo es 0.01")
      .max(999, "el máximo es 999")
      .refine((pesos) => /^\d+(\.\d{1,2})?$/.test(`${pesos}`), "escríbelo con dos decimales, por ejemplo 0.75")
      .meta({
        title: "Recarga en Canadá: costo por MB, minuto o SMS",
        description: "En pesos, por ejemplo 0.75.",
      }),
  })
  .refine(({ leastRechargePesos, mostRechargePesos }) => leastRechargePesos <= mostRechargePesos, {
    path: ["mostRechargePesos"],
    message: "tiene que ser mayor que el mínimo",
  })
  .meta({ title: "Uso y recargas" });

const handset = z
  .strictObject({
    unlockHours: limited("unlockHours", "Horas como máximo para desbloquear un celular", "En día hábil."),
    guaranteeDays: limited("guaranteeDays", "Días naturales de garantía de un celular, como mínimo"),
  })
  .meta({ title: "Celulares" });

const trafficCode = z
  .strictObject({
    version: integer("Versión del código", { max: 99 }),
    month: requiredText("falta el mes")
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "escribe año y mes, por ejemplo 2024-09")
      .meta({ title: "Mes de esa versión", description: "Año y mes, por ejemplo 2024-09." }),
  })
  .meta({ title: "Código de gestión de tráfico" });

export const legalTermsSchema = z.strictObject({
  line,
  contract,
  compensation,
  personalData,
  authorities,
  use,
  handset,
  trafficCode,
});
