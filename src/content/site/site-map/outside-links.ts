/**
 * Addresses of other sites that pages mention and that may change. Two kinds of addresses are in the files with their
 * copy instead: the sources to be credited for the map's data, and the accessibility standard.
 *
 * The IFT's sites may disappear, because the CRT replaced the IFT in October 2025.
 */
import { data } from "#content/data/outside-links.ts";
import { readData } from "#content/forms/read-data.ts";
import { outsideLinksSchema } from "#content/forms/schemas/outside-link-schema.ts";

export const outsideLinks = readData("src/content/data/outside-links.ts", outsideLinksSchema, data);
