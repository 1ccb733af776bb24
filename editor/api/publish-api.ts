/** JSON API of changes: pending, check, publish, discard and history; see `api.ts`. */
import type { Part } from "#domain/legal/compare/word-parts.ts";
import type { BuildStage } from "#scripts/build.ts";
import type { Todo, UnsyncedFile } from "./api.ts";
import type { TextChanges } from "./text-changes.ts";

/** `GET /api/pending`: unpublished changes on disk, and whether «Publicar» is running, in any tab. */
export type Pending = {
  changes: readonly PendingChange[];
  /** To-dos that these changes add; then contradictions within the published content. */
  todos: readonly Todo[];
  isPublishing?: boolean;
};
export type PendingChange = {
  file: string;
  label: string;
  /** What a second person must approve before publication: `precios`. Never set where one person edits alone. */
  approval?: string;
  /** For a legal version about to be published: its frozen file, which can be discarded separately. */
  publication?: string;
  /** Coverage files it refers to that no other build machine can fetch yet. */
  onlyHere?: readonly UnsyncedFile[];
  /** Differences, in words. */
  words: readonly ChangedWords[];
  /** For a legal text: differences clause by clause, as rendered on its page. */
  text?: TextChanges | undefined;
};
/** `parts`: for two texts that share words or lines, the differing lines, word by word. */
export type ChangedWords = { where: string; before: Words; after: Words; parts?: readonly Part[] };
/** A text, or a value with fields, field by field; empty if there is none. */
export type Words = string | readonly FieldWords[];
/** `name`: `Vigencia › Desde`; empty for the kind of the whole value. */
export type FieldWords = { name: string; words: string };

/**
 * `POST /api/check`: runs the gate's checks of the content. Streams progress: each line is the complete state so far.
 */
export type ContentCheckState = { parts: readonly CheckedPart[] };
export type CheckedPart = { name: string; state: "waits" | "runs" | "good" | "wrong"; lines: readonly CheckLine[] };
/** `at`: the list in which to fix it. `raw`: details for developers. */
export type CheckLine = { words: string; at?: { place: string; label: string }; raw?: string };

/**
 * `POST /api/publish`. `files`: the changes to publish, if the others stay drafts; `stays`: whose value wins where
 * somebody else published the same fields; `knowsOnlyHere`: the person confirmed that no other machine can build the
 * site until its coverage files are there. Each build stage is streamed as one line of the answer; the last line is the
 * result.
 */
export type PublishRequest = {
  title: string;
  files?: readonly string[];
  stays?: "mine" | "theirs";
  knowsOnlyHere?: true;
};
/** `{ "stage": { "name": "Páginas", "at": 4, "of": 8 } }` */
export type PublishStep = { stage: BuildStage };
export type Published = {
  commit: string;
  isPushed: boolean;
  /** There was nothing left to publish: `commit` is somebody else's, with the same content or a newer one. */
  isEmpty?: true;
  /** A proposal that waits at the forge for a second person; nothing is published yet. */
  proposal?: { number: number; link: string };
  /** Coverage files it refers to that no other build machine can fetch yet. */
  onlyHere?: readonly UnsyncedFile[];
};
/** `POST /api/discard`: restores one file to its published state. */
export type DiscardRequest = { file: string };
/** `GET /api/history?file=…` */
export type HistoryEntry = { commit: string; day: string; author: string; title: string };
/** `GET /api/old?file=…&commit=…`: an old list or legal text; saving it makes it a draft. */
export type OldList = { data: unknown };
