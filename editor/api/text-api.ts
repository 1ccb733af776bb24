/** What the editor's server and its app say to each other of legal texts; see `api.ts`. */
import type { Finding, OpenList, SavedList } from "./api.ts";

/** A legal text as its form has it. `summary` are the three sentences of «En corto». */
export type TextData = { head: TextHead; clauses: readonly ClauseRow[] };
export type TextHead = { title: string; inForce: string; summary: readonly string[] };
/** `id`: its address. `depth`: 3 of a part of the clause before it. */
export type ClauseRow = { id: string; title: string; depth: 2 | 3; body: string };

/** `GET /api/lists/:id` of a legal text: its newest version; `?version=1`: that one. `published`: addresses for good. */
export type OpenText = OpenList & {
  data: TextData;
  /** What its page makes of each clause, by its address. */
  reads: Readonly<Record<string, ClauseReads>>;
  version: string;
  /** Newest first. `inForce`: a day, a month or `pendiente`. */
  versions: readonly { version: string; inForce: string; isPublished: boolean }[];
  /** Its words are frozen. */
  isLocked: boolean;
  /** It says something, or waits for something, that is not published. */
  isDraft: boolean;
  /** How far a frozen one is. */
  frozen?: Frozen;
  /** Where a link may lead besides the clauses. */
  pages: readonly Place[];
  /** What stands against publishing it today: an error forbids it, advice asks for a reason. */
  publishing?: readonly Finding[];
  /** Once the newest version is published: the first day for the next one, and the notice that this includes. */
  next?: { earliest: string; noticeDays: number };
};
/**
 * - `ready`: it waits for «Publicar», and can be undone; not while it is `stale`: what it would say if it were frozen today.
 * - `sample`: with stand-ins for what is `missing`; `given` would take their place.
 * - `final`: what people agreed to.
 */
export type Frozen = {
  state: "ready" | "sample" | "final";
  missing: readonly string[];
  given: readonly { label: string; before: string; after: string }[];
  stale: readonly string[];
};
/** `html`: as its page reads, numbers and facts in place; empty while the file is wrong. */
export type ClauseReads = {
  number: string;
  html: string;
  /** Paragraphs of other clauses that lead to it: while there are any, it is not removed. */
  links: readonly { number: string; anchor: string }[];
};
export type Place = { label: string; href: string };
/** `GET /api/texts/:id/beside`: the clauses of the other texts. `words`: of a link there. `within`: the text it is in. */
export type ClausePlace = Place & { words: string; within: string };

/**
 * `GET /api/texts/:id/review?version=…`: what of it is to be reviewed, as it is said where one is led to the text; and the
 * clauses that no longer say what is true: `«850» → «900»`.
 */
export type TextReview = { todos: readonly string[]; clauses: readonly { id: string; change: string }[] };

/** `POST /api/texts/:id/reads`: a clause that is not in the text yet, as its page would have it; empty while it is wrong. */
export type UnsavedClause = Omit<ClauseRow, "id"> & { after: string };
export type ReadClause = { html: string };
/** Of a save, and of what is asked of a version. */
export type SavedText = SavedList & { open?: OpenText };
/** `POST /api/texts/:id/versions`: a draft of the next version. `withoutNotice`: its day comes before the notice is over. */
export type AddVersion = { inForce: string; withoutNotice?: boolean | undefined };
/**
 * `POST /api/texts/:id/versions/:version/publish`: freezes its words, again while it waits for «Publicar», until which
 * `DELETE` takes it back.
 */
export type PublishVersion = { stamp: string; reason?: string | undefined };

/** Of a version whose facts changed before it was published: said where it is refused, and on the button that mends it. */
export const freezeAgainLabel = "Volver a fijar sus palabras";
