/** What staff writes of the portability page, as it reads today. `portability-page.ts` puts it together with links. */
import { data } from "#content/data/words/portability.ts";
import { readWords } from "#content/facts/read-words.ts";
import { portabilityWordsSchema } from "#content/forms/portability-words-schema.ts";

export const portabilityWords = readWords("src/content/data/words/portability.ts", portabilityWordsSchema, data);
