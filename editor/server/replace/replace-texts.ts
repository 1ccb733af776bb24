/** «Buscar y reemplazar»: finds words in all lists and legal texts, and replaces them in chosen fields. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { DeveloperText, Menu, OpenList, SaveListResult } from "#editor/api/api.ts";
import { fillFacts, formatFieldPlace, getValueAt } from "#editor/api/form/form-value.ts";
import {
  containsWords,
  type Occurrence,
  type Occurrences,
  type ReplaceRequest,
  type ReplaceResult,
  replaceWords,
  type TextField,
} from "#editor/api/replace-api.ts";
import type { TextData } from "#editor/api/text-api.ts";
import { headKey, textFormSchema } from "#editor/api/text-rows.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { readNewestText } from "#editor/server/legal/source/open-text.ts";
import { waysToAskListId } from "#editor/server/search/search-places.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type EditableDocument, isErrorDiagnostic, saveDocument } from "#editor/server/workspace/document.ts";
import { formatFieldWhere, listFieldTexts, setValueAt } from "./text-fields.ts";

type DocumentOpener = (place: { id: string }) => Promise<EditableDocument>;

type SearchSources = {
  readListData: (id: string) => Promise<unknown>;
  developerTexts: () => readonly DeveloperText[];
};

/** Finds every field with the words, also where a fact says them. Documents that cannot be read are left out. */
export async function findOccurrences(
  workspace: ContentWorkspace,
  { lists, texts, facts }: Menu,
  { readListData, developerTexts }: SearchSources,
  words: string,
): Promise<Occurrences> {
  if (words.trim() === "") return { fields: [], developerTexts: [] };
  const entries = [
    ...lists.filter(({ id }) => id !== waysToAskListId).map(({ id, label, schema }) => ({ id, label, schema })),
    ...texts.map(({ id, label }) => ({ id, label, schema: undefined })),
  ];
  const occurrencesByDocument = await Promise.all(
    entries.map(async ({ id, label, schema }) => {
      const readData = schema ? readListData(id).then((data) => ({ data })) : readNewestText(workspace, id);
      const openedDocument = await readData.catch(() => undefined);
      return openedDocument ? listOccurrences({ id, label, schema, facts, open: openedDocument }, words) : [];
    }),
  );
  return {
    fields: occurrencesByDocument.flat(),
    developerTexts: developerTexts().filter(({ text }) => containsWords(text, words)),
  };
}

const formatLockedMessage = (version = "") => `La versión ${version} ya no cambia: crea la siguiente.`;

type SearchedDocument = {
  id: string;
  label: string;
  /** Undefined for a legal text. */
  schema: FormSchema | undefined;
  facts: Menu["facts"];
  open: Pick<OpenList, "data" | "version" | "isLocked">;
};

function listOccurrences({ id, label, schema, facts, open }: SearchedDocument, words: string): Occurrence[] {
  const { data, version, isLocked } = open;
  return listFieldTexts(schema ?? textFormSchema, data).flatMap(
    ({ path, text, titles, lockReason: fieldLockReason }): Occurrence[] => {
      const containsSearchedWords = containsWords(text, words);
      if (!containsSearchedWords && !containsWords(fillFacts(text, facts), words)) return [];
      if (!schema && ["inForce", "id"].includes(String(path.at(-1)))) return [];
      const lockReason = isLocked
        ? formatLockedMessage(version)
        : containsSearchedWords
          ? fieldLockReason
          : "Lo dice un dato: cámbialo en su lista.";
      return [
        {
          ...{ document: id, label, path, text },
          where: fillFacts(
            schema
              ? formatFieldWhere(schema, data, { titles, path })
              : formatClauseWhere(data as TextData, titles, path),
            facts,
          ),
          place: schema ? formatFieldPlace(id, path) : `${id}/${getClauseId(data as TextData, path)}`,
          ...(lockReason !== undefined && { lock: lockReason }),
        },
      ];
    },
  );
}

const formatClauseWhere = ({ clauses }: TextData, titles: readonly string[], [part, row]: TextField["path"]) =>
  (part === "clauses" ? [clauses[Number(row)]?.title, titles.at(-1)] : titles.slice(1)).join(" › ");

const getClauseId = ({ clauses }: TextData, [part, row]: TextField["path"]): string =>
  part === "clauses" ? (clauses[Number(row)]?.id ?? "") : "";

