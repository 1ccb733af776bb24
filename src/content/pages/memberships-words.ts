/** What staff writes of the page of memberships, as it reads today. `memberships.ts` puts it together with prices and links. */
import { data } from "#content/data/words/memberships.ts";
import { readWords } from "#content/facts/read-words.ts";
import { membershipsWordsSchema } from "#content/forms/memberships-words-schema.ts";

export const membershipsWords = readWords("src/content/data/words/memberships.ts", membershipsWordsSchema, data);
