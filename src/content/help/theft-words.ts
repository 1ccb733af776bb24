/** What staff writes of the page for a theft or a loss, as it reads today. `theft*.ts` put it together with links. */
import { data } from "#content/data/words/theft.ts";
import { readWords } from "#content/facts/read-words.ts";
import { theftWordsSchema } from "#content/forms/theft-words-schema.ts";

export const theftWords = readWords("src/content/data/words/theft.ts", theftWordsSchema, data);
