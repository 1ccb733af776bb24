/**
 * The intents for the search index. They are not part of the content, because the editor reads the whole content again
 * after each change.
 */
import type { IntentRow } from "#content/forms/schemas/way-of-asking-schema.ts";
import { waysOfAsking } from "#content/site/search/ways-of-asking.ts";
import { type Intent, spellBySound, waySeparator } from "#domain/search/intent-model.ts";

const toIntent = ({ to, ways, reply, absence }: IntentRow): Intent => ({
  to,
  ways: [...new Set(ways.map(spellBySound))].filter(Boolean).join(waySeparator),
  ...(reply && { reply }),
  ...(absence && { absence }),
});

export const searchIntents: readonly Intent[] = waysOfAsking.map(toIntent);
