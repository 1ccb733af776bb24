import type { FieldPath } from "#editor/api/api.ts";
import { isSameJson } from "#editor/api/merge/merge-rows.ts";

/** The parts of a list or legal text, which are saved independently, with independent decisions on conflicts. */
export type DraftParts = {
  /** Key of the part at a path. */
  keyAt: (path: FieldPath) => string;
  /** Keys of the parts that differ between `one` and `other`. */
  changed: (one: unknown, other: unknown) => readonly string[];
  /** @returns undefined if the data does not have the part. */
  get: (data: unknown, key: string) => unknown;
  /** Returns the data with a part replaced. @param part - undefined removes the part. */
  set: (data: unknown, key: string, part: unknown) => unknown;
  /** Whether the whole list or text is a single part. */
  isWhole: boolean;
};

/** For lists: the whole list is the only part, with an empty key. */
export const wholeDocumentParts: DraftParts = {
  keyAt: () => "",
  changed: (one, other) => (isSameJson(one, other) ? [] : [""]),
  get: (data) => data,
  set: (_data, _key, part) => part,
  isWhole: true,
};
