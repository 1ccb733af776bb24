/** What staff writes of the page to unsubscribe, as it reads today. `unsubscribe-words.ts` puts it together with the form. */
import { data } from "#content/data/words/unsubscribe.ts";
import { readWords } from "#content/facts/read-words.ts";
import { unsubscribeWordsSchema } from "#content/forms/unsubscribe-words-schema.ts";

export const unsubscribeRows = readWords("src/content/data/words/unsubscribe.ts", unsubscribeWordsSchema, data);
