/** The facts that follow a list: the number of its steps, or its newest row. */
import { data as esimCopy } from "#content/data/copy/esim.ts";
import { data as invoicingCopy } from "#content/data/copy/invoicing.ts";
import { data as portingCopy } from "#content/data/copy/porting.ts";
import { latestReferral } from "#content/promotions/promotion-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { getDataOnDay } from "#domain/calendar/coming-changes.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { spellCount } from "#domain/text/numbers/spelled-count.ts";

/** Counts the steps of a page's copy; an invalid copy, which its own form reports, has none. */
function formatStepCount(copy: object): string {
  const { steps } = getDataOnDay(copy, buildDay) as { steps?: { steps?: readonly unknown[] } };
  const count = steps?.steps?.length ?? 0;
  return count === 1 ? "un paso" : `${spellCount(count)} pasos`;
}

export const listFacts: LabeledFacts = {
  "pasos.esim": { label: "Pasos para instalar la eSIM, cuántos son", value: formatStepCount(esimCopy) },
  "pasos.portabilidad": { label: "Pasos para traer tu número, cuántos son", value: formatStepCount(portingCopy) },
  "pasos.factura": { label: "Pasos para pedir la factura, cuántos son", value: formatStepCount(invoicingCopy) },
  "referidos.ultima.invita": {
    label: "Última promoción de referidos: descuento de quien invita",
    value: `${latestReferral.referrerPercent}%`,
  },
  "referidos.ultima.llega": {
    label: "Última promoción de referidos: descuento de quien llega",
    value: `${latestReferral.referredPercent}%`,
  },
  "referidos.ultima.membresias": {
    label: "Última promoción de referidos: en cuántas membresías se descuenta",
    value: formatQuantity(latestReferral.referredMemberships, "membresías"),
  },
};
