/**
 * Addresses of other sites that pages name and that may move. What stays beside its words: the sources that the map's data
 * ask to be named, and the standard that the accessibility statement is about.
 *
 * The IFT's comparison of the operators' coverage and its catalogue of phones: the CRT replaced it in October 2025, and
 * its sites may end.
 */
import { data } from "#content/data/outside-links.ts";
import { readData } from "#content/forms/read-data.ts";
import { outsideLinksSchema } from "#content/forms/schemas/outside-link-schema.ts";

export const outsideLinks = readData("src/content/data/outside-links.ts", outsideLinksSchema, data);
