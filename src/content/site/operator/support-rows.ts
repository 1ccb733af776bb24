import { data } from "#content/data/support.ts";
import { readData } from "#content/forms/read-data.ts";
import { supportSchema } from "#content/forms/schemas/support-schema.ts";

/** Daily support hours, and the app's rating by users. Source: product specification, sections 2 and 9. */
export const supportRows = readData("src/content/data/support.ts", supportSchema, data);
