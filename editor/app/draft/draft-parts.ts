import type { FieldPath } from "#editor/api/api.ts";
import { isSame } from "./merge-rows.ts";

/** What of a document is saved by itself, and decided on by itself where two people changed it. */
export type DraftParts = {
  /** Of a place in the data. */
  keyAt: (path: FieldPath) => string;
  /** Those of one state that read differently in the other. */
  changed: (one: unknown, other: unknown) => readonly string[];
  /** Undefined if it is not there. */
  get: (data: unknown, key: string) => unknown;
  /** @param part - undefined takes it away. */
  set: (data: unknown, key: string, part: unknown) => unknown;
  /** It is all one part. */
  isWhole: boolean;
};

/** A list is saved as it is, or not at all. */
export const wholeList: DraftParts = {
  keyAt: () => "",
  changed: (one, other) => (isSame(one, other) ? [] : [""]),
  get: (data) => data,
  set: (_data, _key, part) => part,
  isWhole: true,
};
