/**
 * JSON API between the editor's server and its app. Every request except GET has the header `x-editor: 1`, which other
 * sites' pages cannot send. A refused request changes nothing. Its status is 409, or 401 without a session, or 403
 * without the role; its body is an {@link ErrorBody}.
 */

import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import type { EditableList } from "#content/forms/editable-list.ts";

/** Path of a field: field names and row indexes, from the file's root. */
export type FieldPath = readonly (string | number)[];

export type ErrorBody = {
  /** In Spanish; starts with the fix if there is one. */
  message: string;
  /** Details for developers. */
  raw?: string | undefined;
  /** Locations where the problem can be fixed, such as `promociones/3/name`. */
  fixes?: readonly { label: string; location: string }[] | undefined;
  /** Conflicting edits of two people; the person has to choose one. */
  conflicts?: readonly Conflict[];
};
/** Conflicting edits of a field named `where`; `mine` and `theirs` are both people's values as text. */
export type Conflict = { where: string; mine: string; theirs: string };

/** `GET /api/menu` */
export type Menu = {
  lists: readonly ListInfo[];
  legalTexts: readonly LegalTextInfo[];
  files: readonly FileInfo[];
  /** Facts by name. In prose, the placeholder `{{precio.legend}}` is replaced with the value of `precio.legend`. */
  facts: Readonly<Record<string, FactInfo>>;
  /** The published pages of the site; links can target them. */
  pages: readonly { label: string; href: string }[];
  /** Origin of the preview of the unpublished site: `http://localhost:3101`. */
  previewOrigin: string;
  person: { name: string; email: string };
  /**
   * Set only if a team edits. `mayApprove`: whether the person may approve or return others' proposals; `approvers`:
   * the people who may approve this person's proposals, as text.
   */
  team?: { mayApprove: boolean; approvers: string };
  /** Today in Mexico, such as `2026-11-23`; a row is in force or future relative to this day. */
  today: string;
};

/**
 * In all three kinds of entries, `lockReason` says which role the person lacks to change the entry; undefined if none.
 */
export type ListInfo = {
  id: string;
  label: string;
  help: string;
  file: string;
  /** Address of the list's page; `{slug}`, `{id}` or `{path}` is replaced by that field of the open row. */
  page: string;
  sharedPage?: NonNullable<EditableList["sharedPage"]>;
  isPageCopy?: true;
  /** Whether the list's form can also be opened for a coming day; that form has the id `membresias@2027-01-01`. */
  canBeScheduled?: true;
  schema: FormSchema;
  /** Locations that refer to each row, by the row's key. Only a row without such locations can be removed. */
  uses?: Readonly<Record<string, readonly RowUse[]>>;
  lockReason?: string;
};
export type RowUse = { location: string; label: string };
export type LegalTextInfo = { id: string; label: string; page: string; lockReason?: string };
export type FileInfo = {
  id: string;
  label: string;
  /** Source file of the list that contains the file's row. */
  file: string;
  maxBytes: number;
  /** Description of the published file. */
  current: string;
  /** Description of the unpublished replacement; undefined if there is none. */
  draft?: string;
  unsyncedFile?: UnsyncedFile;
  lockReason?: string;
};
export type FactInfo = {
  label: string;
  value: string;
  /** Whether the fact is only for lists, not for legal texts. */
  isRowFact?: boolean;
};

/** `GET /api/page?address=/avisos`: HTTP status of this page in the preview; 0 without a response. */
export type PageStatus = {
  status: number;
  /** The error in the content that breaks the build. `raw`: details for developers. */
  buildError?: { message: string; raw?: string };
};

/**
 * An error or advice about a value. `suggestedValue`: value that the form offers on a button. `at`: the list in which
 * to fix advice. `isMissing`: the form shows the error only after the person has left the field.
 */
