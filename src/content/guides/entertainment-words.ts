/** What staff writes of the page of all benefits, as it reads today. `entertainment.ts` puts it together with guides and links. */
import { data } from "#content/data/words/entertainment.ts";
import { readWords } from "#content/facts/read-words.ts";
import { entertainmentWordsSchema } from "#content/forms/entertainment-words-schema.ts";

export const entertainmentWords = readWords("src/content/data/words/entertainment.ts", entertainmentWordsSchema, data);
