/** «Buscar y reemplazar»: finds words in all lists and legal texts, and replaces them in chosen fields. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Menu, OpenList } from "#editor/api/api.ts";
import { fillKnownFacts, formatFieldLocation, getValueAt } from "#editor/api/form/form-value.ts";
import { legalTextFormSchema } from "#editor/api/legal-text-parts.ts";
import type { LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import {
  containsWords,
  type Occurrence,
  type Occurrences,
  type ReplaceField,
  type ReplaceRequest,
  type ReplaceResult,
  replaceWords,
  type UndoReplacementResult,
} from "#editor/api/requests/replace-api.ts";
import { type DeveloperText, waysOfAskingListId } from "#editor/api/requests/search-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { readNewestLegalText } from "#editor/server/legal/source/open-legal-text.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type EditableFileOpener, editFields, formatFrozenFieldMessage, getClauseId } from "./edit-fields.ts";
import { formatFieldWhere, listFieldTexts, setValueAt } from "./field-texts.ts";

type SearchSources = {
  readListData: (id: string) => Promise<unknown>;
  developerTexts: () => readonly DeveloperText[];
};

/** Finds every field with the words, even if they come from a fact. Leaves out files that cannot be read. */
export async function findOccurrences(
  workspace: ContentWorkspace,
  { lists, legalTexts, facts }: Menu,
  { readListData, developerTexts }: SearchSources,
  words: string,
  isLoose = false,
): Promise<Occurrences> {
  if (words.trim() === "") return { fields: [], similarCount: 0, developerTexts: [] };
  const entries = [
    ...lists
      .filter(({ id }) => id !== waysOfAskingListId)
      .map(({ id, label, schema, lockReason }) => ({ id, label, schema, lockReason })),
    ...legalTexts.map(({ id, label, lockReason }) => ({ id, label, schema: undefined, lockReason })),
  ];
  const occurrencesByForm = await Promise.all(
    entries.map(async ({ schema, ...entry }) => {
      const { id } = entry;
      const readData = schema ? readListData(id).then((data) => ({ data })) : readNewestLegalText(workspace, id);
      const openedForm = await readData.catch(() => undefined);
      if (!openedForm) return { fields: [], looseCount: 0 };
      const form = { ...entry, schema, facts, open: openedForm };
      const fields = listOccurrences(form, { words, isLoose });
      return { fields, looseCount: isLoose ? fields.length : listOccurrences(form, { words, isLoose: true }).length };
    }),
  );
  const fields = occurrencesByForm.flatMap((each) => each.fields);
  return {
    fields,
    similarCount: occurrencesByForm.reduce((count, { looseCount }) => count + looseCount, 0) - fields.length,
    developerTexts: developerTexts().filter(({ text }) => containsWords(text, words, isLoose)),
  };
}

type SearchedForm = {
  id: string;
  label: string;
  schema: FormSchema | undefined;
  lockReason: string | undefined;
  facts: Menu["facts"];
  open: Pick<OpenList, "data" | "version" | "isLocked">;
};

function listOccurrences(
  { id, label, schema, facts, open, ...form }: SearchedForm,
  { words, isLoose }: { words: string; isLoose: boolean },
): Occurrence[] {
  const { data, version, isLocked } = open;
  return listFieldTexts(schema ?? legalTextFormSchema, data).flatMap(
    ({ path, text, titles, lockReason: fieldLockReason }): Occurrence[] => {
      const containsSearchedWords = containsWords(text, words, isLoose);
      if (!containsSearchedWords && !containsWords(fillKnownFacts(text, facts), words, isLoose)) return [];
      if (!schema && ["inForce", "id"].includes(String(path.at(-1)))) return [];
      const textLockReason = isLocked
        ? formatFrozenFieldMessage(version)
        : containsSearchedWords
          ? fieldLockReason
          : "Lo dice un dato: cámbialo en su lista.";
      const lockReason = form.lockReason ?? textLockReason;
      return [
        {
          ...{ formId: id, label, path, text },
          where: fillKnownFacts(
            schema
              ? formatFieldWhere(schema, data, { titles, path })
              : formatClauseWhere(data as LegalTextData, titles, path),
            facts,
          ),
          location: schema ? formatFieldLocation(id, path) : `${id}/${getClauseId(data as LegalTextData, path)}`,
          lockReason,
        },
      ];
    },
  );
}

const formatClauseWhere = ({ clauses }: LegalTextData, titles: readonly string[], [part, row]: ReplaceField["path"]) =>
  (part === "clauses" ? [clauses[Number(row)]?.title, titles.at(-1)] : titles.slice(1)).join(" › ");

/**
 * Replaces the words in the fields. All files are checked together, with the whole site, before they are written.
 */
export function replaceTexts(
  workspace: ContentWorkspace,
  openEditableFile: EditableFileOpener,
  { words, replacement, fields }: ReplaceRequest,
): Promise<ReplaceResult> {
  if (words.trim() === "" || words === replacement) throw new EditorError("Escribe qué buscar y con qué reemplazarlo.");
  return editFields(workspace, openEditableFile, fields, {
    edit: ({ path }, data) => setValueAt(data, path, replaceWords(String(getValueAt(data, path)), words, replacement)),
  });
}

/** Restores the data before a replacement. @returns why files that have changed since were not restored. */
export async function undoReplacement(
  workspace: ContentWorkspace,
  openEditableFile: EditableFileOpener,
  savedFiles: ReplaceResult["savedFiles"],
): Promise<UndoReplacementResult> {
  const savedById = new Map(savedFiles.map((each) => [each.formId, each]));
  const fields = savedFiles.map(({ formId }) => ({ formId, path: [] }));
  const { refusedFields } = await editFields(workspace, openEditableFile, fields, {
    edit: ({ formId }) => savedById.get(formId)?.before,
    getExpectedRevision: (formId) => savedById.get(formId)?.revision,
  });
  return {
    unchangedFiles: refusedFields.map(({ formId, reason }) => ({
      label: savedById.get(formId)?.label ?? formId,
      reason,
    })),
  };
}
