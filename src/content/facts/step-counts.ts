/** The facts that count the steps of a page, for the texts that announce them. */
import { data as esimCopy } from "#content/data/copy/esim.ts";
import { data as invoicingCopy } from "#content/data/copy/invoicing.ts";
import { data as portingCopy } from "#content/data/copy/porting.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { spellCount } from "#domain/text/numbers/spelled-count.ts";

/** The lists of steps. Only their lengths are read, because their texts use facts. */
const stepLists = {
  esim: { label: "instalar la eSIM", steps: esimCopy.steps.steps },
  portabilidad: { label: "traer tu número", steps: portingCopy.steps.steps },
  factura: { label: "pedir la factura", steps: invoicingCopy.steps.steps },
};

const formatStepCount = (count: number) => (count === 1 ? "un paso" : `${spellCount(count)} pasos`);

export const stepCounts: LabeledFacts = Object.fromEntries(
  Object.entries(stepLists).map(([id, { label, steps }]) => [
    `pasos.${id}`,
    { label: `Cuántos pasos hay para ${label}, con palabra`, value: formatStepCount(steps.length) },
  ]),
);
