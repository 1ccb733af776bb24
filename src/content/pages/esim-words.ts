/** What staff writes of the eSIM page, as it reads today. `esim.ts` puts it together with links and lists. */
import { data } from "#content/data/words/esim.ts";
import { readWords } from "#content/facts/read-words.ts";
import { esimWordsSchema } from "#content/forms/esim-words-schema.ts";

export const esimWords = readWords("src/content/data/words/esim.ts", esimWordsSchema, data);
