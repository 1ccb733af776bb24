/** Reads what pages say, with its facts in place. */
import type { z } from "zod";
import { readData } from "#content/forms/read-data.ts";
import { filledWords } from "#domain/text/filled-words.ts";
import { rowFacts } from "./row-facts.ts";

/**
 * @param file - from the project's root.
 * @returns the words as they read today; see {@link filledWords}.
 * @throws {ContentError} as `readData`.
 */
export function readWords<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  return filledWords(readData(file, schema, data), rowFacts) as z.output<Schema>;
}
