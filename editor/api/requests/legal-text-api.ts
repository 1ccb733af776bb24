import type { ClauseChange } from "#domain/legal/compare/legal-comparison.ts";
import type { Diagnostic, OpenList, SaveListResult, Todo } from "#editor/api/api.ts";

/** A legal text as its form edits it. The head's `summary` has the three sentences of «En corto». */
export type LegalTextData = { head: LegalTextHead; clauses: readonly ClauseRow[] };
export type LegalTextHead = { title: string; inForce: string; summary: readonly string[] };
/** `id`: address of the clause. `depth`: level of the heading; 3 for a subclause of the preceding clause. */
export type ClauseRow = { id: string; title: string; depth: 2 | 3; body: string };

/**
 * `GET /api/lists/:id` for a legal text: its newest version, or the version in `?version=`. `publishedKeys` has the
 * permanent addresses of clauses.
 */
export type OpenLegalText = OpenList & {
  data: LegalTextData;
  /** Rendering of each clause, by its address. */
  renderings: Readonly<Record<string, ClauseRendering>>;
  version: string;
  /** All versions, newest first. `inForce`: a day, a month or `pendiente`. */
  versions: readonly { version: string; inForce: string; isPublished: boolean; isWithdrawn?: boolean }[];
  /** Whether the version is published or waits for «Publicar»; its text can then no longer be edited. */
  isLocked: boolean;
  /** Future day as of which the facts are filled in; undefined: today. */
  factsDay?: string;
  /** Whether the version has unpublished content or waits to be published. */
  isDraft: boolean;
  frozen?: FreezeStatus;
  /** Set if another person published the draft's version first. `next`: the version for the draft's words. */
  rival?: { author: string; next: string };
  /** Pages of the site that links can target, in addition to clauses. */
  pages: readonly LinkOption[];
  /** Obstacles to freezing the version today. An error prevents it; advice requires a reason from the person. */
  obstacles?: readonly Diagnostic[];
  /** Days of the next version; set only if the newest version is published. */
  nextVersion?: {
    /** First possible day with notice. */
    earliest: string;
    /** First possible day without notice. */
    soonest: string;
    noticeDays: number;
    /** Number of `noticeDays` that the law requires. */
    legalNoticeDays: number;
    /** Version whose day has not come yet; the next version must follow it. */
    announcedVersion?: { version: string; inForce: string };
  };
};
/**
 * - `ready`: waits for «Publicar» and can be undone; `refreezeChanges` lists what freezing it again today would change.
 * - `sample`: published with placeholders for the `missingFacts`; `confirmedValues` would replace them.
 * - `final`: published without placeholders; never changes again.
 */
export type FreezeStatus = {
  state: "ready" | "sample" | "final";
  missingFacts: readonly string[];
  confirmedValues: readonly { label: string; before: string; after: string }[];
  refreezeChanges: readonly string[];
  /** Whether the version's effective day has not come, so that it can be withdrawn. */
  isAnnounced?: boolean;
  /** Set if the version was withdrawn, so that it never takes effect. */
  withdrawn?: { day: string; reason: string };
};
export type ClauseRendering = {
  number: string;
  /** The clause as on its page, with numbers and facts filled in; empty if the file has errors. */
  html: string;
  /** Paragraphs of other clauses that link to this clause. While there are any, the clause cannot be removed. */
  links: readonly { number: string; anchor: string }[];
};
export type LinkOption = { label: string; href: string };
/** `GET /api/legal-texts/:id/beside`: the clauses of the other texts. `textTitle`: title of the clause's text. */
export type ClauseLink = LinkOption & { linkText: string; textTitle: string };

/** `GET /api/legal-texts/:id/review?version=…`: the to-dos of a version, worded as in the editor's to-do lists. */
export type VersionReview = {
  todos: readonly Pick<Todo, "what" | "from">[];
  /**
   * Clauses whose facts have changed, such as `«850» → «900»`. `from`: coming day of the change; undefined for today.
   */
  clauses: readonly { id: string; change: string; from?: string }[];
};

/**
 * `POST /api/legal-texts/:id/render`: renders a clause that is not in the text yet; `html` is empty if the clause has
 * errors.
 */
export type RenderClauseRequest = Omit<ClauseRow, "id"> & { after: string };
export type RenderClauseResult = { html: string };
/** Response to a save and to the requests about a version. */
export type SaveLegalTextResult = SaveListResult & { openLegalText?: OpenLegalText };
/**
 * `POST /api/legal-texts/:id/versions`: drafts the next version. `withoutNotice`: whether it takes effect before the
 * notice period ends; `from`: the published version to copy, by default the newest.
 */
export type AddVersionRequest = { inForce: string; withoutNotice?: boolean | undefined; from?: string | undefined };
/**
 * `POST /api/legal-texts/:id/versions/:version/freeze`: freezes the version's words. Until «Publicar», the request can
 * be repeated, and `DELETE` undoes it.
 */
export type FreezeVersionRequest = { revision: string; reason?: string | undefined };

/** Id of the list in which staff withdraw announced versions and note errata. */
export const versionNotesListId = "retiros";

export const formatVersionNoteLocation = (kind: "withdrawals" | "errata", textId: string, version: string) =>
  `${versionNotesListId}//${kind}.+${textId}-${version}`;

/** Label of the button that freezes a version again after its facts changed; the refusal to publish quotes it. */
export const freezeAgainLabel = "Volver a fijar sus palabras";

/** `GET /api/legal-texts/:id/changes?version=2`. */
export type LegalTextChanges = {
  /** Name of the version to compare with: `Versión 1, en vigor desde…`. */
  comparedVersion: string;
  changes: readonly ClauseChange[];
};
