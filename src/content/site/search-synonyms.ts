/**
 * What people call things that the site calls something else: the search looks for both. Only words with one meaning;
 * other forms of a word (plural, gender, tense) and typos are understood without an entry, and so are the words of a
 * phrase in another order.
 */
import { data } from "#content/data/synonyms.ts";
import { readData } from "#content/forms/read-data.ts";
import { synonymsSchema } from "#content/forms/schemas/synonym-schema.ts";
import { plans } from "#content/plans/plans.ts";
import type { SearchSynonym } from "#domain/search/search-query.ts";
import { englishWords } from "./search-english.ts";

/** A membership's name is another word for what «plan» is another word for. */
const planNames = plans.map(({ name }) => name.toLowerCase());

export const searchSynonyms: readonly SearchSynonym[] = [
  ...readData("src/content/data/synonyms.ts", synonymsSchema, data).map(({ said, means }) => ({
    said: said.includes("plan") ? [...said, ...planNames] : said,
    means,
  })),
  ...englishWords,
];

/**
 * Words of the trade as people type them, folded. Where the site does not have one, the search says so: it is no slip of
 * another word.
 */
export const tradeWords: readonly string[] =
  "volte vonr vowifi mvno omv altan gsm umts hspa cdma lte mms rcs ussd iccid imsi isim csim nfc otg dns ipv6 cgnat".split(
    " ",
  );
