import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import type { Todo, UnsyncedFile } from "#editor/api/api.ts";
import type { BuildStage } from "#scripts/build.ts";
import type { LegalTextChanges } from "./legal-text-api.ts";

/** `GET /api/pending`: unpublished changes on disk, and whether «Publicar» is running, in any tab. */
export type PendingChanges = {
  changes: readonly PendingChange[];
  todos: readonly Todo[];
  isPublishing?: boolean;
};
/** `GET /api/todos?file=…&file=…`: the to-dos of `PendingChanges` if only these files are published. */
export type SelectionTodos = PendingChanges["todos"];
export type PendingChange = {
  file: string;
  label: string;
  /** Subject that a second person must approve before publication, such as `precios`; undefined without a team. */
  approval?: string;
  /** For a legal version that waits for «Publicar»: path of its frozen file, which can be discarded separately. */
  publication?: string;
  /** Coverage files of the change that only the editor's machine has. */
  unsyncedFiles?: readonly UnsyncedFile[];
  changes: readonly ChangedValue[];
  /** For a legal text: differences clause by clause, as rendered on its page. */
  text?: LegalTextChanges | undefined;
};
export type ChangedValue = {
  where: string;
  before: ValueText;
  after: ValueText;
  /** The differing lines of two similar texts, compared word by word. */
  parts?: readonly DiffPart[];
  /** Coming day from which `after` holds; undefined for today. */
  from?: string;
  row?: number;
  /** The page that shows the change, as of a coming day if one is given. */
  view?: { page: string; day?: string };
};
/** A value as staff read it: one text, or one entry per field; empty if there is no value. */
export type ValueText = string | readonly FieldChangeText[];
/**
 * `name`: path of the field, such as `Vigencia › Desde`; empty if `text` is the kind of the whole value. `picture`:
 * digest of an uploaded picture.
 */
export type FieldChangeText = { name: string; text: string; picture?: string };

/** An error. `at`: the list in which to fix it. `raw`: details for developers. */
export type CheckLine = { message: string; at?: { location: string; label: string }; raw?: string };

/** `POST /api/publish`. The response has one line per build stage; the last line is the result. */
export type PublishRequest = {
  title: string;
  /** Files to publish, if others stay drafts; all files if undefined. */
  files?: readonly string[];
  /** The side that wins if someone else has published the same fields. */
  winningSide?: "mine" | "theirs";
  /** The person confirmed that other machines cannot build the site until they have the coverage files. */
  acceptsUnsyncedFiles?: true;
  /** Only checks and builds what would be published; a disconnection ends it. */
  isTrial?: true;
};
/** A line of progress: `{ "stage": { "name": "Páginas", "at": 4, "of": 8 } }`. */
export type PublishProgress = { stage: BuildStage };
export type PublishResult = {
  commit: string;
  isPushed: boolean;
  /** Set if nothing was left to publish: someone else's `commit` already has the same or newer content. */
  isEmpty?: true;
  /** Set if a proposal waits for a second person, so that nothing is published yet. */
  isProposal?: true;
  /** Coverage files of the commit that only the editor's machine has. */
  unsyncedFiles?: readonly UnsyncedFile[];
  /** Changed versions of legal texts that stay drafts; pages show an earlier, frozen version instead. */
  hiddenVersions?: readonly { id: string; version: string }[];
};
/** `GET /api/live`: whether the site shows the last publication. */
export type LiveStatus = {
  /**
   * `none`: nothing was published, or the site's address is not set; `late`: the site should show the publication by
   * now; `unknown`: the site does not say what it shows.
   */
  state: "none" | "building" | "live" | "late" | "unknown";
  commit?: string;
  /** Expected duration of a build, in minutes. */
  minutes?: number;
  /** When a team edits: changes with each publication and each proposal, so that open tabs know when to read again. */
  repositoryState?: string;
};
/** `POST /api/discard`: restores one file to its published state. */
export type DiscardRequest = { file: string };
/**
 * `GET /api/history?file=…`: the commits of a file, newest first. `isUndoable`: set if the editor published the commit.
 */
export type HistoryEntry = { commit: string; day: string; author: string; title: string; isUndoable?: true };
/**
 * `GET /api/undo?commit=…`: the changes that undo a whole publication, or with `&file=…` return that file to its state
 * at the commit; `POST /api/undo` makes them drafts.
 */
export type PublicationUndo = {
  changes: readonly PendingChange[];
  /** Labels of the changes that the undo leaves in place: they cannot be removed, were changed later, or are coming. */
  keptLabels: readonly string[];
  /** Names of lists and texts whose drafts must first be published or discarded. */
  draftLabels: readonly string[];
};
export type UndoRequest = { commit: string; file?: string };
