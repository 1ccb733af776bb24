import { getErrorMessage } from "#domain/text/error-message.ts";
import { getValueAt } from "#editor/api/form/form-value.ts";
import { headKey } from "#editor/api/legal-text-parts.ts";
import type { LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import type { ReplaceField, ReplaceResult } from "#editor/api/requests/replace-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { findSiteError } from "#editor/server/lists/list-change-check.ts";
import { describeError } from "#editor/server/site/describe-error.ts";
import type { StoredText } from "#editor/server/workspace/atomic-files.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import {
  type CheckedChange,
  type EditableFile,
  isErrorDiagnostic,
  writeChange,
} from "#editor/server/workspace/editable-file.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";

export type EditableFileOpener = (location: { id: string }) => Promise<EditableFile>;

export const formatFrozenFieldMessage = (version = "") => `La versión ${version} ya no cambia: crea la siguiente.`;

/** Gets the id of the clause that contains a field; empty for a field of the head. */
export const getClauseId = ({ clauses }: LegalTextData, [part, row]: ReplaceField["path"]): string =>
  part === "clauses" ? (clauses[Number(row)]?.id ?? "") : "";

export type EditOptions = {
  edit: (field: ReplaceField, data: unknown) => unknown;
  /** The revision that the file must still have; undefined if any revision is accepted. */
  getExpectedRevision?: (formId: string) => string | undefined;
};

type OpenFile = { editableFile: EditableFile; data: unknown; storedText: StoredText };

/**
 * Changes fields of several openFiles, which are checked together and then written. A refused field stays unchanged.
 */
export function editFields(
  workspace: ContentWorkspace,
  openEditableFile: EditableFileOpener,
  fields: readonly ReplaceField[],
  { edit, getExpectedRevision = () => undefined }: EditOptions,
): Promise<ReplaceResult> {
  return workspace.runExclusive(async (write) => {
    const openFiles = new Map<string, OpenFile>();
    const refusedFields: RefusedField[] = [];
    const refuse = (error: unknown, ownFields: readonly ReplaceField[]) => {
      if (!(error instanceof EditorError)) throw error;
      refusedFields.push(...ownFields.map((field) => ({ ...field, reason: getErrorMessage(error) })));
    };
    for (const [id, ownFields] of Map.groupBy(fields, ({ formId }) => formId)) {
      try {
        const editableFile = await openEditableFile({ id });
        const { data, isLocked, version } = await editableFile.open();
        if (isLocked) throw new EditorError(formatFrozenFieldMessage(version));
        const storedText = await workspace.read(editableFile.path);
        const expectedRevision = getExpectedRevision(id) ?? storedText.revision;
        if (storedText.revision !== expectedRevision) throw new EditorError("cambió después de reemplazar");
        openFiles.set(id, { editableFile, data, storedText });
      } catch (error) {
        refuse(error, ownFields);
      }
    }
    const textFields = fields.filter(({ formId, path }) => {
      const data = openFiles.get(formId)?.data;
      return data !== undefined && (path.length === 0 || typeof getValueAt(data, path) === "string");
    });
    const tryFields = createTrial(workspace, openFiles, edit);
    const result = await settleFields(tryFields, textFields);
    refusedFields.push(...result.refusedFields);
    const savedFiles: ReplaceResult["savedFiles"][number][] = [];
    const replacedFields: ReplaceField[] = [];
    for (const [id, { editableFile, data: before, storedText }, checkedChange] of (
      await tryFields(result.acceptedFields)
    ).checkedFiles) {
      const ownFields = result.acceptedFields.filter((field) => field.formId === id);
      try {
        const revision = await writeChange(workspace, write, { file: editableFile.path, storedText, checkedChange });
        savedFiles.push({ formId: id, label: editableFile.label, before, revision });
        replacedFields.push(...ownFields);
      } catch (error) {
        refuse(checkedChange.verify ? new EditorError(getErrorMessage(error)) : error, ownFields);
      }
    }
    return { replacedFields, refusedFields, savedFiles };
  });
}

type RefusedField = ReplaceResult["refusedFields"][number];
type TrialResult = {
  checkedFiles: [string, OpenFile, CheckedChange][];
  refusedFields: readonly RefusedField[];
  /** Message of an error that belongs to no field. */
  errorMessage?: string | undefined;
};
type TrialFunction = (fields: readonly ReplaceField[]) => Promise<TrialResult>;

