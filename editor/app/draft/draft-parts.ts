import type { FieldPath } from "#editor/api/api.ts";
import { isSame } from "./merge/merge-rows.ts";

/** The parts of a document that are saved, and resolved in a conflict, independently of each other. */
export type DraftParts = {
  /** Key of the part at a path. */
  keyAt: (path: FieldPath) => string;
  /** Keys of the parts of `one` that differ in `other`. */
  changed: (one: unknown, other: unknown) => readonly string[];
  /** Undefined if the data does not have the part. */
  get: (data: unknown, key: string) => unknown;
  /** @param part - undefined removes it. */
  set: (data: unknown, key: string, part: unknown) => unknown;
  /** The document is a single part. */
  isWhole: boolean;
};

/** A list is saved as a whole or not at all. */
export const wholeList: DraftParts = {
  keyAt: () => "",
  changed: (one, other) => (isSame(one, other) ? [] : [""]),
  get: (data) => data,
  set: (_data, _key, part) => part,
  isWhole: true,
};
