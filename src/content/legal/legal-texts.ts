/**
 * The legal texts. Each has a folder with its versions: `1.md` is written by people, `1.published.json` by
 * `npm run legal:publish`.
 */
import { type LegalTextRow, legalTextRows } from "./legal-text-rows.ts";
import type { LegalVersion } from "./legal-version.ts";
import { legalFolder, versionsIn } from "./read-legal-text.ts";

export type LegalText = LegalTextRow & {
  /** Newest first: those that were published; while there are none, the newest draft. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
};

export type LegalTextId = (typeof legalTextRows)[number]["id"];

export const legalTexts: readonly LegalText[] = legalTextRows.map((row) => ({
  ...row,
  versions: versionsIn(`${legalFolder}/${row.id}`),
}));

export function legalTextOf(id: LegalTextId): LegalText {
  const text = legalTexts.find((each) => each.id === id);
  if (!text) throw new RangeError(`no legal text ${id}`);
  return text;
}