export type Diagnostic = Omit<ContentDiagnostic, "path" | "isContradiction" | "isReminder"> & {
  path: FieldPath;
  /** Label of the path: `Promoción 1 («Buen Fin») › Vigencia › Hasta`. */
  where: string;
  /** An error prevents saving; advice does not. */
  kind: "error" | "advice";
  /** Details for developers. */
  raw?: string;
  /**
   * For an error in a line of a clause: `start` has the line's first words, `words` the wrong words exactly as written.
   */
  line?: { start: string; words: string };
  /** Locations in other forms where the problem can be fixed, such as `pendientes/3`, with link texts. */
  fixes?: readonly { label: string; location: string }[];
};

/** `GET /api/lists/:id`, also with the id of a legal text: see `legal-text-api.ts`. */
export type OpenList = {
  data: unknown;
  /** Revision of the data as read. The server refuses a save if someone else has changed the data since. */
  revision: string;
  /** Keys of rows that visitors may have seen. These rows cannot be removed, and their keys cannot be changed. */
  publishedKeys: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** The coming days on which the list changes by itself; undefined for a legal text. */
  coming?: readonly string[];
  /** Set if the same person made the last save, in this tab or another one. */
  isSavedHere?: true;
  version?: string;
  isLocked?: boolean;
  /** Whether the legal text has unpublished content; undefined for a list. */
  isDraft?: boolean;
};

/** `PUT /api/lists/:id` */
export type SaveListRequest = {
  data: unknown;
  revision: string;
  /** Makes the server write nothing if the change has consequences, because the person must confirm them first. */
  requiresConfirmation?: boolean;
  /** Makes the server write all parts of a legal text or none. By default, each part is saved separately. */
  isWhole?: boolean;
};
export type SaveListResult = {
  diagnostics: readonly Diagnostic[];
  /** Undefined if nothing was written. */
  revision?: string;
  /** Set if the saved data equals the published data. */
  isPublished?: true;
  impact: Impact;
  /** For a legal text: keys of the parts that were not saved. */
  refusedParts?: readonly string[];
  openLegalText?: OpenList;
};

export type Impact = {
  /** Problems that a person must fix or confirm. */
  todos: readonly Todo[];
  pages: readonly { label: string; page: string }[];
  /** Documents and other files that update automatically: `Tarifas vigentes (PDF)`. */
  documents: readonly string[];
  /** Pages and documents that update automatically on the first day of a future row. */
  later?: { day: string } & Pick<Impact, "pages" | "documents">;
};
export type Todo = Pick<ContentDiagnostic, "suggestedValue" | "continuation" | "isContradiction" | "isReminder"> & {
  /** Where to fix the problem, such as `promociones/1/offer`. */
  location: string;
  label: string;
  what: string;
  /** Visitors already see the problem. */
  isPublished?: true;
  /** The problem is in content that was never published. */
  isDraft?: true;
  /** Coming day on which the problem begins; undefined for today. */
  from?: string;
};

/**
 * A coverage file that only the editor's machine has. `path`: absolute path on that machine, for copying it to the
 * build machine; `isOnServer`: set if that machine is a team's server.
 */
export type UnsyncedFile = { label: string; path: string; isOnServer?: true };

/**
 * `GET /api/text-locations?address=/avisos&tag=p&text=…`: the locations where a page's text is written, best match
 * first. Without `text`, the request only prepares the page. `reason`: a Spanish text that says why staff cannot edit
 * all of it, and what to do.
 */
export type TextLocations = { locations: readonly TextLocation[]; reason?: string };
/**
 * `location`: address in the editor's app; `label`: such as `Portada › Etiqueta`; `text`: the text with its facts
 * filled in; `isWhole`: whether the page's whole text is written there, not only a number or name in it.
 */
export type TextLocation = { location: string; label: string; text: string; isWhole?: true };

/**
 * A text that the page's script reports. `tag`: name of its element; `nth`: number of earlier elements with the same
 * name and text; `id`: the nearest id around it.
 */
export type PickedText = { tag: string; text: string; nth: number; id: string };
