/** API between the editor's server and its app for legal texts; see `api.ts`. */
import type { ClauseChange } from "#domain/legal/compare/legal-comparison.ts";
import type { Diagnostic, OpenList, SaveListResult, Todo } from "./api.ts";

/** A legal text as its form edits it. `summary`: the three sentences of «En corto». */
export type TextData = { head: TextHead; clauses: readonly ClauseRow[] };
export type TextHead = { title: string; inForce: string; summary: readonly string[] };
/** `id`: address of the clause. `depth`: level of the heading; 3 for a subclause of the preceding clause. */
export type ClauseRow = { id: string; title: string; depth: 2 | 3; body: string };

/**
 * `GET /api/lists/:id` of a legal text: the newest version, or the version in `?version=`. `publishedKeys`: the
 * permanent addresses of clauses.
 */
export type OpenText = OpenList & {
  data: TextData;
  /** Rendering of each clause, by its address. */
  renderings: Readonly<Record<string, ClauseRendering>>;
  version: string;
  /** All versions, newest first. `inForce`: a day, a month or `pendiente`. */
  versions: readonly { version: string; inForce: string; isPublished: boolean; isWithdrawn?: boolean }[];
  /** Whether the version is published or waits for «Publicar», so that its text can no longer be edited. */
  isLocked: boolean;
  /** The coming day whose facts the version states; absent if it states today's. */
  factsDay?: string;
  /** Whether the version has unpublished content or waits to be published. */
  isDraft: boolean;
  /** Only set for a frozen version. */
  frozen?: FreezeStatus;
  /** Pages of the site, which links can target in addition to clauses. */
  pages: readonly LinkOption[];
  /** Diagnostics on freezing the version today: an error prevents it; after advice, a person must give a reason. */
  obstacles?: readonly Diagnostic[];
  /**
   * Only set if the newest version is published. `earliest`: first possible day of the next version, after
   * `noticeDays`, of which the law asks for `legalNoticeDays`; `soonest`: without notice. `announcedVersion`: the
   * version that it must follow, whose day has not come.
   */
  nextVersion?: {
    earliest: string;
    soonest: string;
    noticeDays: number;
    legalNoticeDays: number;
    announcedVersion?: { version: string; inForce: string };
  };
};
/**
 * - `ready`: waits for «Publicar» and can be undone; `refreezeChanges` lists what freezing it again today would change.
 * - `sample`: published with placeholders for the `missingFacts`; `confirmedValues` would replace them.
 * - `final`: published without placeholders; never changes again.
 *
 * `isAnnounced`: the version's effective day has not come, so that it can be withdrawn; `withdrawn`: set if the
 * version was withdrawn, so that it is never in force.
 */
export type FreezeStatus = {
  state: "ready" | "sample" | "final";
  missingFacts: readonly string[];
  confirmedValues: readonly { label: string; before: string; after: string }[];
  refreezeChanges: readonly string[];
  isAnnounced?: boolean;
  withdrawn?: { day: string; reason: string };
};
/** `html`: the clause as on its page, with numbers and facts filled in; empty while the file has errors. */
export type ClauseRendering = {
  number: string;
  html: string;
  /** Paragraphs of other clauses that link to this clause. A clause with such links cannot be removed. */
  links: readonly { number: string; anchor: string }[];
};
export type LinkOption = { label: string; href: string };
/**
 * `GET /api/texts/:id/beside`: the clauses of the other texts. `textTitle`: title of the text that has the clause.
 */
export type ClauseLink = LinkOption & { linkText: string; textTitle: string };

/**
 * `GET /api/texts/:id/review?version=…`: the to-dos of a version, with the same wording as in the editor's to-do lists,
 * and the clauses whose facts have changed: `«850» → «900»`. `from`: the coming day from which they change.
 */
export type VersionReview = {
  todos: readonly Pick<Todo, "what" | "from">[];
  clauses: readonly { id: string; change: string; from?: string }[];
};

/** `POST /api/texts/:id/render`: renders a clause that is not in the text yet; empty while the clause has errors. */
export type RenderClauseRequest = Omit<ClauseRow, "id"> & { after: string };
export type RenderClauseResult = { html: string };
/** Response to a save and to the requests about a version. */
export type SaveTextResult = SaveListResult & { openText?: OpenText };
/**
 * `POST /api/texts/:id/versions`: drafts the next version. `withoutNotice`: the version takes effect before the notice
 * period ends; `from`: the published version that it is a copy of, by default the newest.
 */
export type AddVersionRequest = { inForce: string; withoutNotice?: boolean | undefined; from?: string | undefined };
/**
 * `POST /api/texts/:id/versions/:version/freeze`: freezes the version's words. Can be repeated, and undone with
 * `DELETE`, until «Publicar».
 */
export type FreezeVersionRequest = { revision: string; reason?: string | undefined };

/** Id of the list in which staff withdraw announced versions and note errata. */
export const versionNotesPlace = "retiros";

/** Place of that list with a new row for a version. */
export const formatVersionNotePlace = (kind: "withdrawals" | "errata", textId: string, version: string) =>
  `${versionNotesPlace}//${kind}.+${textId}-${version}`;

/**
 * Label of the button that freezes a version again after its facts changed. The refusal to publish quotes this label.
 */
export const freezeAgainLabel = "Volver a fijar sus palabras";

/** `GET /api/texts/:id/changes?version=2`; with `since=<commit>`, the changes that restoring that commit would make. */
export type TextChanges = {
  /** The version that the text is compared with: `Versión 1, en vigor desde…`. */
  comparedVersion: string;
  changes: readonly ClauseChange[];
  /** For a restore: number of clauses that have unpublished changes. */
  draftedClauseCount?: number;
};
