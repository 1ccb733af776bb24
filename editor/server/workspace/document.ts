/** A file that is edited as data, a list or a version of a legal text: what is wrong never reaches the disk. */
import type { Finding, Follows, OpenList, SavedList, SaveList } from "#editor/api/api.ts";
import { Refusal } from "#editor/server/editor-error.ts";
import type { ContentWorkspace } from "./content-workspace.ts";
import { isSavedHere, wasSavedHere } from "./own-saves.ts";

export type Document = {
  /** From the root. */
  file: string;
  label: string;
  open: () => Promise<OpenList>;
  /** @param stored - what the file says now. */
  check: (stored: string, change: SaveList) => Promise<CheckedChange>;
  /** What is answered besides, once this text is written. */
  written: (text: string) => Promise<Partial<SavedList>>;
};

export type CheckedChange = {
  said: SavedList;
  /** What may be written; undefined for nothing. */
  text?: string;
  /** Throws what the site's reader says of what is written; that is undone then. */
  verify?: () => Promise<unknown>;
};

/** @throws {Refusal} if somebody else changed the file meanwhile. */
export function saveDocument(workspace: ContentWorkspace, document: Document, change: SaveList): Promise<SavedList> {
  const { file, label } = document;
  return workspace.alone(async (write) => {
    const stored = await workspace.read(file);
    if (stored.stamp !== change.stamp) throw new Refusal(staleMessage(workspace, file, stored.stamp));
    const { said, text, verify } = await document.check(stored.text, change);
    if (text === undefined) return said;
    let { stamp } = stored;
    if (text !== stored.text) {
      try {
        stamp = await write(file, text, { stamp, ...(verify && { verify }) });
      } catch (error) {
        if (error instanceof Refusal || !verify) throw error;
        const message = error instanceof Error ? error.message : String(error);
        return { findings: [{ kind: "error", path: [], where: label, message }], follows: noFollows };
      }
    }
    wasSavedHere(workspace, file, stamp);
    return { ...said, stamp, ...(await document.written(text)) };
  });
}

export const noFollows: Follows = { todos: [], pages: [], documents: [] };

export const isError = ({ kind }: Pick<Finding, "kind">): boolean => kind === "error";

/** Of a file that no longer is what was read, by the stamp that it has now. */
export const staleMessage = (workspace: ContentWorkspace, file: string, stamp: string): string =>
  `${isSavedHere(workspace, file, stamp) ? "Cambiaste este archivo en otra pestaña. Lo de esta" : "Alguien más cambió este archivo. Lo tuyo"} sigue en esta página: cópialo, recarga y vuelve a escribirlo.`;
