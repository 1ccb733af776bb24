/** Reads what pages say, with its facts in place. */
import type { z } from "zod";
import type { PageDefinition } from "#content/forms/define-page.ts";
import * as fields from "#content/forms/fields/words-fields.ts";
import { readData } from "#content/forms/read-data.ts";
import { filledWords } from "#domain/text/filled-words.ts";
import { rowFacts } from "./row-facts.ts";

/**
 * @param data - of the page's file.
 * @returns the words as they read today; see {@link filledWords}.
 * @throws {ContentError} as `readData`.
 */
export function readWords<Schema extends z.ZodType>(page: PageDefinition<Schema>, data: unknown): z.output<Schema> {
  return filledWords(readData(page.file, page.form(fields), data), rowFacts) as z.output<Schema>;
}
