/** Copy of the cost calculator; the figures come from the plan model. */
import { currentOffer, lastDayText, offerEndText } from "#content/promotions/current-offer.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { membershipDays } from "./plan-rows.ts";
import { planCardCopy } from "./plans.ts";

const { porting, firstMonth } = currentOffer;

export const planCostTool = {
  ...(porting && { promo: { months: porting.months } }),
  /** Initial state of the calculator: enough months to show both prices, if there are two. */
  initial: { planId: "community", months: (porting?.months ?? 4) + 2 },
  copy: {
    heading: "Lo que pagas de verdad",
    intro: "Mes por mes, hasta un año.",
    disclosureLabel: "Calcula lo que pagas",
    plan: { legend: "Membresía", price: planCardCopy.price },
    porting: {
      legend: "¿Traes tu número?",
      options: [
        { value: "traigo", text: "Sí, lo traigo" },
        { value: "nuevo", text: "No, quiero uno nuevo" },
      ],
    },
    months: { label: "¿Cuántos meses?", one: "mes", many: "meses" },
    start: {
      label: "¿Qué día empiezas?",
      hint: "Para darte la fecha. Si lo dejas vacío, contamos desde hoy.",
      error: "Elige el día en que empiezas: escríbelo completo.",
    },
    answer: {
      title: "en total",
      run: { one: "1 mes de {price}", many: "{count} meses de {price}", next: "{count} de {price}", joint: " y " },
      days: `{plan}, {memberships} de ${formatQuantity(membershipDays, "días")}: son {days}.`,
      memberships: { one: "membresía", many: "membresías" },
      figuresLabel: "En números",
      average: "en promedio al mes",
      data: "en total",
      dataExtra: "en total, con {gb} extra de tu primer mes",
      unlimited: "Ilimitados",
      unlimitedText: "tus datos: por eso no hay costo por GB",
      perGb: "te cuesta cada GB",
      savings: "ahorras al traer tu número",
      wouldSave: "ahorrarías si trajeras tu número",
    },
    end: {
      promo: {
        title: "Tu descuento termina el {day}",
        text: "Desde ese día pagas el precio regular: {price}. El día exacto lo dice la app.",
      },
      all: {
        title: "Te alcanza hasta el {day}",
        text: `Pagas el precio regular: {price} cada ${formatQuantity(membershipDays, "días")}.`,
      },
    },
    table: {
      caption: "Mes por mes",
      columns: { month: "Mes", price: "Pagas", data: "Datos" },
      kinds: { promo: "con descuento", regular: "precio regular" },
      unlimited: "Ilimitados",
    },
    detailsLabel: "Mes por mes, y cómo lo contamos",
    basis: [
      `Contamos cada mes como una membresía de ${formatQuantity(membershipDays, "días")}, una tras otra y sin pausas.`,
      ...(porting
        ? [
            `La promoción dura los primeros ${formatQuantity(porting.months, "meses")}; ${offerEndText}. Nosotros contamos ${formatQuantity(porting.months, "membresías")}: ${formatQuantity(porting.months * membershipDays, "días")} desde que empiezas.`,
          ]
        : []),
      ...(firstMonth ? [`${["Contamos los GB extra de tu primer mes", lastDayText].filter(Boolean).join("; ")}.`] : []),
      "Usamos los precios que ves en esta página. El precio que vale es el que dice la app antes de pagar.",
    ],
  },
} as const;
