/** JSON API of changes: pending, check, publish, discard and history; see `api.ts`. */
import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import type { BuildStage } from "#scripts/build.ts";
import type { Todo, UnsyncedFile } from "./api.ts";
import type { TextChanges } from "./text-api.ts";

/** `GET /api/pending`: unpublished changes on disk, and whether «Publicar» is running, in any tab. */
export type PendingChanges = {
  changes: readonly PendingChange[];
  /** To-dos that these changes add, then contradictions within the published content. */
  todos: readonly Todo[];
  isPublishing?: boolean;
};
/** `GET /api/todos?file=…&file=…`: the to-dos as in `PendingChanges`, if only these changes are published. */
export type SelectionTodos = PendingChanges["todos"];
export type PendingChange = {
  file: string;
  label: string;
  /** Subject that a second person must approve before publication, if a team edits: `precios`. */
  approval?: string;
  /** For a legal version that waits for «Publicar»: path of its frozen file, which can be discarded separately. */
  publication?: string;
  /** Coverage files of the change that only the editor's machine has. */
  unsyncedFiles?: readonly UnsyncedFile[];
  /** Each difference, described for staff. */
  changes: readonly ChangedValue[];
  /** For a legal text: differences clause by clause, as rendered on its page. */
  text?: TextChanges | undefined;
};
/**
 * One difference. `parts`: the differing lines of two similar texts, compared word by word. `from`: the coming day from
 * which `after` holds.
 */
export type ChangedValue = {
  where: string;
  before: ValueText;
  after: ValueText;
  parts?: readonly DiffPart[];
  from?: string;
  /** Index of the changed row, which is on this page, from a coming day if one is given. */
  row?: number;
  view?: { page: string; day?: string };
};
/** A value as staff read it: one text, or one entry per field; empty if there is no value. */
export type ValueText = string | readonly FieldText[];
/**
 * `name`: path of the field, such as `Vigencia › Desde`; empty if `text` is the kind of the whole value. `picture`:
 * digest of an uploaded picture.
 */
export type FieldText = { name: string; text: string; picture?: string };

/** `POST /api/check`: runs the gate's checks of the content. Each line of the response is the complete state so far. */
export type ContentCheckState = { parts: readonly ContentCheckPart[] };
export type ContentCheckPart = {
  name: string;
  state: "pending" | "running" | "passed" | "failed";
  lines: readonly CheckLine[];
};
/** An error or advice. `at`: the list in which to fix it. `raw`: details for developers. */
export type CheckLine = { message: string; at?: { place: string; label: string }; raw?: string };

/**
 * `POST /api/publish`. `files`: the changes to publish, if others stay drafts; `winningSide`: the side whose values are
 * kept where somebody else published the same fields; `acceptsUnsyncedFiles`: the person confirmed that other machines
 * can only build the site after the coverage files are copied to them. The response has one line per build stage; the
 * last line is the result.
 */
export type PublishRequest = {
  title: string;
  files?: readonly string[];
  winningSide?: "mine" | "theirs";
  acceptsUnsyncedFiles?: true;
};
/** A line of progress: `{ "stage": { "name": "Páginas", "at": 4, "of": 8 } }`. */
export type PublishProgress = { stage: BuildStage };
export type PublishResult = {
  commit: string;
  isPushed: boolean;
  /** Set if nothing was left to publish: `commit` is somebody else's, with the same content or newer content. */
  isEmpty?: true;
  /** Set if nothing is published yet: a proposal waits for a second person. */
  isProposal?: true;
  /** Coverage files of the commit that only the editor's machine has. */
  unsyncedFiles?: readonly UnsyncedFile[];
  /** Changed versions of legal texts that stay drafts, so that pages show an earlier, frozen version. */
  hiddenVersions?: readonly { id: string; version: string }[];
};
/**
 * `GET /api/live`: whether the site shows the last publication. `none`: nothing was published, or the site's address is
 * not set; `late`: the site should show it by now; `unknown`: the site does not say what it shows. `commit`: the last
 * publication. `minutes`: time that a build should take.
 */
export type LiveStatus = {
  state: "none" | "building" | "live" | "late" | "unknown";
  commit?: string;
  minutes?: number;
};
/** `POST /api/discard`: restores one file to its published state. */
export type DiscardRequest = { file: string };
/** `GET /api/history?file=…`: the commits of a file, newest first. `isUndoable`: whether the editor published it. */
export type HistoryEntry = { commit: string; day: string; author: string; title: string; isUndoable?: true };
/**
 * `GET /api/undo?commit=…`: what changes if a whole publication is undone, which `POST /api/undo` makes drafts.
 * `keptLabels`: names of what stays, because it cannot be removed or was changed again; `draftLabels`: names of the
 * lists and texts whose drafts must be published or discarded first.
 */
export type PublicationUndo = {
  changes: readonly PendingChange[];
  keptLabels: readonly string[];
  draftLabels: readonly string[];
};
export type UndoRequest = { commit: string };
/** `GET /api/old?file=…&commit=…`: a list or legal text as of that commit. A save makes this state a draft. */
export type OldFileContent = { data: unknown };
/** `POST /api/compare`: compares data with today's state of a list. */
export type CompareRequest = { id: string; data: unknown };
/** `coming`: the changes that the list makes by itself on coming days; a save of the data does not affect them. */
export type ListComparison = { changes: readonly ChangedValue[]; coming: readonly ChangedValue[] };
