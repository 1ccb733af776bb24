/** What staff writes of the page that tells whether a phone is unlocked. `unlock-check.ts` puts it together with links. */
import { data } from "#content/data/words/unlock.ts";
import { readWords } from "#content/facts/read-words.ts";
import { unlockWordsSchema } from "#content/forms/unlock-words-schema.ts";

export const unlockWords = readWords("src/content/data/words/unlock.ts", unlockWordsSchema, data);
