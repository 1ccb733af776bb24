import type { Finding, Impact, OpenList } from "#editor/api/api.ts";
import type { DraftBackup, DraftBackupName } from "./backup/draft-backup.ts";
import type { NewClause } from "./backup/draft-notes.ts";
import type { SaveStatus } from "./save-status.ts";

/** State of the form of a list or legal text. */
export type DraftView<Open extends OpenList = OpenList> = {
  standing: SaveStatus;
  /** The list or text as last read or written. */
  open?: Open;
  /** The form's content; undefined until the file is read. */
  data: Open["data"] | undefined;
  /** Base of the typed data: the state on disk, except in undecided conflicts. */
  saved: Open["data"] | undefined;
  published: readonly string[];
  findings: readonly Finding[];
  follows: Impact;
  /** The server's reason for a refusal. */
  message: string;
  canUndo: boolean;
  /** `written`: typed in a closed tab, never saved. `aside`: put aside while the form shows someone else's version. */
  kept: Readonly<Record<DraftBackupName, DraftBackup | undefined>>;
  /** The other side's version of each part in conflict, by part key; undefined if they removed it. */
  theirs: ReadonlyMap<string, unknown>;
  /** The form's content before someone else's changes were merged into it. */
  before?: unknown;
  /** The incoming changes, merged or in `theirs`, are the same person's, from another tab. */
  isOfOtherTab?: boolean | undefined;
  /** The data that a version from the history replaced; undefined once something is typed. */
  replaced?: Open["data"] | undefined;
  /** A new clause, not yet added to its text. */
  adding?: NewClause | undefined;
  /** New addresses typed for clauses, by current clause id. */
  addresses?: Readonly<Record<string, string>> | undefined;
};

export const emptyView: DraftView<never> = {
  standing: "reading",
  data: undefined,
  saved: undefined,
  published: [],
  findings: [],
  follows: { todos: [], pages: [], documents: [] },
  message: "",
  canUndo: false,
  kept: { written: undefined, aside: undefined },
  theirs: new Map(),
};

/** Number of consequences of a change. */
export const impactCount = ({ todos, pages, documents, later }: Impact): number =>
  todos.length + pages.length + documents.length + (later ? later.pages.length + later.documents.length : 0);

/** Id of the button with which the user decides on a pending change. */
export const decisionId = "por-decidir";
