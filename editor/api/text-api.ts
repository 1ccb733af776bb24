/** API between the editor's server and its app for legal texts; see `api.ts`. */
import type { Finding, OpenList, SavedList } from "./api.ts";

/** A legal text as its form edits it. `summary`: the three sentences of «En corto». */
export type TextData = { head: TextHead; clauses: readonly ClauseRow[] };
export type TextHead = { title: string; inForce: string; summary: readonly string[] };
/** `id`: its address. `depth`: 3 for a subclause of the clause before it. */
export type ClauseRow = { id: string; title: string; depth: 2 | 3; body: string };

/**
 * `GET /api/lists/:id` of a legal text: its newest version; `?version=1`: that one. `published`: permanent addresses.
 */
export type OpenText = OpenList & {
  data: TextData;
  /** Rendering of each clause, by its address. */
  reads: Readonly<Record<string, ClauseReads>>;
  version: string;
  /** Newest first. `inForce`: a day, a month or `pendiente`. */
  versions: readonly { version: string; inForce: string; isPublished: boolean }[];
  /** Its words are frozen. */
  isLocked: boolean;
  /** It has unpublished content, or waits to be published. */
  isDraft: boolean;
  /** Freeze state of a frozen version. */
  frozen?: Frozen;
  /** Possible link targets other than the clauses. */
  pages: readonly Place[];
  /** Obstacles to publishing it today: an error forbids it, advice requires a reason. */
  publishing?: readonly Finding[];
  /**
   * Set once the newest version is published: the earliest day for the next one, and the notice period included in it.
   */
  next?: { earliest: string; noticeDays: number };
};
/**
 * - `ready`: waits for «Publicar» and can be undone; `stale`: differences if it were frozen again today.
 * - `sample`: has placeholders for the `missing` facts; `given` lists the values that would replace them.
 * - `final`: the words that people agreed to.
 */
export type Frozen = {
  state: "ready" | "sample" | "final";
  missing: readonly string[];
  given: readonly { label: string; before: string; after: string }[];
  stale: readonly string[];
};
/** `html`: as its page shows it, with numbers and facts filled in; empty while the file has errors. */
export type ClauseReads = {
  number: string;
  html: string;
  /** Paragraphs of other clauses that link to it: it cannot be removed while there are any. */
  links: readonly { number: string; anchor: string }[];
};
export type Place = { label: string; href: string };
/**
 * `GET /api/texts/:id/beside`: the clauses of the other texts. `words`: link text. `within`: the text that contains it.
 */
export type ClauseLink = Place & { words: string; within: string };

/**
 * `GET /api/texts/:id/review?version=…`: its to-dos, worded as in the links that lead to the text; and the clauses
 * whose facts have changed: `«850» → «900»`.
 */
export type TextReview = { todos: readonly string[]; clauses: readonly { id: string; change: string }[] };

/** `POST /api/texts/:id/reads`: renders a clause that is not in the text yet; empty while it has errors. */
export type UnsavedClause = Omit<ClauseRow, "id"> & { after: string };
export type ReadClause = { html: string };
/** Answer to a save and to the requests about a version. */
export type SavedText = SavedList & { open?: OpenText };
/**
 * `POST /api/texts/:id/versions`: drafts the next version. `withoutNotice`: it takes effect before the notice period
 * ends.
 */
export type AddVersion = { inForce: string; withoutNotice?: boolean | undefined };
/**
 * `POST /api/texts/:id/versions/:version/publish`: freezes its words; can be repeated, and undone with `DELETE`, until
 * «Publicar».
 */
export type PublishVersion = { stamp: string; reason?: string | undefined };

/** For a version whose facts changed before it was published: used in the refusal and on the button that fixes it. */
export const freezeAgainLabel = "Volver a fijar sus palabras";
