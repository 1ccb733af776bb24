/** What staff writes of the page of the community, as it reads today. `wimers.ts` puts it together with benefits and links. */
import { data } from "#content/data/words/wimers.ts";
import { readWords } from "#content/facts/read-words.ts";
import { wimersWordsSchema } from "#content/forms/wimers-words-schema.ts";

export const wimersWords = readWords("src/content/data/words/wimers.ts", wimersWordsSchema, data);
