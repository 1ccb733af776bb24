/** What staff writes of the page about invoices, as it reads today. `invoicing.ts` puts it together with links. */
import { data } from "#content/data/words/invoicing.ts";
import { readWords } from "#content/facts/read-words.ts";
import { invoicingWordsSchema } from "#content/forms/invoicing-words-schema.ts";

export const invoicingWords = readWords("src/content/data/words/invoicing.ts", invoicingWordsSchema, data);
