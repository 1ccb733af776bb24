/**
 * JSON API between the editor's server and its app. Every request except GET carries the header `x-editor: 1`, which a
 * page of another site cannot send. A refusal is 409 (401 without a session) with {@link ErrorBody} and loses no
 * data.
 */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";

/** Path of a field: field names and row indexes, from the file's root. */
export type FieldPath = readonly (string | number)[];

/**
 * Body of a refused request. `message`: in Spanish, starting with the fix if there is one. `raw`: details for
 * developers. `fixes`: places where the problem can be fixed, `promociones/3/name`. `conflicts`: conflicting edits of
 * two people, one of which must be chosen.
 */
export type ErrorBody = {
  message: string;
  raw?: string;
  fixes?: readonly { label: string; place: string }[];
  conflicts?: readonly Conflict[];
};
/** Two people's conflicting edits of the same field: its label, and both values as text. */
export type Conflict = { where: string; mine: string; theirs: string };

/** `GET /api/menu` */
export type Menu = {
  lists: readonly ListInfo[];
  texts: readonly TextInfo[];
  files: readonly FileInfo[];
  /** Placeholders that prose may use, `{{precio.legend}}`. */
  facts: Readonly<Record<string, FactInfo>>;
  /** The published pages of the site, which links can target. */
  pages: readonly { label: string; href: string }[];
  /** Origin of the preview of the unpublished site: `http://localhost:3101`. */
  previewOrigin: string;
  person: { name: string; email: string };
  /** Set when a team edits: the service that hosts the repository, `GitHub`. */
  team?: { forge: string };
  /** Today in Mexico, `2026-11-23`: decides which rows are in force and which are future. */
  today: string;
};

export type ListInfo = {
  id: string;
  label: string;
  /** Help text that staff should read first. */
  help: string;
  file: string;
  /** Address of the page that shows the list; `{slug}`, `{id}` or `{path}` stands for that field of the open row. */
  page: string;
  /** Set if the list holds the texts of one page. */
  isOfWords?: true;
  schema: FormSchema;
  /**
   * Places that refer to each row, by the row's key. A row can only be removed once nothing refers to it.
   */
  uses?: Readonly<Record<string, readonly RowUse[]>>;
};
export type RowUse = { place: string; label: string };
export type TextInfo = { id: string; label: string; page: string };
/**
 * A coverage file. `file`: the list that holds its row. `current`: description of the published version; `draft`: of
 * the unpublished replacement. `unsyncedFile`: set if no other build machine can fetch the file.
 */
export type FileInfo = {
  id: string;
  label: string;
  file: string;
  maxBytes: number;
  current: string;
  draft?: string;
  unsyncedFile?: UnsyncedFile;
};
export type FactInfo = {
  label: string;
  value: string;
  /** Only available in lists, not in legal texts. */
  isOfRows?: boolean;
};

/**
 * `GET /api/search?words=…`: matches by name, by content and by similarity, best first. Words in quotation marks are
 * searched literally. With `all=`, every place that contains the words, and nothing else.
 *
 * `count`: number of places that contain the words, including those not listed.
 */
export type EditorSearchResults = { places: readonly EditorSearchResult[]; count: number };
export type EditorSearchResult = {
  /** Address in the editor's app, `promociones/3/name`; see its `place.ts`. */
  place: string;
  /** Name of the row, the clause or the part of a form. */
  name: string;
  /** Names of what contains it, outermost first. */
  within: readonly string[];
  /** Excerpt of the matching content; empty if the name itself matches. */
  words: string;
  /** How it matches. `name`: by its name; `likeness`: it is merely similar. Undefined: its content matches. */
  by?: "name" | "likeness";
};

/** `GET /api/page?address=/avisos`: HTTP status with which the preview answers this page; 0: no answer. */
export type PageStatus = {
  status: number;
  /** The error in the content that breaks the build. `raw`: details for developers. */
  buildError?: { message: string; raw?: string };
};

/**
 * An error or a piece of advice about a value. `fill`: the form offers the value as a button. `at`: only for advice.
 * `isMissing`: the field shows the error only after the person has left it.
 */
export type Diagnostic = Omit<ContentDiagnostic, "path" | "isContradiction"> & {
  path: FieldPath;
  /** Label of the path: `Promoción 1 («Buen Fin») › Vigencia › Hasta`. */
  where: string;
  /** An error prevents saving; advice does not. */
  kind: "error" | "advice";
  /** Details for developers. */
  raw?: string;
  /** For a line of a clause: its first words, and the offending words exactly as written. */
  line?: { start: string; words: string };
  /** Places in other forms where it can be fixed, `pendientes/3`, with the link text for each. */
  fixes?: readonly { label: string; place: string }[];
};

/** `GET /api/lists/:id`, also of a legal text: see `text-api.ts`. */
export type OpenList = {
  data: unknown;
  /** Identifies the state that was read, so that a save over somebody else's change can be refused. */
  stamp: string;
  /** Keys of rows that visitors may have seen: the rows cannot be removed, nor their keys changed. */
  published: readonly string[];
  /** Diagnostics about the data as stored. */
  diagnostics: readonly Diagnostic[];
  /** The last save came from this workspace, that is, from the same person, in this tab or another. */
  isSavedHere?: true;
  /** For a legal text: its version, whether it is read-only, and whether it has unpublished content. */
  version?: string;
  isLocked?: boolean;
  isDraft?: boolean;
};

/** `PUT /api/lists/:id` */
export type SaveListRequest = {
  data: unknown;
  stamp: string;
  /** If the change has consequences, do not write it yet: answer with the consequences, and without a stamp. */
  asksFirst?: boolean;
  /** For a legal text, whose parts are saved separately: write all parts or none. */
  isWhole?: boolean;
};
/**
 * Answer to a save. Without a stamp nothing was written. `isPublished`: the saved data equals the published data. For a
 * legal text, whose parts are saved separately, `refused` lists the keys of the parts that were not saved, and `open`
 * is the new state.
 */
export type SaveListResult = {
  diagnostics: readonly Diagnostic[];
  stamp?: string;
  isPublished?: true;
  impact: Impact;
  refused?: readonly string[];
  open?: OpenList;
};

/** Consequences of a change. */
export type Impact = {
  /** To-dos: a person must fix or confirm each. */
  todos: readonly Todo[];
  /** Pages that update automatically. */
  pages: readonly { label: string; page: string }[];
  /** Documents and other files that update automatically: `Tarifas vigentes (PDF)`. */
  documents: readonly string[];
  /** Pages and documents that update automatically later, on the first day of a future row. */
  later?: { day: string } & Pick<Impact, "pages" | "documents">;
};
/**
 * `place`: where to fix it, `ofertas/1/offer`; `label`: the list or the text. `isPublished`: visitors see the problem
 * already; `isContradiction`: two parts of the content contradict each other; `isDraft`: the problem is in content that
 * was never published.
 */
export type Todo = {
  place: string;
  label: string;
  what: string;
  isContradiction?: true;
  isPublished?: true;
  isDraft?: true;
};

/**
 * A coverage file that only the machine of the editor has. `path`: its absolute path there, from which it must be
 * copied to the build machine; `isOnServer`: that machine is a team's server, not a person's computer.
 */
export type UnsyncedFile = { label: string; path: string; isOnServer?: true };
