/** What staff writes of the roaming page, as it reads today. `roaming.ts` puts it together with destinations and links. */
import { data } from "#content/data/words/roaming.ts";
import { readWords } from "#content/facts/read-words.ts";
import { roamingWordsSchema } from "#content/forms/roaming-words-schema.ts";

export const roamingWords = readWords("src/content/data/words/roaming.ts", roamingWordsSchema, data);
