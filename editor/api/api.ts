/**
 * JSON API between the editor's server and its app. Every request except GET carries the header `x-editor: 1`, which a
 * page of another site cannot send. A refusal is 409 (401 without a session) with {@link RefusalBody} and loses no data.
 */
import type { FormSchema } from "#content/forms/check/path-label.ts";

/** Path of a field: field names and row indexes, from the file's root. */
export type FieldPath = readonly (string | number)[];

/**
 * `message`: in Spanish, starting with the fix if there is one. `raw`: details for developers. `mends`: places where it
 * can be fixed, `promociones/3/name`. `clashes`: conflicting edits of two people, one of which must be chosen.
 */
export type RefusalBody = {
  message: string;
  raw?: string;
  mends?: readonly { label: string; place: string }[];
  clashes?: readonly Conflict[];
};
/** Two people's conflicting edits of the same field. */
export type Conflict = { where: string; mine: string; theirs: string };

/** `GET /api/menu` */
export type Menu = {
  lists: readonly ListInfo[];
  texts: readonly TextInfo[];
  files: readonly FileInfo[];
  /** Placeholders that prose may use, `{{precio.legend}}`. */
  facts: Readonly<Record<string, FactInfo>>;
  /** Possible link targets: the published pages of the site. */
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
  /** Help that editors should read first. */
  help: string;
  file: string;
  /** The page that shows it; `{slug}`, `{id}` or `{path}` is replaced by that field of the open row. */
  page: string;
  /** Set if the list holds the words of one page. */
  isOfWords?: true;
  schema: FormSchema;
  /**
   * Rows that cannot be removed, by key, with the places that refer to each; those references must be removed first.
   */
  uses?: Readonly<Record<string, readonly RowUse[]>>;
};
export type RowUse = { place: string; label: string };
export type TextInfo = { id: string; label: string; page: string };
/** `file`: the file with its row. `now`: description of the published version; `draft`: of the pending replacement. */
export type FileInfo = {
  id: string;
  label: string;
  file: string;
  maxBytes: number;
  now: string;
  draft?: string;
  onlyHere?: UnsyncedFile;
};
export type FactInfo = {
  label: string;
  value: string;
  /** Not available in legal texts. */
  isOfRows?: boolean;
};

/**
 * `GET /api/search?words=…`: matches by name, by content and by similarity, best first. Words in quotation marks are
 * searched literally. With `all=`, every place that contains the words, and nothing else.
 *
 * `count`: number of places that contain the words, including those not listed.
 */
export type FoundPlaces = { places: readonly FoundPlace[]; count: number };
export type FoundPlace = {
  /** `promociones/3/name`: see `place.ts` of the app. */
  place: string;
  /** Name of the row, the clause or the part of a form. */
  name: string;
  /** Ancestors, outermost first. */
  within: readonly string[];
  /** The matching excerpt; empty if the name itself matches. */
  words: string;
  /** `name`: its name matches; `likeness`: it is merely similar. Undefined if its content matches. */
  by?: "name" | "likeness";
};

/** `GET /api/page?address=/avisos`: HTTP status with which the preview answers this page; 0: no answer. */
export type PageAnswer = {
  status: number;
  /** The error in the content that keeps the site from being built. `raw`: details for developers. */
  fault?: { words: string; raw?: string };
};

/** One error or warning. */
export type Finding = {
  path: FieldPath;
  /** `Promoción 1 («Buen Fin») › Vigencia › Hasta` */
  where: string;
  message: string;
  /** An error prevents saving; advice does not. */
  kind: "error" | "advice";
  /** Details for developers. */
  raw?: string;
  /** For a line of a clause: how the line begins, and the offending words exactly as written. */
  line?: { start: string; words: string };
  /** The words at fault, and what the field would contain instead. */
  words?: string;
  fill?: string | number;
  /** For advice: the field of another form in which it can be fixed. */
  at?: { place: string; label: string };
  /** Further places in other forms that fix it, `pendientes/3`, and the link text for each. */
  mends?: readonly { label: string; place: string }[];
  /** The value is missing: an error that its field shows only once the person has left it. */
  isMissing?: true;
};

/** `GET /api/lists/:id`, also of a legal text: see `text-api.ts`. */
export type OpenList = {
  data: unknown;
  /** Identifies the version that was read: saving over somebody else's change is refused. */
  stamp: string;
  /** Keys of rows that visitors may have seen: the rows cannot be removed, nor their keys changed. */
  published: readonly string[];
  /** Findings about the data as it is. */
  findings: readonly Finding[];
  /** It was saved in this workspace, which belongs to one person: in this tab or in another of theirs. */
  isSavedHere?: true;
  /** For a legal text: its version, whether it is read-only, and whether it has unpublished content. */
  version?: string;
  isLocked?: boolean;
  isDraft?: boolean;
};

/** `PUT /api/lists/:id` */
export type SaveList = {
  data: unknown;
  stamp: string;
  /** If the change has consequences, do not write it yet: answer with the consequences, and without a stamp. */
  asksFirst?: boolean;
  /** For data saved part by part: write all parts or none. */
  isWhole?: boolean;
};
/**
 * Without a stamp nothing was written. `isPublished`: the result equals what is published already. For data saved part
 * by part, `refused` lists the keys of the parts that were not saved, and `open` is the new state.
 */
export type SavedList = {
  findings: readonly Finding[];
  stamp?: string;
  isPublished?: true;
  follows: Impact;
  refused?: readonly string[];
  open?: OpenList;
};

/** Consequences of a change. */
export type Impact = {
  /** Not updated automatically: a person fixes it or confirms it. */
  todos: readonly Todo[];
  /** Pages that update automatically. */
  pages: readonly { label: string; page: string }[];
  /** Titles of PDFs that update automatically. */
  documents: readonly string[];
  /** What updates automatically only on the first day of a future row. */
  later?: { day: string } & Pick<Impact, "pages" | "documents">;
};
/**
 * `place`: where to fix it, `ofertas/1/offer`; `label`: the list or the text. `isPublished`: visitors see it already;
 * `isContradiction`: two parts of the content contradict each other; `isDraft`: it is about content that was never
 * public.
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
 * `path`: where the file is on this machine, to be copied to the build machine; `isOnServer`: this is the editor's
 * server, not a person's computer.
 */
export type UnsyncedFile = { label: string; path: string; isOnServer?: true };
