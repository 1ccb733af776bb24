/**
 * JSON API between the editor's server and its app. Every request except GET has the header `x-editor: 1`, which a page
 * of another site cannot send. A refused request gets status 409, 401 without a session or 403 without the role, with
 * an {@link ErrorBody}, and loses no data.
 */

import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import type { EditableList } from "#content/forms/editable-list.ts";

/** Path of a field: field names and row indexes, from the file's root. */
export type FieldPath = readonly (string | number)[];

/**
 * Body of a refused request. `message`: in Spanish, starting with the fix if there is one. `raw`: details for
 * developers. `fixes`: places where the problem can be fixed, such as `promociones/3/name`. `conflicts`: conflicting
 * edits of two people, one of which must be chosen. `carries`: a version of a legal text that others published first,
 * and the next one, into which the draft can be carried.
 */
export type ErrorBody = {
  message: string;
  raw?: string | undefined;
  fixes?: readonly { label: string; place: string }[] | undefined;
  conflicts?: readonly Conflict[];
  carries?: { id: string; version: string; next: string };
};
/** Conflicting edits of a field. `where`: label of the field; `mine`, `theirs`: both people's values as text. */
export type Conflict = { where: string; mine: string; theirs: string };

/** `GET /api/menu` */
export type Menu = {
  lists: readonly ListInfo[];
  texts: readonly TextInfo[];
  files: readonly FileInfo[];
  /** Facts by name. In prose, the placeholder `{{precio.legend}}` is replaced with the value of `precio.legend`. */
  facts: Readonly<Record<string, FactInfo>>;
  /** The published pages of the site, which links can target. */
  pages: readonly { label: string; href: string }[];
  /** Origin of the preview of the unpublished site: `http://localhost:3101`. */
  previewOrigin: string;
  person: { name: string; email: string };
  /**
   * Only set when a team edits. `mayApprove`: whether the person may approve or return others' proposals; `approvers`:
   * who may approve the person's own, as a text.
   */
  team?: { mayApprove: boolean; approvers: string };
  /** Today in Mexico, `2026-11-23`: decides which rows are in force and which are future. */
  today: string;
};

/** In the three kinds of entries, `lockReason` is the reason why the person may only see the entry: a missing role. */
export type ListInfo = {
  id: string;
  label: string;
  /** Help text below the list's name. */
  help: string;
  file: string;
  /** Address of the list's page; `{slug}`, `{id}` or `{path}` is replaced by that field of the open row. */
  page: string;
  sharedPage?: NonNullable<EditableList["sharedPage"]>;
  /** Set if the list holds the texts of one page. */
  isPageCopy?: true;
  /** Whether the list's form can also be opened for a coming day; that form has the id `membresias@2027-01-01`. */
  canBeScheduled?: true;
  schema: FormSchema;
  /** Places that refer to each row, by the row's key. Only a row without such places can be removed. */
  uses?: Readonly<Record<string, readonly RowUse[]>>;
  lockReason?: string;
};
export type RowUse = { place: string; label: string };
export type TextInfo = { id: string; label: string; page: string; lockReason?: string };
/**
 * A coverage file. `file`: source file of the list that contains its row. `current`, `draft`: descriptions of the
 * published version and of the unpublished replacement. `unsyncedFile`: set if only the editor's machine has the file.
 */
