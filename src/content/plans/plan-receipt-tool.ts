/** Copy of the receipt on the home page; the figures come from the plan model. */

import { currentOffer } from "#content/promotions/current-offer.ts";
import { membershipEntries } from "#content/registry/registry.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import { type Barcode, drawBarcode } from "#domain/plans/price/barcode.ts";
import { receiptPayments } from "#domain/plans/price/receipt.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { planCostTool } from "./plan-cost-tool.ts";
import { homeCountries, membershipDays } from "./plan-rows.ts";

const { porting } = currentOffer;
const receiptDuration = formatQuantity(receiptPayments * membershipDays, "días");

/** Finds the first folio of each membership, with the link to its page in the registry. */
export function listReceiptFolios(): Partial<Record<PlanId, { number: number; href: string; barcode: Barcode }>> {
  const folios: ReturnType<typeof listReceiptFolios> = {};
  for (const { number, planId, path } of membershipEntries) {
    folios[planId] ??= { number, href: resolveHref(path), barcode: drawBarcode(`${number}`) };
  }
  return folios;
}

const initial = { monthlyPesos: 500, planId: "community" } as const satisfies { monthlyPesos: number; planId: PlanId };

export const planReceiptSection = {
  heading: "¿Cuánto pagas hoy?",
  sub: "El ticket te dice cuánto ahorras, o que te quedes donde estás.",
} as const;

export const planReceiptTool = {
  ...(porting && { promoMonths: porting.months }),
  scale: { min: 100, max: 1500, step: 10 },
  initial,
  copy: {
    heading: "El ticket",
    disclosureLabel: "Ver el ticket completo",
    today: { label: "Hoy pago", period: "al mes" },
    data: { legend: "¿Cuántos GB necesitas al mes?", unlimited: "Ilimitados" },
    example: "Ejemplo",
    title: "{plan}, {data}",
    todayPayments: "Hoy: {count} meses de {price}",
    planPayments: "{plan}: {runs}",
    run: planCostTool.copy.answer.run,
    zeroAmounts: [
      { label: "Plazo forzoso", figure: "$0" },
      { label: "Plástico", figure: "0 g" },
    ],
    notes: [
      "Igual: tu celular, si es compatible con eSIM, y tu número, si lo traes.",
      `Trae llamadas y SMS ilimitados en ${homeCountries}.`,
      "No incluye un celular a meses ni lo que hoy venga aparte en tu plan.",
      `${formatQuantity(receiptPayments, "membresías")} de ${formatQuantity(membershipDays, "días")} cubren ${receiptDuration}. El precio que vale es el que dice la app antes de pagar.`,
    ],
    verdict: {
      cheaper: { title: "Ahorras {saved}", text: `en ${formatQuantity(receiptPayments, "pagos")}` },
      dearer: {
        title: "Hoy pagas menos. Quédate.",
        text: `Con wim pagarías {saved} más en ${formatQuantity(receiptPayments, "pagos")}.`,
      },
      equal: { title: "Pagas lo mismo", text: `en ${formatQuantity(receiptPayments, "pagos")}` },
    },
    ...(registrySampleNotice.isSample && { folioMark: sampleMark }),
    folio: "Folio {number} en el registro de tarifas",
    print: "Guárdalo",
  },
} as const;
