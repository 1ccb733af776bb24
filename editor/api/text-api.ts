/** What the editor's server and its app say to each other of legal texts; see `api.ts`. */
import type { Finding } from "./api.ts";

/** `GET /api/texts/:id`: its newest version; `?version=1`: that one. */
export type OpenText = {
  clauses: readonly Clause[];
  stamp: string;
  version: string;
  /** Newest first. */
  versions: readonly { version: string; inForce: string; isPublished: boolean }[];
  /** A day, a month or `pendiente`. */
  inForce: string;
  /** Its words are frozen, and it is read only. */
  isLocked: boolean;
  /** It says something, or waits for something, that is not published. */
  isDraft: boolean;
  /** What it says was saved at this workspace, which is one person's: if not in this tab, in another of theirs. */
  isSavedHere?: true;
  /** How far a frozen one is. */
  frozen?: Frozen;
  head: TextHead;
  /** What is wrong with the file as it is, and what deserves a second look. */
  findings: readonly Finding[];
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
/** What a text says before its clauses; `summary` are the three sentences of «En corto». */
export type TextHead = { title: string; inForce: string; summary: readonly string[] };
/** `html`: as its page reads, numbers and facts in place; empty while the file is wrong. */
export type Clause = {
  id: string;
  title: string;
  body: string;
  depth: 2 | 3;
  number: string;
  html: string;
  /** A version was published with its address, which is its for good. */
  isPromised: boolean;
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

/**
 * `PUT /api/texts/:id/clauses/:clause`, `POST /api/texts/:id/clauses`, `DELETE /api/texts/:id/clauses/:clause?stamp=…`;
 * each with `?version=…`, else of the newest.
 */
export type SaveClause = { title: string; body: string; stamp: string };
/** `after`: the clause before it; empty for the first. `id`: its address. */
export type AddClause = SaveClause & { after: string; depth: 2 | 3; id: string };
/** `POST /api/texts/:id/reads`: a clause that is not in the text yet, as its page would have it; empty while it is wrong. */
export type ReadClause = { html: string };
/** `PUT /api/texts/:id/clauses/:clause/address`: another one, in place of what it is reached by. */
export type MoveClause = { id: string; stamp: string };
/** `PUT /api/texts/:id/head` */
export type SaveHead = TextHead & { stamp: string };
/** `POST /api/texts/:id/back`: a part, or all of it, as it was at a commit; the answer says what it took the place of. */
export type BringPartBack = { commit: string; part?: string | undefined; stamp: string };
/** `PUT /api/texts/:id/source`: what was replaced, back in its place. */
export type SaveSource = { source: string; stamp: string };
/** Without a stamp nothing was written; with one, `text` is how it reads now. */
export type SavedText = { findings: readonly Finding[]; stamp?: string; text?: OpenText; replaced?: string };
/** `POST /api/texts/:id/versions`: a draft of the next version. `withoutNotice`: its day comes before the notice is over. */
export type AddVersion = { inForce: string; withoutNotice?: boolean | undefined };
/**
 * `POST /api/texts/:id/versions/:version/publish`: freezes its words, again while it waits for «Publicar», until which
 * `DELETE` takes it back.
 */
export type PublishVersion = { stamp: string; reason?: string | undefined };

/** Of a version whose facts changed before it was published: said where it is refused, and on the button that mends it. */
export const freezeAgain = "Volver a fijar sus palabras";
