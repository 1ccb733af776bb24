/** Merges two people's changes of a file: a list by rows and fields, a legal text by clauses. */

import { type FormSchema, formSchema } from "#content/forms/check/path-label.ts";
import { dataIn, dataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { capital } from "#domain/text/capital.ts";
import type { Clash } from "#editor/api/api.ts";
import type { TextData } from "#editor/api/text-api.ts";
import { textForm } from "#editor/api/text-rows.ts";
import { isSame, joined } from "#editor/app/draft/merge-rows.ts";
import { withHead } from "#editor/server/legal/front-matter.ts";
import { printDocument, readDocument } from "#editor/server/legal/text-document.ts";
import { sourceOf } from "#editor/server/legal/text-source.ts";
import { fileLabel } from "#editor/server/site/file-label.ts";
import { isData, legalFile } from "./owned-paths.ts";

/** The common base, and both sides' results. */
export type Sides = Readonly<Record<"base" | "mine" | "theirs", string>>;

/** Whose value wins where both changed the same. */
export type Stays = "mine" | "theirs";

export type MergedFile = { text: string; clashes: readonly Clash[] };

/** @returns undefined if the file does not consist of rows or clauses, or cannot be read. */
export type MergeFile = (path: string, sides: Sides, stays: Stays | undefined) => Promise<MergedFile | undefined>;

/** @param listsNow - every list, with its form. */
export const openFileMerger =
  (listsNow: () => Promise<readonly EditableList[]>): MergeFile =>
  async (path, sides, stays) => {
    try {
      if (isData(path)) {
        const form = await (await listsNow()).find(({ file }) => file === path)?.form();
        return form && dataTogether(path, formSchema(form.schema), sides, stays);
      }
      return legalFile(path)?.isSource ? textTogether(path, sides, stays) : undefined;
    } catch {
      // The file was written by hand in another form, so only git's line merge can handle it.
      return undefined;
    }
  };

const named = (path: string, clashes: readonly Clash[]): Clash[] =>
  clashes.map(({ where, mine, theirs }) => ({ where: `${capital(fileLabel(path))}: ${where}`, mine, theirs }));

function dataTogether(path: string, schema: FormSchema, { base, mine, theirs }: Sides, stays?: Stays): MergedFile {
  const versions = { base: dataIn(base), mine: dataIn(mine), theirs: dataIn(theirs) };
  const { data, clashes } = joined(schema, versions, stays);
  // A result equal to one side keeps that side's bytes.
  const text = isSame(data, versions.theirs) ? theirs : isSame(data, versions.mine) ? mine : dataModule(data);
  return { text, clashes: named(path, clashes) };
}

function textTogether(path: string, { base, mine, theirs }: Sides, stays?: Stays): MergedFile | undefined {
  // A part of the head that the form does not show was changed by hand, so only git's line merge can handle it.
  if (new Set([base, mine, theirs].map(unseenHead)).size > 1) return undefined;
  const versions = { base: readDocument(base), mine: readDocument(mine), theirs: readDocument(theirs) };
  const { data, clashes } = joined(textForm, versions, stays);
  return { text: printDocument(data as TextData, theirs, [mine, base]), clashes: named(path, clashes.map(readable)) };
}

const unseenHead = (text: string) =>
  withHead(sourceOf(text).opening, { title: "x", inForce: "x", summary: ["x", "x", "x"] });

const readable = ({ where, mine, theirs }: Clash): Clash => ({
  where: where.replace(/^(?:Datos del texto|Cláusulas) › /, ""),
  mine: mine.trim(),
  theirs: theirs.trim(),
});
