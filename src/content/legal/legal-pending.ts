/** Facts that the legal texts need and only the operator can supply. */
import { data } from "#content/data/pending.ts";
import { pendingSchema } from "#content/forms/pending-schema.ts";
import { readData } from "#content/forms/read-data.ts";

/** What each of them begins with in the texts, until it is confirmed. */
export const toBeConfirmed = "[Por confirmar por el Operador:";

/** By name, as the texts show them. */
export const legalPending: Readonly<Record<string, string>> = Object.fromEntries(
  readData("src/content/data/pending.ts", pendingSchema, data).map(({ id, missing, fact }) => [
    id,
    fact ?? `${toBeConfirmed} ${missing}]`,
  ]),
);
