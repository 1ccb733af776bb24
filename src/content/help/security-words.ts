/** What staff writes of the security message, as it reads today. */
import { data } from "#content/data/words/security.ts";
import { readWords } from "#content/facts/read-words.ts";
import { securityWordsSchema } from "#content/forms/security-words-schema.ts";

export const securityWords = readWords("src/content/data/words/security.ts", securityWordsSchema, data);