export type FileInfo = {
  id: string;
  label: string;
  file: string;
  maxBytes: number;
  current: string;
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
 * An error or a piece of advice about a value. `suggestedValue`: value that the form offers on a button. `at`: the list
 * in which to fix advice. `isMissing`: the field shows the error only after the person has left it.
 */
export type Diagnostic = Omit<ContentDiagnostic, "path" | "isContradiction" | "isReminder"> & {
  path: FieldPath;
  /** Label of the path: `Promoción 1 («Buen Fin») › Vigencia › Hasta`. */
  where: string;
  /** An error prevents saving; advice does not. */
  kind: "error" | "advice";
  /** Details for developers. */
  raw?: string;
  /** For a line of a clause: its first words (`start`), and the offending words exactly as written. */
  line?: { start: string; words: string };
  /** Places in other forms where the problem can be fixed, such as `pendientes/3`, with link texts. */
  fixes?: readonly { label: string; place: string }[];
};

/** `GET /api/lists/:id`, also with the id of a legal text: see `text-api.ts`. */
export type OpenList = {
  data: unknown;
  /** Identifies the state that was read, so that a save over somebody else's change can be refused. */
  revision: string;
  /** Keys of rows that visitors may have seen. These rows cannot be removed, and their keys cannot be changed. */
  publishedKeys: readonly string[];
  /** Diagnostics about the data as stored. */
  diagnostics: readonly Diagnostic[];
  /** The coming days on which the list changes by itself; undefined for a legal text. */
  coming?: readonly string[];
  /** Set if the same person made the last save, in this tab or another one. */
  isSavedHere?: true;
  /** Only set for a legal text: its version, whether it is read-only, and whether it has unpublished content. */
  version?: string;
  isLocked?: boolean;
  isDraft?: boolean;
};

/** `PUT /api/lists/:id` */
export type SaveListRequest = {
  data: unknown;
  revision: string;
  /** If the change has consequences, the server does not write it, and sends the consequences without a revision. */
  requiresConfirmation?: boolean;
  /** Makes the server write all parts of a legal text or none; by default, the server saves each part separately. */
  isWhole?: boolean;
};
/**
 * Response to a save. Without a revision nothing was written. `isPublished`: the saved data equals the published data.
 * For a legal text, whose parts are saved separately, `refusedParts` lists the parts that were not saved, and
 * `openText` is the text's new state.
 */
export type SaveListResult = {
  diagnostics: readonly Diagnostic[];
  revision?: string;
  isPublished?: true;
  impact: Impact;
  refusedParts?: readonly string[];
  openText?: OpenList;
};

/** Consequences of a change. */
export type Impact = {
  /** Problems that a person must fix or confirm. */
  todos: readonly Todo[];
  /** Pages that update automatically. */
  pages: readonly { label: string; page: string }[];
  /** Documents and other files that update automatically: `Tarifas vigentes (PDF)`. */
  documents: readonly string[];
  /** Pages and documents that update automatically later, on the first day of a future row. */
  later?: { day: string } & Pick<Impact, "pages" | "documents">;
};
/**
 * `place`: where to fix the problem, such as `promociones/1/offer`; `label`: name of the list or text. `isPublished`:
 * visitors see the problem already; `isContradiction`: two parts of the content contradict each other; `isDraft`: the
 * problem is in content that was never published; `isReminder`: a question that only the person
 * can answer, asked before publication; `from`: the coming day on which the problem begins.
 */
export type Todo = {
  place: string;
  label: string;
  what: string;
  isContradiction?: true;
  isPublished?: true;
  isDraft?: true;
  isReminder?: true;
  from?: string;
};

/**
 * A coverage file that only the editor's machine has. `path`: absolute path on that machine, from which the file must
 * be copied to the build machine; `isOnServer`: the editor's machine is a team's server, not a person's computer.
 */
export type UnsyncedFile = { label: string; path: string; isOnServer?: true };

/**
 * `GET /api/text-origin?address=/avisos&tag=p&text=…`: the places where a text of a page is written, the best match
 * first. Without `text`, it only prepares the page. `reason`: why staff cannot edit all of the text, and what to do, in
 * Spanish.
 */
export type TextOrigin = { places: readonly TextOriginPlace[]; reason?: string };
/**
 * `place`: address in the editor's app; `label`: `Portada › Etiqueta`; `text`: what is written there, with its facts
 * filled in; `isWhole`: the page's whole text is written there, not only a number or a name in it.
 */
export type TextOriginPlace = { place: string; label: string; text: string; isWhole?: true };

/**
 * A text of a page, as its script reports it. `tag`: the element's name; `nth`: the number of elements before it with
 * the same name and text; `id`: the nearest id around it.
 */
export type PickedText = { tag: string; text: string; nth: number; id: string };
