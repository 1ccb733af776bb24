/**
 * Synonyms for words of the site: the search looks for both. Only words with a single meaning have an entry. Other
 * forms of a word (plural, gender, tense), typos, and phrases with their words in another order need no entry.
 */
import { data } from "#content/data/synonyms.ts";
import { readData } from "#content/forms/read-data.ts";
import { synonymsSchema } from "#content/forms/schemas/synonym-schema.ts";
import { plans } from "#content/plans/plans.ts";
import type { SearchSynonym } from "#domain/search/search-query.ts";
import { englishSynonyms } from "./english-synonyms.ts";

/** Names of the memberships, which are added to every entry whose words include «plan». */
const planNames = plans.map(({ name }) => name.toLowerCase());

export const searchSynonyms: readonly SearchSynonym[] = [
  ...readData("src/content/data/synonyms.ts", synonymsSchema, data).map(({ said, means }) => ({
    said: said.includes("plan") ? [...said, ...planNames] : said,
    means,
  })),
  ...englishSynonyms,
];

/**
 * Technical terms as people type them, normalised. If the site does not contain a term, the search says so and does not
 * treat the term as a typo of another word.
 */
export const technicalTerms: readonly string[] =
  "volte vonr vowifi mvno omv altan gsm umts hspa cdma lte mms rcs ussd iccid imsi isim csim nfc otg dns ipv6 cgnat puk bam euicc".split(
    " ",
  );
