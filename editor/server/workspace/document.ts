/** A file that is edited as data: a list, or a version of a legal text. Data with errors is never written. */
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Diagnostic, Impact, OpenList, SaveListRequest, SaveListResult } from "#editor/api/api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { StoredText, WriteFunction } from "./atomic-files.ts";
import type { ContentWorkspace } from "./content-workspace.ts";

export type EditableDocument = {
  /** Relative to the root. */
  file: string;
  label: string;
  open: () => Promise<OpenList>;
  /** @param isAlone - whether only the document is checked; the caller checks it with the rest of the site. */
  check: (storedText: string, change: SaveListRequest, isAlone?: boolean) => Promise<CheckedChange>;
  /** Additional fields of the response, computed after `text` was written. */
  getResponseFields: (text: string) => Promise<Partial<SaveListResult>>;
};

export type CheckedChange = {
  answer: SaveListResult;
  /** The text to write; undefined if the change must not be written. */
  text?: string;
  /** Throws if the site cannot read the written text; the write is then undone. */
  verify?: () => Promise<unknown>;
};

/** Checks and writes a change. @throws {EditorError} if the file has changed since it was read. */
export function saveDocument(
  workspace: ContentWorkspace,
  document: EditableDocument,
  change: SaveListRequest,
): Promise<SaveListResult> {
  const { file, label } = document;
  return workspace.runExclusive(async (write) => {
    const storedText = await workspace.read(file);
    if (storedText.stamp !== change.stamp) throw new EditorError(formatStaleMessage(workspace, file, storedText.stamp));
    const checkedChange = await document.check(storedText.text, change);
    const { answer, text } = checkedChange;
    if (text === undefined) return answer;
    let stamp: string;
    try {
      stamp = await writeChange(workspace, write, { file, storedText, checkedChange });
    } catch (error) {
      if (error instanceof EditorError || !checkedChange.verify) throw error;
      const message = getErrorMessage(error);
      return { diagnostics: [{ kind: "error", path: [], where: label, message }], impact: emptyImpact };
    }
    return { ...answer, stamp, ...(await document.getResponseFields(text)) };
  });
}

type CheckedFile = { file: string; storedText: StoredText; checkedChange: CheckedChange };

/** Writes a checked change. @throws the error of `verify`; the file is then unchanged. */
export async function writeChange(
  workspace: ContentWorkspace,
  write: WriteFunction,
  { file, storedText, checkedChange: { text = storedText.text, verify } }: CheckedFile,
): Promise<string> {
  const { stamp: before } = storedText;
  const stamp =
    text === storedText.text ? before : await write(file, text, { stamp: before, ...(verify && { verify }) });
  workspace.lastSaves.set(file, stamp);
  return stamp;
}

export const emptyImpact: Impact = { todos: [], pages: [], documents: [] };

export const isErrorDiagnostic = ({ kind }: Pick<Diagnostic, "kind">): boolean => kind === "error";

/** @param stamp - current stamp of a file that has changed since it was read. */
export const formatStaleMessage = (workspace: ContentWorkspace, file: string, stamp: string): string =>
  `${workspace.lastSaves.get(file) === stamp ? "Cambiaste este archivo en otra pestaña. Lo de esta" : "Alguien más cambió este archivo. Lo tuyo"} sigue en esta página: cópialo, recarga y vuelve a escribirlo.`;
