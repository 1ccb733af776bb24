/** What staff writes of the page about wim, as it reads today. `about.ts` puts it together with figures and links. */
import { data } from "#content/data/words/about.ts";
import { readWords } from "#content/facts/read-words.ts";
import { aboutWordsSchema } from "#content/forms/about-words-schema.ts";

export const aboutWords = readWords("src/content/data/words/about.ts", aboutWordsSchema, data);
