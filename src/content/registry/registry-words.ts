/** What staff writes of the registry's pages, as it reads today. `registry-index.ts` and `registry-pages.ts` use it. */
import { data } from "#content/data/words/registry.ts";
import { readWords } from "#content/facts/read-words.ts";
import { registryWordsSchema } from "#content/forms/registry-words-schema.ts";

export const registryWords = readWords("src/content/data/words/registry.ts", registryWordsSchema, data);
