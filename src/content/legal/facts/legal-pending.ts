/** Facts that the legal texts need and only the operator can supply. */
import { data } from "#content/data/pending.ts";
import { readData } from "#content/forms/read-data.ts";
import { pendingFactsSchema } from "#content/forms/schemas/pending-schema.ts";

/** The beginning of the placeholder for an unconfirmed fact. */
export const unconfirmedPrefix = "[Por confirmar por el Operador:";

/** Finds the distinct facts that a text marks as unconfirmed. */
export const findUnconfirmedFacts = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\[Por confirmar por el Operador: ([^\]]+)\]/g)].map(([, description = ""]) => description),
  ),
];

/**
 * Whether a text contains the words «por confirmar» outside placeholders; these words stay when the facts are
 * confirmed.
 */
export const isTypedAsUnconfirmed = (text: string): boolean =>
  /por confirmar/i.test(text.replaceAll(/\[Por confirmar por el Operador: [^\]]+\]/g, ""));

/** The facts, each with its text for the documents: the confirmed value, or else a placeholder. */
export const pendingLegalFacts = readData("src/content/data/pending.ts", pendingFactsSchema, data).map(
  ({ id, description, fact }) => ({
    id,
    description,
    label: fact === undefined ? `Por confirmar: ${description}` : description,
    text: fact ?? `${unconfirmedPrefix} ${description}]`,
  }),
);
