/** What staff writes around the questions, as it reads today. `faq-page.ts` puts it together with links. */
import { data } from "#content/data/words/faq.ts";
import { readWords } from "#content/facts/read-words.ts";
import { faqWordsSchema } from "#content/forms/faq-words-schema.ts";

export const faqWords = readWords("src/content/data/words/faq.ts", faqWordsSchema, data);
