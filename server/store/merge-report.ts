import type { RegisteredAction } from "./personal-data/personal-data.ts";

/** Number of rows that a copy of one store into another read, added and left unchanged. */
export type MergeReport = {
  eventCount: number;
  unsubscriptionCount: number;
  /** Number of events that the target did not have. */
  newEventCount: number;
  /** Number of unsubscriptions that the target did not have, or had in an older state. */
  newUnsubscriptionCount: number;
  /** Number of events that the target has with other properties; these events stay unchanged. */
  conflictCount: number;
  /** Number of events that could not be read, because the source is damaged. */
  unreadableEventCount: number;
  /** Number of e-mails left in the source, because a server that uses the source may still send them. */
  remainingMailCount: number;
  /**
   * Register numbers of erasures that were not yet recorded in the target, where the erased rows may therefore remain.
   */
  newErasureNumbers: string[];
};

/** Actions that have to be repeated in a store that had the erased rows. */
export const erasureActions: readonly string[] = ["erase", "erase-older"] satisfies RegisteredAction[];
