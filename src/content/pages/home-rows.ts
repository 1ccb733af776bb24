/** What staff writes of the home page, as it reads today. `home.ts` puts it together with prices and links. */
import { data } from "#content/data/home.ts";
import { readWords } from "#content/facts/read-words.ts";
import { homeSchema } from "#content/forms/schemas/home-schema.ts";

export const homeRows = readWords("src/content/data/home.ts", homeSchema, data);
