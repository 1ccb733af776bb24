/** The intents of the search: what people want from the site, with the ways to ask from which the search learns. */
import { data } from "#content/data/ways-of-asking.ts";
import { readData } from "#content/forms/read-data.ts";
import { intentsSchema, type WayOfAskingRow } from "#content/forms/schemas/way-of-asking-schema.ts";
import { type Intent, spellBySound } from "#domain/search/intent-model.ts";

const toIntent = ({ to, ways, reply, absence }: WayOfAskingRow): Intent => ({
  to,
  ways: [...new Set(ways.map(spellBySound))].join("\n"),
  ...(reply && { reply }),
  ...(absence && { absence }),
});

export const searchIntents: readonly Intent[] = readData("src/content/data/ways-of-asking.ts", intentsSchema, data).map(
  toIntent,
);
