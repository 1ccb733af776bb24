/** What staff writes of the page about usage, as it reads today. `usage.ts` puts it together with links. */
import { data } from "#content/data/words/usage.ts";
import { readWords } from "#content/facts/read-words.ts";
import { usageWordsSchema } from "#content/forms/usage-words-schema.ts";

export const usageWords = readWords("src/content/data/words/usage.ts", usageWordsSchema, data);
