import type { OpenList } from "#editor/api/api.ts";
import { isSameJson, type MergeResult, mergeVersions } from "#editor/api/merge/merge-rows.ts";
import type { DraftOptions, DraftParts, DraftView } from "#editor/app/draft/draft-view.ts";

type FormState = Pick<DraftView, "data" | "savedData" | "theirs">;
type DocumentShape = Required<Pick<DraftOptions, "schema" | "parts">>;

/**
 * Merges typed data with data that someone else saved. If both sides changed a part, it stays as typed, and unchanged
 * in `savedData`, until the user decides.
 */
export function mergeDraft(
  { schema, parts }: DocumentShape,
  { data, savedData, theirs }: FormState,
  { data: currentData }: OpenList,
): FormState {
  const merge = mergeVersions(schema, { base: savedData, mine: data, theirs: currentData });
  const conflictingKeys = merge.conflicts.map(({ path }) => parts.getKeyAt(path));
  const removedKeys = [...theirs.keys()].filter((key) => parts.getPart(currentData, key) === undefined);
  const keys = [...new Set([...conflictingKeys, ...removedKeys])];
  const takeUndecidedParts = (wholeData: unknown, source: unknown) =>
    keys.reduce((result, key) => parts.setPart(result, key, parts.getPart(source, key)), wholeData);
  return {
    data: takeUndecidedParts(merge.data, data),
    savedData: takeUndecidedParts(currentData, savedData),
    theirs: new Map(keys.map((key) => [key, parts.getPart(currentData, key)])),
  };
}

/** A part of merged data, and the part's conflicts. */
export const pickPart = (parts: DraftParts, { data, conflicts }: MergeResult, key: string) => ({
  part: parts.getPart(data, key),
  conflicts: conflicts.filter(({ path }) => parts.getKeyAt(path) === key),
});

/** Merges both sides of a part in conflict. @param winningSide - the side that wins where both changed a field. */
export function mergeConflictingPart(
  { schema, parts }: DocumentShape,
  { data, savedData, theirs: all }: FormState,
  key: string,
  winningSide?: "mine" | "theirs",
) {
  const theirs = parts.setPart(savedData, key, all.get(key));
  return pickPart(parts, mergeVersions(schema, { base: savedData, mine: data, theirs }, winningSide), key);
}

/** Takes one side's values where both changed a field of a part in conflict, and all other changes of both. */
export function resolvePart(shape: DocumentShape, state: FormState, key: string, winningSide: "mine" | "theirs") {
  const { part } = mergeConflictingPart(shape, state, key, winningSide);
  return {
    data: shape.parts.setPart(state.data, key, part),
    savedData: shape.parts.setPart(state.savedData, key, state.theirs.get(key)),
    theirs: new Map([...state.theirs].filter(([each]) => each !== key)),
  };
}

/** The data to send: the typed data, but with the other side's version of each part in conflict. */
export const buildDataToSave = ({ parts }: DocumentShape, { data, theirs }: FormState): unknown =>
  [...theirs].reduce((result, [key, part]) => parts.setPart(result, key, part), data);

/** Whether there is unsaved input outside the parts in conflict. */
export const hasUnsavedInput = ({ parts }: DocumentShape, { data, savedData, theirs }: FormState): boolean =>
  !isSameJson(
    [...theirs.keys()].reduce((result, key) => parts.setPart(result, key, parts.getPart(savedData, key)), data),
    savedData,
  );

/**
 * Whether a number in the data, such as a price, has changed. The user confirms the consequences, because many pages
 * may show the number. Lists with added or removed rows are ignored.
 */
export function hasChangedFigure(before: unknown, after: unknown): boolean {
  if (typeof before === "number") return typeof after === "number" && before !== after;
  if (Array.isArray(before)) {
    // Rows of lists with different lengths cannot be matched by index.
    if (!Array.isArray(after) || after.length !== before.length) return false;
    return before.some((row, index) => hasChangedFigure(row, after[index]));
  }
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null) return false;
  return Object.entries(before).some(([name, value]) =>
    hasChangedFigure(value, (after as Readonly<Record<string, unknown>>)[name]),
  );
}
