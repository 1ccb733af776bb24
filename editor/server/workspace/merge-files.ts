/** Merges two people's changes to a file: lists by row and field, legal texts by clause. */

import type { z } from "zod";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import {
  addComingChanges,
  type ComingConflict,
  mergeComingChanges,
  splitComingChanges,
} from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { Conflict } from "#editor/api/api.ts";
import { legalTextFormSchema } from "#editor/api/legal-text-parts.ts";
import { isSameJson, mergeVersions } from "#editor/api/merge/merge-rows.ts";
import type { LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import { describeComingField } from "#editor/server/changes/change-summary.ts";
import { replaceHeadValues } from "#editor/server/legal/source/front-matter.ts";
import { parseLegalTextData, printLegalTextData } from "#editor/server/legal/source/legal-text-data.ts";
import { parseLegalTextSource } from "#editor/server/legal/source/legal-text-source.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import { isDataFile } from "./owned-paths.ts";

export type MergeSides = Readonly<Record<"base" | "mine" | "theirs", string>>;

/** The side whose value wins if both changed the same field or clause. */
export type WinningSide = "mine" | "theirs";

export type MergedFile = { text: string; conflicts: readonly Conflict[] };

/** @returns undefined if the file has no rows or clauses, or cannot be read. */
export type FileMergeFunction = (
  path: string,
  sides: MergeSides,
  winningSide: WinningSide | undefined,
) => Promise<MergedFile | undefined>;

export const createFileMerger =
  (listsNow: () => Promise<readonly EditableList[]>): FileMergeFunction =>
  async (path, sides, winningSide) => {
    try {
      if (isDataFile(path)) {
        const form = await (await listsNow()).find(({ file }) => file === path)?.form();
        return form && mergeData(path, form.schema, sides, winningSide);
      }
      return parseLegalPath(path)?.isSource ? mergeText(path, sides, winningSide) : undefined;
    } catch {
      // A file that cannot be read as data was written by hand, so git merges it by lines.
      return undefined;
    }
  };

const nameConflicts = (path: string, conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map(({ where, mine, theirs }) => ({
    where: `${capitalize(formatFileLabel(path))}: ${where}`,
    mine,
    theirs,
  }));

function mergeData(
  path: string,
  schema: z.ZodType,
  { base, mine, theirs }: MergeSides,
  winningSide?: WinningSide,
): MergedFile {
  const versions = { base: parseDataModule(base), mine: parseDataModule(mine), theirs: parseDataModule(theirs) };
  const [baseState, ownState, theirState] = [versions.base, versions.mine, versions.theirs].map(splitComingChanges);
  const form = toFormSchema(schema);
  const mergedToday = mergeVersions(
    form,
    { base: baseState?.data, mine: ownState?.data, theirs: theirState?.data },
    winningSide,
  );
  const mergedComing = mergeComingChanges(
    { base: baseState?.coming ?? {}, mine: ownState?.coming ?? {}, theirs: theirState?.coming ?? {} },
    winningSide,
  );
  const data = addComingChanges(mergedToday.data, mergedComing.coming);
  const conflicts = [
    ...mergedToday.conflicts,
    ...mergedComing.conflicts.map((each) => describeLaterConflict(schema, versions, each)),
  ];
  // If the result equals one side, that side's text stays unchanged.
  const text = isSameJson(data, versions.theirs)
    ? theirs
    : isSameJson(data, versions.mine)
      ? mine
      : formatDataModule(data);
  return { text, conflicts: nameConflicts(path, conflicts) };
}

function describeLaterConflict(
  schema: z.ZodType,
  storedData: Readonly<Record<"mine" | "theirs", unknown>>,
  { day, path, ...sides }: ComingConflict,
): Conflict {
  const describeSide = (side: "mine" | "theirs") => {
    const change = sides[side];
    if (!change) return { where: "", value: "no cambia" };
    const { where, after } = describeComingField(schema, storedData[side], { day, path, change });
    return { where, value: `${typeof after === "string" ? after : "está"}, de ${change.by}` };
  };
  const [mine, theirs] = [describeSide("mine"), describeSide("theirs")];
  const locationLabel = `${mine.where || theirs.where}, desde el ${formatDate(day)}`;
  return { where: locationLabel, mine: mine.value, theirs: theirs.value };
}

function mergeText(
  path: string,
  { base, mine, theirs }: MergeSides,
  winningSide?: WinningSide,
): MergedFile | undefined {
  // If a person changed by hand a field of the head that the form does not show, git merges the file by lines.
  if (new Set([base, mine, theirs].map(extractHiddenHead)).size > 1) return undefined;
  const versions = {
    base: parseLegalTextData(base),
    mine: parseLegalTextData(mine),
    theirs: parseLegalTextData(theirs),
  };
  const { data, conflicts } = mergeVersions(legalTextFormSchema, versions, winningSide);
  return {
    text: printLegalTextData(data as LegalTextData, theirs, [mine, base]),
    conflicts: nameConflicts(path, conflicts.map(trimConflict)),
  };
}

const extractHiddenHead = (text: string) =>
  replaceHeadValues(parseLegalTextSource(text).opening, { title: "x", inForce: "x", summary: ["x", "x", "x"] });

const trimConflict = ({ where, mine, theirs }: Conflict): Conflict => ({
  where: where.replace(/^(?:Datos del texto|Cláusulas) › /, ""),
  mine: mine.trim(),
  theirs: theirs.trim(),
});
