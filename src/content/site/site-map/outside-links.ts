/**
 * Addresses of other sites that pages mention and that may change. Two kinds of addresses are instead next to their
 * copy: the sources that the map's data require to be credited, and the standard of the accessibility statement.
 *
 * The IFT's sites may disappear, because the CRT replaced the IFT in October 2025.
 */
import { data } from "#content/data/outside-links.ts";
import { readData } from "#content/forms/read-data.ts";
import { outsideLinksSchema } from "#content/forms/schemas/outside-link-schema.ts";

export const outsideLinks = readData("src/content/data/outside-links.ts", outsideLinksSchema, data);
