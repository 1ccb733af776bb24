/** What people want from the site, with the ways to ask for it from which the search learns. */
import { data } from "#content/data/ways-of-asking.ts";
import { readData } from "#content/forms/read-data.ts";
import { type IntentRow, waysOfAskingSchema } from "#content/forms/schemas/way-of-asking-schema.ts";

export const waysOfAsking: readonly IntentRow[] = readData(
  "src/content/data/ways-of-asking.ts",
  waysOfAskingSchema,
  data,
);
