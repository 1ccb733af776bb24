import type { Finding } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import type { Standing } from "#editor/app/draft/save-status.ts";
import { NoConnection, Refusal } from "#editor/app/shared/request.ts";
import type { Aside, NewClauseWords } from "./kept-text.ts";
import type { TextPart } from "./text-parts.ts";

/** What the form of a legal text shows. Parts are named by the id of a clause, or `headKey`. */
export type TextView = {
  /** Nothing else changes with a text: it never `asks`. */
  standing: Exclude<Standing, "asks">;
  open?: OpenText;
  /** As they are typed. */
  typed: Readonly<Record<string, TextPart>>;
  findings: readonly Finding[];
  /** What the server refused with. */
  message: string;
  /** What somebody else wrote in a part that is written here too; undefined in a part that they removed. */
  theirs: ReadonlyMap<string, TextPart | undefined>;
  /** What came in meanwhile is the same person's, of another tab. */
  isOfOtherTab?: boolean;
  /** Other addresses for clauses, as they are typed, by the ids that they have. */
  addresses: Readonly<Record<string, string>>;
  /** Typed before this version was opened, and never saved. */
  kept: readonly Aside[];
  /** The clause that is being written and not in the text yet. */
  adding?: NewClauseWords | undefined;
  /** The source that what was brought back from the history took the place of, until something is typed. */
  replaced?: string | undefined;
};

export const emptyTextView: TextView = {
  standing: "reading",
  typed: {},
  findings: [],
  message: "",
  theirs: new Map(),
  addresses: {},
  kept: [],
};

/** What is said of what failed. */
export function failureOf(error: unknown, isRead: boolean): Pick<TextView, "standing" | "message"> {
  const isOffline = error instanceof NoConnection;
  const tripped = error instanceof Refusal ? error.message : `El editor tropezó: ${error}`;
  const message = isOffline ? "Sin conexión con el editor: se intenta otra vez." : tripped;
  return { standing: !isRead ? "unreadable" : isOffline ? "offline" : "refused", message };
}
