/** What staff writes of the lead form, as it reads today. `lead-form-words.ts` puts it together with what is exact. */
import { data } from "#content/data/words/lead-form.ts";
import { readWords } from "#content/facts/read-words.ts";
import { leadFormWordsSchema } from "#content/forms/lead-form-words-schema.ts";

export const leadFormRows = readWords("src/content/data/words/lead-form.ts", leadFormWordsSchema, data);
