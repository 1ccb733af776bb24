import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Diagnostic, FieldPath, Impact, OpenList, SaveListResult } from "#editor/api/api.ts";
import { isSameJson } from "#editor/api/merge/merge-rows.ts";
import type { RequestSender } from "#editor/app/shared/request.ts";
import type { DraftBackup, DraftStorage } from "./backup/draft-backup.ts";
import type { NewClause } from "./backup/draft-notes.ts";

/**
 * Save status of a draft:
 * - `reading`, `unreadable`: there is nothing to edit yet.
 * - `unchanged`: nothing was typed since the data was loaded, or the data equals the published data.
 * - `typing`, `saving`: not on disk yet.
 * - `saved`: on disk, as a draft.
 * - `invalid`: has errors, so the input is only in the form and in the browser's backup.
 * - `needsConfirmation`: valid, but also changes other content, which the user has to confirm.
 * - `offline`: the editor's server does not respond; the request is repeated.
 * - `stale`: the same list, or the same part of a text, was changed elsewhere.
 * - `refused`: the server refused the save, with a message.
 */
export type SaveStatus =
  | "reading"
  | "unreadable"
  | "unchanged"
  | "typing"
  | "saving"
  | "saved"
  | "invalid"
  | "needsConfirmation"
  | "offline"
  | "stale"
  | "refused";

export type DraftView<Open extends OpenList = OpenList> = {
  saveStatus: SaveStatus;
  /** The list or text as last read or written. */
  open?: Open;
  data: Open["data"] | undefined;
  /** The data to compare the input with: the data on disk, except that parts in conflict are as before the conflict. */
  savedData: Open["data"] | undefined;
  publishedKeys: readonly string[];
  diagnostics: readonly Diagnostic[];
  impact: Impact;
  message: string;
  canUndo: boolean;
  /** Earlier input that is neither in the form nor on disk. */
  backup?: DraftBackup | undefined;
  /** The other side's version of each part in conflict, by part key; undefined for a part that they removed. */
  theirs: ReadonlyMap<string, unknown>;
  /** The form's content before someone else's changes were merged into it. */
  dataBeforeMerge?: unknown;
  /** Whether the same person made the incoming changes, merged or in `theirs`, in another tab. */
  isFromOtherTab?: boolean | undefined;
  adding?: NewClause | undefined;
};

export const emptyDraftView: DraftView<never> = {
  saveStatus: "reading",
  data: undefined,
  savedData: undefined,
  publishedKeys: [],
  diagnostics: [],
  impact: { todos: [], pages: [], documents: [] },
  message: "",
  canUndo: false,
  theirs: new Map(),
  dataBeforeMerge: undefined,
  isFromOtherTab: undefined,
};

export const countImpact = ({ todos, pages, documents, later }: Impact): number =>
  todos.length + pages.length + documents.length + (later ? later.pages.length + later.documents.length : 0);

/** Finds the status after a save that had no conflicts. */
export function findSavedStatus(isWritten: boolean, answer: SaveListResult): SaveStatus {
  const { isPublished, diagnostics, impact } = answer;
  if (isWritten) return isPublished ? "unchanged" : "saved";
  const isInvalid = diagnostics.some(({ kind }) => kind === "error") || countImpact(impact) === 0;
  return isInvalid ? "invalid" : "needsConfirmation";
}

/** Id of the element to focus in a notice that asks for a decision. */
export const decisionId = "por-decidir";

export type DraftOptions = {
  formId: string;
  schema: FormSchema;
  parts?: DraftParts;
  sendRequest: RequestSender;
  /** Returns the backups of one version; lists have no versions. */
  getStorage: (version: string | undefined) => DraftStorage;
  /** Called after each save that reached the disk. */
  onSaved: () => void;
  saveDelayMs?: number;
  retryDelayMs?: number;
  /** Time in ms after which a read or save without an answer counts as a lost connection. */
  timeoutMs?: number;
};

/** The parts of a list or legal text. Each part is saved independently and has its own conflicts. */
export type DraftParts = {
  getKeyAt: (path: FieldPath) => string;
  findChangedKeys: (one: unknown, other: unknown) => readonly string[];
  /** @returns undefined if the data does not have the part. */
  getPart: (data: unknown, key: string) => unknown;
  /** Returns the data with a part replaced. @param part - undefined removes the part. */
  setPart: (data: unknown, key: string, part: unknown) => unknown;
  isSinglePart: boolean;
};

/** For lists: the whole list is the only part, with an empty key. */
export const wholeDocumentParts: DraftParts = {
  getKeyAt: () => "",
  findChangedKeys: (one, other) => (isSameJson(one, other) ? [] : [""]),
  getPart: (data) => data,
  setPart: (_data, _key, part) => part,
  isSinglePart: true,
};
