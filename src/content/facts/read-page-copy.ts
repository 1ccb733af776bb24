/** Reads the copy of pages and fills in its facts. */
import type { z } from "zod";
import type { PageFormDefinition } from "#content/forms/define-page-form.ts";
import * as fields from "#content/forms/fields/copy-fields.ts";
import { readData } from "#content/forms/read-data.ts";
import { fillPageTexts } from "#domain/text/facts/fill-page-texts.ts";
import { rowFacts } from "./row-facts.ts";

/** The copy by its data, because several modules use parts of one page, and checking a page takes some 20 ms. */
const copyByData = new WeakMap<object, unknown>();

/**
 * @param data - content of the page's data file.
 * @returns the copy with today's values of the facts; see {@link fillPageTexts}.
 * @throws {ContentError} like `readData`.
 */
export function readPageCopy<Schema extends z.ZodType>(
  page: PageFormDefinition<Schema>,
  data: object,
): z.output<Schema> {
  const copy = copyByData.get(data) ?? fillPageTexts(readData(page.file, page.form(fields), data), rowFacts);
  copyByData.set(data, copy);
  return copy as z.output<Schema>;
}
