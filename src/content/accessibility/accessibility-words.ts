/** What staff writes of the accessibility page, as it reads today. `accessibility.ts` puts it together with links. */
import { data } from "#content/data/words/accessibility.ts";
import { readWords } from "#content/facts/read-words.ts";
import { accessibilityWordsSchema } from "#content/forms/accessibility-words-schema.ts";

export const accessibilityWords = readWords("src/content/data/words/accessibility.ts", accessibilityWordsSchema, data);
