/** What staff writes of the help page, as it reads today. `help.ts` and `line-life-words.ts` put it together with links. */
import { data } from "#content/data/words/help.ts";
import { readWords } from "#content/facts/read-words.ts";
import { helpWordsSchema } from "#content/forms/help-words-schema.ts";

export const helpWords = readWords("src/content/data/words/help.ts", helpWordsSchema, data);
