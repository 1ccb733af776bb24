/** What staff writes of the page of an unknown address. `not-found-words.ts` puts it together with what is exact. */
import { data } from "#content/data/words/not-found.ts";
import { readWords } from "#content/facts/read-words.ts";
import { notFoundWordsSchema } from "#content/forms/not-found-words-schema.ts";

export const notFoundRows = readWords("src/content/data/words/not-found.ts", notFoundWordsSchema, data);