function createTrial(
  workspace: ContentWorkspace,
  openFiles: ReadonlyMap<string, OpenFile>,
  edit: EditOptions["edit"],
): TrialFunction {
  const checkedChanges = new Map<string, CheckedChange>();
  const check = async (
    id: string,
    { editableFile, data, storedText }: OpenFile,
    ownFields: readonly ReplaceField[],
  ) => {
    const key = JSON.stringify([id, ownFields.map(({ path }) => path)]);
    const editedData = ownFields.reduce((wholeData, field) => edit(field, wholeData), data);
    const checkedChange =
      checkedChanges.get(key) ??
      (await editableFile.check(storedText.text, { data: editedData, revision: storedText.revision }, true));
    checkedChanges.set(key, checkedChange);
    return checkedChange;
  };
  const validTextKeys = new Set<string>();
  return async (fields) => {
    const checkedFiles: TrialResult["checkedFiles"] = [];
    const refusedFields: RefusedField[] = [];
    let errorMessage: string | undefined;
    for (const [id, ownFields] of Map.groupBy(fields, ({ formId }) => formId)) {
      const openFile = openFiles.get(id);
      if (!openFile) continue;
      const checkedChange = await check(id, openFile, ownFields);
      const { diagnostics } = checkedChange.answer;
      const ownRefusedFields = findRefusedFields(openFile.data, ownFields, checkedChange);
      refusedFields.push(...ownRefusedFields);
      if (checkedChange.text !== undefined) checkedFiles.push([id, openFile, checkedChange]);
      else if (ownRefusedFields.length === 0)
        errorMessage ??= diagnostics.find(isErrorDiagnostic)?.message ?? "no se guardó";
    }
    if (refusedFields.length > 0 || errorMessage !== undefined) return { checkedFiles, refusedFields, errorMessage };
    const texts = new Map(
      checkedFiles.flatMap(([, { editableFile }, { text = "" }]) =>
        isDataFile(editableFile.path) ? [[editableFile.path, text]] : [],
      ),
    );
    const key = JSON.stringify([...texts]);
    const error = validTextKeys.has(key) ? undefined : await findSiteError(workspace, texts);
    if (!error) validTextKeys.add(key);
    return { checkedFiles, refusedFields, errorMessage: error && describeError(error.message).message };
  };
}

/** Leaves out refused fields. If an error belongs to no field, tries each half of the fields. */
async function settleFields(
  tryFields: TrialFunction,
  fields: readonly ReplaceField[],
  acceptedFields: readonly ReplaceField[] = [],
): Promise<{ acceptedFields: readonly ReplaceField[]; refusedFields: readonly RefusedField[] }> {
  if (fields.length === 0) return { acceptedFields, refusedFields: [] };
  const { refusedFields, errorMessage } = await tryFields([...acceptedFields, ...fields]);
  const isRefused = ({ formId, path }: ReplaceField) =>
    refusedFields.some((each) => each.formId === formId && each.path === path);
  const otherFields = fields.filter((field) => !isRefused(field));
  if (otherFields.length < fields.length) {
    const next = await settleFields(tryFields, otherFields, acceptedFields);
    return { ...next, refusedFields: [...refusedFields, ...next.refusedFields] };
  }
  const [first, ...rest] = fields;
  const reason = errorMessage ?? refusedFields[0]?.reason;
  if (reason === undefined) return { acceptedFields: [...acceptedFields, ...fields], refusedFields: [] };
  if (first && rest.length === 0) return { acceptedFields, refusedFields: [{ ...first, reason }] };
  const half = Math.ceil(fields.length / 2);
  const one = await settleFields(tryFields, fields.slice(0, half), acceptedFields);
  const other = await settleFields(tryFields, fields.slice(half), one.acceptedFields);
  return { acceptedFields: other.acceptedFields, refusedFields: [...one.refusedFields, ...other.refusedFields] };
}

function findRefusedFields(data: unknown, fields: readonly ReplaceField[], { answer, text }: CheckedChange) {
  const { diagnostics, refusedParts } = answer;
  if (text !== undefined && !refusedParts?.length) return [];
  const errors = diagnostics.filter(isErrorDiagnostic);
  return fields.flatMap((field) => {
    const key = refusedParts && getPartKey(data as LegalTextData, field.path);
    const ownError = errors.find(({ path }) => (key === undefined ? isInside(field.path, path) : path[0] === key));
    if (key !== undefined && !refusedParts?.includes(key)) return [];
    return ownError || key !== undefined ? [{ ...field, reason: ownError?.message ?? "no se guardó" }] : [];
  });
}

const getPartKey = (data: LegalTextData, path: ReplaceField["path"]) =>
  path[0] === "head" ? headKey : getClauseId(data, path);

/** Whether an error is at a field, inside it, or at a part that contains it. */
const isInside = (field: ReplaceField["path"], error: ReplaceField["path"]) =>
  error.length > 0 && error.every((key, index) => index >= field.length || key === field[index]);