/** Replaces the words in the fields, document by document. A document that cannot be saved refuses all its fields. */
export async function replaceTexts(
  workspace: ContentWorkspace,
  openDocument: DocumentOpener,
  { words, replacement, fields }: ReplaceRequest,
): Promise<ReplaceResult> {
  if (words.trim() === "" || words === replacement) throw new EditorError("Escribe qué buscar y con qué reemplazarlo.");
  const results: ReplaceResult[] = [];
  for (const [id, chosen] of Map.groupBy(fields, ({ document }) => document)) {
    const buildRefusal = (error: unknown): ReplaceResult => {
      if (!(error instanceof EditorError)) throw error;
      return {
        replaced: [],
        refused: chosen.map((field) => ({ ...field, reason: getErrorMessage(error) })),
        saved: [],
      };
    };
    const replaceInText = (text: unknown) => replaceWords(String(text), words, replacement);
    results.push(
      await openDocument({ id })
        .then((document) => replaceInDocument(workspace, document, chosen, replaceInText))
        .catch(buildRefusal),
    );
  }
  return {
    replaced: results.flatMap(({ replaced }) => replaced),
    refused: results.flatMap(({ refused }) => refused),
    saved: results.flatMap(({ saved }) => saved),
  };
}

async function replaceInDocument(
  workspace: ContentWorkspace,
  document: EditableDocument,
  chosenFields: readonly TextField[],
  edit: (text: unknown) => string,
): Promise<ReplaceResult> {
  const opened = await document.open();
  const { data: before, isLocked, version } = opened;
  if (isLocked) throw new EditorError(formatLockedMessage(version));
  const editableFields = chosenFields.filter(({ path }) => typeof getValueAt(before, path) === "string");
  const { replaced, refused, stamp } = await saveFields({ workspace, document, edit }, opened, editableFields);
  const saved = { document: chosenFields[0]?.document ?? "", label: document.label, before };
  return { replaced, refused, saved: stamp === undefined ? [] : [{ ...saved, stamp }] };
}

type DocumentReplacement = { workspace: ContentWorkspace; document: EditableDocument; edit: (text: unknown) => string };
type SavedFields = Pick<ReplaceResult, "replaced" | "refused"> & { stamp?: string | undefined };

/** Saves all fields at once, then without those that are refused. If an error is about no field, saves them in halves. */
async function saveFields(
  replacing: DocumentReplacement,
  { data, stamp }: Pick<OpenList, "data" | "stamp">,
  fields: readonly TextField[],
): Promise<SavedFields> {
  if (fields.length === 0) return { replaced: [], refused: [] };
  const { workspace, document, edit } = replacing;
  const editedData = fields.reduce((whole, { path }) => setValueAt(whole, path, edit(getValueAt(data, path))), data);
  const answer = await saveDocument(workspace, document, { data: editedData, stamp });
  const refused = findRefusedFields(data, fields, answer);
  const otherFields = fields.filter(({ path }) => !refused.some((fault) => fault.path === path));
  if (answer.stamp !== undefined) return { replaced: otherFields, refused, stamp: answer.stamp };
  if (refused.length === 0 && fields.length === 1) {
    const [error] = answer.diagnostics.filter(isErrorDiagnostic);
    return { replaced: [], refused: fields.map((field) => ({ ...field, reason: error?.message ?? "no se guardó" })) };
  }
  const fieldGroups =
    refused.length > 0 ? [otherFields] : [fields.slice(0, fields.length / 2), fields.slice(fields.length / 2)];
  let total: SavedFields = { replaced: [], refused };
  for (const group of fieldGroups) {
    const at = total.stamp === undefined ? { data, stamp } : await document.open();
    const next = await saveFields(replacing, at, group);
    total = {
      replaced: [...total.replaced, ...next.replaced],
      refused: [...total.refused, ...next.refused],
      stamp: next.stamp ?? total.stamp,
    };
  }
  return total;
}

/** Finds the fields that a save refused: those with an error, and those of a legal text's refused parts. */
function findRefusedFields(
  data: unknown,
  fields: readonly TextField[],
  { diagnostics, refused, stamp }: SaveListResult,
) {
  if (stamp !== undefined && !refused?.length) return [];
  const errors = diagnostics.filter(isErrorDiagnostic);
  return fields.flatMap((field) => {
    const key = refused && getPartKey(data as TextData, field.path);
    const fieldError = errors.find(({ path }) => (key === undefined ? isInside(field.path, path) : path[0] === key));
    if (key !== undefined && !refused?.includes(key)) return [];
    return fieldError || key !== undefined ? [{ ...field, reason: fieldError?.message ?? "no se guardó" }] : [];
  });
}

/** Key of the separately saved part of a legal text. */
const getPartKey = (data: TextData, path: TextField["path"]) =>
  path[0] === "head" ? headKey : getClauseId(data, path);

/** Whether an error's path is that of a field, of a part of it, or of a part that contains it. */
const isInside = (field: TextField["path"], error: TextField["path"]) =>
  error.length > 0 && error.every((key, at) => at >= field.length || key === field[at]);
