/** Durations and amounts in the legal texts, by subject; see `legal-figures.ts`. */
import { z } from "zod";
import { integer, percent, requiredText } from "#content/forms/fields/form-fields.ts";

/** A duration; at least 2, because sentences use the plural. */
const term = (title: string, description?: string) =>
  integer(title, { min: 2, max: 999, example: 30, ...(description && { description }) });

const bonus = (title: string) =>
  percent(title)
    .min(20, "el mínimo es 20: es lo que la ley pide")
    .meta({ title, description: "Solo el número, al menos 20." });

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
    changeNoticeDays: term(
      "Días naturales de aviso antes de cambiar el contrato",
      "LMTR, artículos 185, fracción IX, y 186, fracción I. También da la fecha más próxima de una versión nueva.",
    ),
    automaticRenewalNoticeDays: term(
      "Días naturales de aviso antes de una renovación automática",
      "LFPC, artículo 76 BIS, fracción VIII.",
    ),
    overchargeReturnDays: term("Días hábiles para devolver un cobro de más", "Desde el reclamo. LFPC, artículo 91."),
    overchargeClaimYears: integer("Años para reclamar un cobro de más", {
      max: 20,
      description: "Desde el pago. LFPC, artículo 91.",
    }),
  })
  .meta({ title: "Contrato y cobros" });

const compensation = z
  .strictObject({
    bonusPercent: bonus("Bonificación por una falla, en %"),
    unduePercent: bonus("Bonificación por un cargo indebido, en %"),
    forceMajeureHours: term("Horas seguidas desde las que se compensa la fuerza mayor", "Desde el reporte."),
    appliedWithinDays: term("Días naturales para aplicar la compensación", "Desde la falla."),
    otherReadingDays: term(
      "Días para aplicarla, según la otra cláusula",
      "Desde la falla o el reclamo. Los textos dicen los dos plazos.",
    ),
  })
  .meta({ title: "Compensaciones" });

const personalData = z
  .strictObject({
    answerDays: term("Días hábiles para responder una solicitud ARCO"),
    carryOutDays: term("Días hábiles para llevarla a cabo", "Desde la respuesta."),
    askForMoreDays: term("Días hábiles para pedir lo que le falta"),
    replyDays: term("Días hábiles del titular para completarla"),
    disputeDays: term("Días hábiles para inconformarse ante la autoridad", "LFPDPPP, artículo 40."),
    decisionDays: term("Días hábiles de la autoridad para resolver", "LFPDPPP, artículo 42."),
    repeatedWithinMonths: term("Meses en que una solicitud repetida puede cobrarse", "LFPDPPP, artículo 34."),
    mostUma: term("Costo máximo de una repetida, en veces la UMA", "LFPDPPP, artículo 34."),
    breachMonths: term("Meses que se guardan los datos de un incumplimiento", "LFPDPPP, artículo 10."),
  })
  .meta({ title: "Datos personales" });

const authorities = z
  .strictObject({
    firstMonths: term("Meses del primer periodo en que se guardan los datos", "LMTR, artículo 183, fracción II."),
    furtherMonths: term("Meses del segundo periodo", "LMTR, artículo 183, fracción II."),
    deliveryHours: term("Horas para entregar los datos a la autoridad", "LMTR, artículo 183, fracción III."),
    furtherDeliveryHours: term("Horas para entregar los del segundo periodo", "LMTR, artículo 183, fracción II."),
    contactChangeHours: term(
      "Horas de aviso antes de cambiar al responsable del área",
      "LMTR, artículo 183, fracción IV.",
    ),
    hoursPerDay: integer("Horas al día que atiende el área", {
      min: 2,
      max: 24,
      description: "LMTR, artículo 183, fracción IV.",
    }),
    daysPerYear: integer("Días al año que atiende el área", {
      min: 2,
      max: 366,
      description: "LMTR, artículo 183, fracción IV.",
    }),
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
    unlockHours: term("Horas como máximo para desbloquear un celular", "En día hábil."),
    guaranteeDays: term("Días naturales de garantía de un celular, como mínimo"),
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
