/**
 * What the editor's server and its app say to each other, in JSON. Every request but a GET brings `x-editor: 1`, which a
 * page of another site cannot send. A refusal is 409 (401 without a session) with {@link Refused}; it loses nothing.
 */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Part } from "#domain/legal/word-parts.ts";
import type { BuildStage } from "#scripts/build.ts";
import type { TextChanges } from "./text-changes.ts";

/** Where a field stands: names of fields and numbers of rows, from the file's root. */
export type FieldPath = readonly (string | number)[];

/**
 * In Spanish: the mend first, where there is one. `raw`: what only a developer understands of it. `mends`: where it is
 * mended, `promociones/3/name`. `clashes`: what two people changed, one of which is to be chosen.
 */
export type Refused = {
  message: string;
  raw?: string;
  mends?: readonly { label: string; place: string }[];
  clashes?: readonly Clash[];
};
/** What two people made of the same. */
export type Clash = { where: string; mine: string; theirs: string };

/** `GET /api/menu` */
export type Menu = {
  lists: readonly ListInfo[];
  texts: readonly TextInfo[];
  files: readonly FileInfo[];
  /** What prose may name, `{{precio.legend}}`. */
  facts: Readonly<Record<string, FactInfo>>;
  /** What a link may lead to: the published pages of the site. */
  pages: readonly { label: string; href: string }[];
  /** Where the site runs as it will be: `http://localhost:3101`. */
  previewOrigin: string;
  person: { name: string; email: string };
  /** Where a team edits: the service that has the repository, `GitHub`. */
  team?: { forge: string };
  /** The day in Mexico, `2026-11-23`: what is in force and what is to come. */
  today: string;
};

export type ListInfo = {
  id: string;
  label: string;
  /** What editors should know before they begin. */
  help: string;
  file: string;
  /** The page that shows it; `{slug}`, `{id}` or `{path}` stands for that field of the open row. */
  page: string;
  /** What one page says. */
  isOfWords?: true;
  schema: FormSchema;
  /** By their key, rows that cannot go, and where each is named: it is taken out there first. */
  uses?: Readonly<Record<string, readonly RowUse[]>>;
};
export type RowUse = { place: string; label: string };
export type TextInfo = { id: string; label: string; page: string };
/** `file`: where its row is. `now`: what is published, in words; `draft`: what is to take its place. */
export type FileInfo = {
  id: string;
  label: string;
  file: string;
  maxBytes: number;
  now: string;
  draft?: string;
  onlyHere?: FileOnlyHere;
};
export type FactInfo = {
  label: string;
  value: string;
  /** Legal texts do not know it. */
  isOfRows?: boolean;
};

/**
 * `GET /api/search?words=…`: what is called so, where these words are written, and what is like it; best first. Between
 * quotation marks they are sought as they are. With `all=`, every place that says them, and nothing else.
 *
 * `count`: of the places that say them, also of those that are not shown.
 */
export type FoundPlaces = { places: readonly FoundPlace[]; count: number };
export type FoundPlace = {
  /** `promociones/3/name`: see `place.ts` of the app. */
  place: string;
  /** Of the row, the clause or the part of a form. */
  name: string;
  /** Where it is, outermost first. */
  within: readonly string[];
  /** What it says there of what is sought; empty where its name says it. */
  words: string;
  /** It is called so, or is only like what is sought. */
  by?: "name" | "likeness";
};

/** `GET /api/page?address=/avisos`: how the page beside is answered, as HTTP says it; 0: not at all. */
export type PageAnswer = {
  status: number;
  /** What in the content keeps the site from being built. `raw`: what only a developer understands of it. */
  fault?: { words: string; raw?: string };
};

/** One thing that is wrong, or that deserves a second look. */
export type Finding = {
  path: FieldPath;
  /** `Promoción 1 («Buen Fin») › Vigencia › Hasta` */
  where: string;
  message: string;
  /** An error keeps the file as it was; advice does not. */
  kind: "error" | "advice";
  /** What only a developer understands of it. */
  raw?: string;
  /** Of a line of a clause: how it begins, and what in it is meant, as it is written. */
  line?: { start: string; words: string };
  /** What in the field is at fault, and what the field would say instead. */
  words?: string;
  fill?: string | number;
  /** Of advice: the field of another form in which it may be mended. */
  at?: { place: string; label: string };
  /** What else is mended in other forms, `pendientes/3`, and what a link there says. */
  mends?: readonly { label: string; place: string }[];
  /** Nothing is written there yet: an error that a person was not asked about. */
  isMissing?: true;
};

/** `GET /api/lists/:id`, also of a legal text: see `api-texts.ts`. */
export type OpenList = {
  data: unknown;
  /** Names what was read: a save over somebody else's change is refused. */
  stamp: string;
  /** Keys of the rows that visitors may have seen: they stay, and keep their key. */
  published: readonly string[];
  /** What is said of it as it is. */
  findings: readonly Finding[];
  /** It was saved at this workspace, which is one person's: if not in this tab, in another of theirs. */
  isSavedHere?: true;
  /** Of a legal text: which version it is, whether it is read only, and whether it says what is not published. */
  version?: string;
  isLocked?: boolean;
  isDraft?: boolean;
};

