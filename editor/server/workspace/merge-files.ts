/** Two people's changes of one file, put together: a list by its rows and fields, a legal text by its clauses. */

import { type FormSchema, formSchema } from "#content/forms/check/path-label.ts";
import { dataIn, dataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { capital } from "#domain/text/capital.ts";
import type { Clash } from "#editor/api/api.ts";
import { isSame, joined } from "#editor/app/draft/merge-rows.ts";
import { sourceOf } from "#editor/server/legal/text-source.ts";
import { spokenFile } from "#editor/server/site/file-label.ts";
import { isData, legalFile } from "./owned-paths.ts";

/** What both began with, and what each made of it. */
export type Sides = Readonly<Record<"base" | "mine" | "theirs", string>>;

/** Whose words stay where both changed the same. */
export type Stays = "mine" | "theirs";

export type JoinedFile = { text: string; clashes: readonly Clash[] };

/** @returns undefined if the file is not one of rows or clauses, or cannot be read. */
export type JoinFile = (path: string, sides: Sides, stays: Stays | undefined) => Promise<JoinedFile | undefined>;

/** @param listsNow - every list, with its form. */
export const openJoinFile =
  (listsNow: () => Promise<readonly EditableList[]>): JoinFile =>
  async (path, sides, stays) => {
    try {
      if (isData(path)) {
        const form = await (await listsNow()).find(({ file }) => file === path)?.form();
        return form && dataTogether(path, formSchema(form.schema), sides, stays);
      }
      return legalFile(path)?.isSource ? textTogether(path, sides, stays) : undefined;
    } catch {
      // Somebody wrote it by hand: git alone knows how it reads.
      return undefined;
    }
  };

const named = (path: string, clashes: readonly Clash[]): Clash[] =>
  clashes.map(({ where, ...words }) => ({ where: `${capital(spokenFile(path))}: ${where}`, ...words }));

function dataTogether(path: string, schema: FormSchema, { base, mine, theirs }: Sides, stays?: Stays): JoinedFile {
  const versions = { base: dataIn(base), mine: dataIn(mine), theirs: dataIn(theirs) };
  const { data, clashes } = joined(schema, versions, stays);
  // A file that says the same keeps its bytes.
  const text = isSame(data, versions.theirs) ? theirs : isSame(data, versions.mine) ? mine : dataModule(data);
  return { text, clashes: named(path, clashes) };
}

/** A text as rows: the head line by line, then a row a clause. */
const textForm: FormSchema = {
  properties: {
    head: { title: "Datos del texto", keyField: "at", nameField: "name", items: { properties: { words: {} } } },
    clauses: {
      title: "Cláusulas",
      keyField: "id",
      nameField: "name",
      items: { properties: { heading: { title: "Título" }, body: { title: "Texto" } } },
    },
  },
};

type TextRows = {
  head: readonly { at: string; name: string; words: string }[];
  clauses: readonly { id: string; name: string; heading: string; body: string }[];
};

function textTogether(path: string, { base, mine, theirs }: Sides, stays?: Stays): JoinedFile {
  const versions = { base: rowsIn(base), mine: rowsIn(mine), theirs: rowsIn(theirs) };
  const { data, clashes } = joined(textForm, versions, stays);
  const { head, clauses } = data as TextRows;
  const text = [
    ...head.map(({ words }) => words),
    ...clauses.map(({ heading, body }, at) => `${at > 0 ? "\n" : ""}${heading}${body}`),
  ].join("");
  return { text, clashes: named(path, clashes.map(readable)) };
}

function rowsIn(text: string): TextRows {
  const { opening, clauses } = sourceOf(text);
  let field = "";
  let line = 0;
  return {
    head: (opening.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((words) => {
      const [, key] = /^([a-zA-Z]+):/.exec(words) ?? [];
      line = key ? 0 : line + 1;
      field = key ?? field;
      return { at: `${field} ${line}`, name: headNames[field] ?? "Encabezado", words };
    }),
    clauses: clauses.map(({ id, title, heading, body }) => ({
      ...{ id, name: title, heading },
      // The last one has no blank line after it, until another follows.
      body: `${body.trimEnd()}\n`,
    })),
  };
}

const headNames: Readonly<Record<string, string>> = { title: "Título", inForce: "En vigor desde", summary: "En corto" };

const readable = ({ where, mine, theirs }: Clash): Clash => ({
  where: where.replace(/^(?:Datos del texto|Cláusulas) › /, ""),
  mine: mine.trim(),
  theirs: theirs.trim(),
});
