/**
 * Words that people use for things that the site calls something else: the search looks for both. Only words with one
 * meaning; other forms of a word (plural, gender, tense), typos and the words of a phrase in another order are
 * understood without an entry.
 */
import { data } from "#content/data/synonyms.ts";
import { readData } from "#content/forms/read-data.ts";
import { synonymsSchema } from "#content/forms/schemas/synonym-schema.ts";
import { plans } from "#content/plans/plans.ts";
import type { SearchSynonym } from "#domain/search/search-query.ts";
import { englishSynonyms } from "./english-synonyms.ts";

/** Membership names become synonyms wherever «plan» is one. */
const planNames = plans.map(({ name }) => name.toLowerCase());

export const searchSynonyms: readonly SearchSynonym[] = [
  ...readData("src/content/data/synonyms.ts", synonymsSchema, data).map(({ said, means }) => ({
    said: said.includes("plan") ? [...said, ...planNames] : said,
    means,
  })),
  ...englishSynonyms,
];

/**
 * Technical terms as people type them, normalised. If the site does not contain one, the search says so instead of
 * taking it for a typo of another word.
 */
export const technicalTerms: readonly string[] =
  "volte vonr vowifi mvno omv altan gsm umts hspa cdma lte mms rcs ussd iccid imsi isim csim nfc otg dns ipv6 cgnat".split(
    " ",
  );
