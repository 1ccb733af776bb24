import type { Diagnostic, Impact, OpenList } from "#editor/api/api.ts";
import type { DraftBackup, DraftBackupName } from "./backup/draft-backup.ts";
import type { NewClause } from "./backup/draft-notes.ts";
import type { SaveStatus } from "./save-status.ts";

/** Everything that the form of a list or legal text shows. */
export type DraftView<Open extends OpenList = OpenList> = {
  saveStatus: SaveStatus;
  /** The list or text as last read or written. */
  open?: Open;
  /** The form's content; undefined until the file is read. */
  data: Open["data"] | undefined;
  /** The state on disk, except that a part in conflict is as before the conflict. The input is compared with it. */
  saved: Open["data"] | undefined;
  published: readonly string[];
  diagnostics: readonly Diagnostic[];
  impact: Impact;
  /** The server's reason for a refusal. */
  message: string;
  canUndo: boolean;
  /** `written`: input of a closed tab that was never saved. `aside`: input that the state on disk replaced. */
  backups: Readonly<Record<DraftBackupName, DraftBackup | undefined>>;
  /** The other side's version of each part in conflict, by part key; undefined if the other side removed the part. */
  theirs: ReadonlyMap<string, unknown>;
  /** The form's content before someone else's changes were merged into it. */
  before?: unknown;
  /** Whether the incoming changes, merged or in `theirs`, were made by the same person in another tab. */
  isOfOtherTab?: boolean | undefined;
  /** The data before a restore from the history; undefined once something is typed. */
  replaced?: Open["data"] | undefined;
  /** A new clause, not yet added to its text. */
  adding?: NewClause | undefined;
  addresses?: Readonly<Record<string, string>> | undefined;
};

export const emptyDraftView: DraftView<never> = {
  saveStatus: "reading",
  data: undefined,
  saved: undefined,
  published: [],
  diagnostics: [],
  impact: { todos: [], pages: [], documents: [] },
  message: "",
  canUndo: false,
  backups: { written: undefined, aside: undefined },
  theirs: new Map(),
};

/** Counts the to-dos, pages and documents that a change affects, now or later. */
export const countImpact = ({ todos, pages, documents, later }: Impact): number =>
  todos.length + pages.length + documents.length + (later ? later.pages.length + later.documents.length : 0);

/** Id of the first button of a notice that asks for a decision. */
export const decisionButtonId = "por-decidir";
