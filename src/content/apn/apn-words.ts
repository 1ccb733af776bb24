/** What staff writes of the pages about access points, as it reads today. */
import { data } from "#content/data/words/apn.ts";
import { readWords } from "#content/facts/read-words.ts";
import { apnWordsSchema } from "#content/forms/apn-words-schema.ts";

export const apnWords = readWords("src/content/data/words/apn.ts", apnWordsSchema, data);
