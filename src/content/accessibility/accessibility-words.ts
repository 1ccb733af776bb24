/** What staff writes of the accessibility page, as it reads today. `accessibility.ts` puts it together with links. */
import { data } from "#content/data/words/accessibility.ts";
import { data as cognition } from "#content/data/words/accessibility-cognition.ts";
import { data as hearing } from "#content/data/words/accessibility-hearing.ts";
import { data as movement } from "#content/data/words/accessibility-movement.ts";
import { data as sight } from "#content/data/words/accessibility-sight.ts";
import { data as technologies } from "#content/data/words/accessibility-technologies.ts";
import { readWords } from "#content/facts/read-words.ts";
import { accessibilityTabWordsSchema } from "#content/forms/accessibility-tab-words-schema.ts";
import { accessibilityWordsSchema } from "#content/forms/accessibility-words-schema.ts";

export const accessibilityWords = readWords("src/content/data/words/accessibility.ts", accessibilityWordsSchema, data);

/** What each tab says. */
export const accessibilityTabWords = {
  hearing: readWords("src/content/data/words/accessibility-hearing.ts", accessibilityTabWordsSchema, hearing),
  sight: readWords("src/content/data/words/accessibility-sight.ts", accessibilityTabWordsSchema, sight),
  cognition: readWords("src/content/data/words/accessibility-cognition.ts", accessibilityTabWordsSchema, cognition),
  movement: readWords("src/content/data/words/accessibility-movement.ts", accessibilityTabWordsSchema, movement),
  technologies: readWords(
    "src/content/data/words/accessibility-technologies.ts",
    accessibilityTabWordsSchema,
    technologies,
  ),
};
