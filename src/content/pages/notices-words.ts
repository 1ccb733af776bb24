/** What staff writes around notices, as it reads today. `notices.ts` puts it together with them and with links. */
import { data } from "#content/data/words/notices.ts";
import { readWords } from "#content/facts/read-words.ts";
import { noticesWordsSchema } from "#content/forms/notices-words-schema.ts";

export const noticesWords = readWords("src/content/data/words/notices.ts", noticesWordsSchema, data);
