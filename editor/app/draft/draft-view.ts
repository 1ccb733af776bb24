import type { Finding, Follows, OpenList } from "#editor/api/api.ts";
import type { Kept, KeptPart } from "./draft-backup.ts";
import type { Standing } from "./save-status.ts";

/** What the form of a list shows. */
export type DraftView = {
  standing: Standing;
  /** As it is typed. */
  data: unknown;
  /** As it is on the disk. */
  saved: unknown;
  published: readonly string[];
  findings: readonly Finding[];
  follows: Follows;
  /** What the server refused with. */
  message: string;
  canUndo: boolean;
  /** `written`: typed in a tab that is closed, and never saved. `aside`: kept while somebody else's is in the form. */
  kept: Readonly<Record<KeptPart, Kept | undefined>>;
  /** On the disk now, where it is not what was read. */
  theirs?: OpenList;
  /** What the form held before somebody else's changes came into it, beside those that were typed. */
  before?: unknown;
  /** What came in meanwhile, there or in `theirs`, is the same person's, of another tab. */
  isOfOtherTab?: boolean;
};

export const emptyView: DraftView = {
  standing: "reading",
  data: undefined,
  saved: undefined,
  published: [],
  findings: [],
  follows: { todos: [], pages: [], documents: [] },
  message: "",
  canUndo: false,
  kept: { written: undefined, aside: undefined },
};

/** How many things follow. */
export const followCount = ({ todos, pages, documents, later }: Follows): number =>
  todos.length + pages.length + documents.length + (later ? later.pages.length + later.documents.length : 0);

/** Of the button with which a person decides what becomes of a change that waits for it. */
export const decisionId = "por-decidir";