/** `PUT /api/lists/:id` */
export type SaveList = {
  data: unknown;
  stamp: string;
  /** A change from which something follows is not written yet: it is answered with what follows, and without a stamp. */
  asksFirst?: boolean;
  /** Where parts are saved by themselves: all of it is written, or nothing. */
  isWhole?: boolean;
};
/**
 * Without a stamp nothing was written. `isPublished`: what was written is what is published already. Where parts are saved by
 * themselves, `refused` names those that were not, and `open` is how it reads now.
 */
export type SavedList = {
  findings: readonly Finding[];
  stamp?: string;
  isPublished?: true;
  follows: Follows;
  refused?: readonly string[];
  open?: OpenList;
};

/** What else a change brings about. */
export type Follows = {
  /** Does not change by itself: a person mends it, or means it. */
  todos: readonly Todo[];
  /** These show it by themselves. */
  pages: readonly { label: string; page: string }[];
  /** Titles of PDFs, which do too. */
  documents: readonly string[];
  /** What changes by itself on the first day of a row that is to come, and not before. */
  later?: { day: string } & Pick<Follows, "pages" | "documents">;
};
/**
 * `place`: where it is mended, `ofertas/1/offer`; `label`: the list or the text. `isPublished`: visitors see it already;
 * `isContradiction`: two parts of the content say different things, which nobody means. `isDraft`: of what nobody was shown.
 */
export type Todo = {
  place: string;
  label: string;
  what: string;
  isContradiction?: true;
  isPublished?: true;
  isDraft?: true;
};

/** `GET /api/pending`: what is on disk and not published yet; whether «Publicar» runs, in any tab. */
export type Pending = {
  changes: readonly PendingChange[];
  /** What these changes leave to be done, and was not there before them; then what is published and contradicts itself. */
  todos: readonly Todo[];
  isPublishing?: boolean;
};
export type PendingChange = {
  file: string;
  label: string;
  /** What a second person approves before it is published: `precios`. Nobody does where one edits alone. */
  approval?: string;
  /** Of a version of a legal text that is to be published: the file that can be discarded by itself. */
  publication?: string;
  /** Coverage files of it that whoever builds the site elsewhere cannot take from anywhere yet. */
  onlyHere?: readonly FileOnlyHere[];
  /** What reads differently, in words. */
  words: readonly ChangedWords[];
  /** Of the words of a legal text: clause by clause, as its page reads. */
  text?: TextChanges | undefined;
};
/** `parts`: of two texts with words or lines in common, the lines that differ, word by word. */
export type ChangedWords = { where: string; before: Words; after: Words; parts?: readonly Part[] };
/** A text, or what has fields of its own, field by field; empty for what is not there. */
export type Words = string | readonly FieldWords[];
/** `name`: `Vigencia › Desde`; empty for the kind of the whole. */
export type FieldWords = { name: string; words: string };

/** `POST /api/check`: what the gate would say of the content. It answers as it gets on: each line is all that is known. */
export type Checked = { parts: readonly CheckedPart[] };
export type CheckedPart = { name: string; state: "waits" | "runs" | "good" | "wrong"; lines: readonly CheckLine[] };
/** `at`: the list to mend it in. `raw`: what only a developer understands of it. */
export type CheckLine = { words: string; at?: { place: string; label: string }; raw?: string };

/**
 * `POST /api/publish`; `files`: of the changes that are published, where others stay drafts; `stays`: of what somebody else
 * published as well; `knowsOnlyHere`: who publishes said that nobody can build the site elsewhere until its coverage files
 * are there. Building it takes its time: each stage is a line of the answer, and what came of it the last.
 */
export type Publish = { title: string; files?: readonly string[]; stays?: "mine" | "theirs"; knowsOnlyHere?: true };
/** `{ "stage": { "name": "Páginas", "at": 4, "of": 8 } }` */
export type PublishStep = { stage: BuildStage };
export type Published = {
  commit: string;
  isPushed: boolean;
  /** Nothing was left to publish: `commit` is of others, and already says it or has its place. */
  isEmpty?: true;
  /** It waits for a second person there, and nothing is published yet. */
  proposal?: { number: number; link: string };
  /** Coverage files that it names, and that whoever builds the site elsewhere cannot take from anywhere yet. */
  onlyHere?: readonly FileOnlyHere[];
};
/** `path`: where it is on this machine, for who takes it to where the site is built; `isOnServer`: nobody's own machine. */
export type FileOnlyHere = { label: string; path: string; isOnServer?: true };
/** `POST /api/discard`: one file as it was last published. */
export type Discard = { file: string };
/** `GET /api/history?file=…` */
export type HistoryEntry = { commit: string; day: string; author: string; title: string };
/** `GET /api/old?file=…&commit=…`: a list or a legal text, brought back as a draft by saving it. */
export type OldList = { data: unknown };
