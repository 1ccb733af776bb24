/** What staff writes of the coverage page, as it reads today. `coverage.ts` puts it together with the map's own words. */
import { data } from "#content/data/words/coverage.ts";
import { readWords } from "#content/facts/read-words.ts";
import { coverageWordsSchema } from "#content/forms/coverage-words-schema.ts";

export const coveragePageWords = readWords("src/content/data/words/coverage.ts", coverageWordsSchema, data);
