/** Facts that the legal texts need and only the operator can supply. */
import { data } from "#content/data/pending.ts";
import { readData } from "#content/forms/read-data.ts";
import { pendingSchema } from "#content/forms/schemas/pending-schema.ts";

/** Prefix of such a fact in the texts until it is confirmed. */
export const toBeConfirmed = "[Por confirmar por el Operador:";

/** The distinct facts that a text marks as missing. */
export const unconfirmedFactsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[Por confirmar por el Operador: ([^\]]+)\]/g)].map(([, missing = ""]) => missing)),
];

/** The missing facts by id, with their text in the documents. */
export const legalPending = readData("src/content/data/pending.ts", pendingSchema, data).map(
  ({ id, missing, fact }) => ({
    id,
    missing,
    label: fact === undefined ? `Por confirmar: ${missing}` : missing,
    text: fact ?? `${toBeConfirmed} ${missing}]`,
  }),
);
