/** A file that is edited as data: a list, or a version of a legal text. Data with errors is never written. */
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Diagnostic, Impact, OpenList, SaveListRequest, SaveListResult } from "#editor/api/api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { StoredText, WriteFunction } from "./atomic-files.ts";
import type { ContentWorkspace } from "./content-workspace.ts";

export type EditableFile = {
  path: string;
  label: string;
  open: () => Promise<OpenList>;
  /** @param isAlone - whether to check only the file, because the caller checks it with the rest of the site. */
  check: (storedText: string, change: SaveListRequest, isAlone?: boolean) => Promise<CheckedChange>;
  /** Computes additional fields of the response after `text` was written. */
  getResponseFields: (text: string) => Promise<Partial<SaveListResult>>;
};

export type CheckedChange = {
  answer: SaveListResult;
  /** The text to write; undefined if the change must not be written. */
  text?: string;
  /** Throws if the site cannot read the written text; the write is then undone. */
  verify?: () => Promise<unknown>;
};

export function saveEditableFile(
  workspace: ContentWorkspace,
  editableFile: EditableFile,
  change: SaveListRequest,
): Promise<SaveListResult> {
  const { path: file, label } = editableFile;
  return workspace.runExclusive(async (write) => {
    const storedText = await workspace.read(file);
    if (storedText.revision !== change.revision)
      throw new EditorError(formatStaleMessage(workspace, file, storedText.revision));
    const checkedChange = await editableFile.check(storedText.text, change);
    const { answer, text } = checkedChange;
    if (text === undefined) return answer;
    let revision: string;
    try {
      revision = await writeChange(workspace, write, { file, storedText, checkedChange });
    } catch (error) {
      if (error instanceof EditorError || !checkedChange.verify) throw error;
      const message = getErrorMessage(error);
      return { diagnostics: [{ kind: "error", path: [], where: label, message }], impact: emptyImpact };
    }
    return { ...answer, revision, ...(await editableFile.getResponseFields(text)) };
  });
}

type CheckedFile = { file: string; storedText: StoredText; checkedChange: CheckedChange };

/** Writes a checked change. @throws the error of `verify`; the file is then unchanged. */
export async function writeChange(
  workspace: ContentWorkspace,
  write: WriteFunction,
  { file, storedText, checkedChange: { text = storedText.text, verify } }: CheckedFile,
): Promise<string> {
  const { revision: before } = storedText;
  const revision =
    text === storedText.text ? before : await write(file, text, { revision: before, ...(verify && { verify }) });
  workspace.lastSaves.set(file, revision);
  return revision;
}

export const emptyImpact: Impact = { todos: [], pages: [], documents: [] };

export const isErrorDiagnostic = ({ kind }: Pick<Diagnostic, "kind">): boolean => kind === "error";

export const formatStaleMessage = (workspace: ContentWorkspace, file: string, revision: string): string =>
  `${workspace.lastSaves.get(file) === revision ? "Cambiaste este archivo en otra pestaña. Lo de esta" : "Alguien más cambió este archivo. Lo tuyo"} sigue en esta página: cópialo, recarga y vuelve a escribirlo.`;
