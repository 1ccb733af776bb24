import type { Finding, Follows, OpenList } from "#editor/api/api.ts";
import type { Kept, KeptPart } from "./draft-backup.ts";
import type { NewClause } from "./draft-notes.ts";
import type { Standing } from "./save-status.ts";

/** What the form of a list or of a legal text shows. */
export type DraftView<Open extends OpenList = OpenList> = {
  standing: Standing;
  /** As it was last read or written. */
  open?: Open;
  /** As it is typed; undefined until it is read. */
  data: Open["data"] | undefined;
  /** What the typed data were made of: as on the disk, but for what is to be decided. */
  saved: Open["data"] | undefined;
  published: readonly string[];
  findings: readonly Finding[];
  follows: Follows;
  /** What the server refused with. */
  message: string;
  canUndo: boolean;
  /** `written`: typed in a tab that is closed, and never saved. `aside`: kept while somebody else's is in the form. */
  kept: Readonly<Record<KeptPart, Kept | undefined>>;
  /** What somebody else made of the parts that are changed here too; undefined for a part that they removed. */
  theirs: ReadonlyMap<string, unknown>;
  /** What the form held before somebody else's changes came into it, beside those that were typed. */
  before?: unknown;
  /** What came in meanwhile, there or in `theirs`, is the same person's, of another tab. */
  isOfOtherTab?: boolean | undefined;
  /** What was brought back from the history took the place of this, until something is typed. */
  replaced?: Open["data"] | undefined;
  /** A clause that is being written and not in its text yet. */
  adding?: NewClause | undefined;
  /** Other addresses for clauses, as they are typed, by the ids that they have. */
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

/** How many things follow. */
export const impactCount = ({ todos, pages, documents, later }: Follows): number =>
  todos.length + pages.length + documents.length + (later ? later.pages.length + later.documents.length : 0);

/** Of the button with which a person decides what becomes of a change that waits for it. */
export const decisionId = "por-decidir";
