/** Facts that the legal texts need and only the operator can supply. */
import { data } from "#content/data/pending.ts";
import { readData } from "#content/forms/read-data.ts";
import { pendingSchema } from "#content/forms/schemas/pending-schema.ts";

/** What each of them begins with in the texts, until it is confirmed. */
export const toBeConfirmed = "[Por confirmar por el Operador:";

/** What a text says is missing, each once. */
export const missingIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[Por confirmar por el Operador: ([^\]]+)\]/g)].map(([, missing = ""]) => missing)),
];

/** What is missing, by its name, and what the texts show of it. */
export const legalPending = readData("src/content/data/pending.ts", pendingSchema, data).map(
  ({ id, missing, fact }) => ({
    id,
    missing,
    label: fact === undefined ? `Por confirmar: ${missing}` : missing,
    text: fact ?? `${toBeConfirmed} ${missing}]`,
  }),
);
