/**
 * Addresses of other sites that pages mention and that may change. Others stay next to their copy: the sources that the
 * map's data require to be credited, and the standard of the accessibility statement.
 *
 * They include the IFT's comparison of the operators' coverage and its catalogue of phones: the CRT replaced the IFT in
 * October 2025, and its sites may disappear.
 */
import { data } from "#content/data/outside-links.ts";
import { readData } from "#content/forms/read-data.ts";
import { outsideLinksSchema } from "#content/forms/schemas/outside-link-schema.ts";

export const outsideLinks = readData("src/content/data/outside-links.ts", outsideLinksSchema, data);
