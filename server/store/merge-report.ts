import type { RegisteredAction } from "./personal-data/personal-data.ts";

/** Numbers of rows that were read, added and left unchanged when one store was copied into another. */
export type MergeReport = {
  eventCount: number;
  unsubscriptionCount: number;
  /** Number of events that the target did not have. */
  newEventCount: number;
  /** Number of unsubscriptions that the target did not have, or had in an older state. */
  newUnsubscriptionCount: number;
  /** Number of events that the target already has with other properties; they stay unchanged. */
  conflictCount: number;
  /** Number of events that could not be read because the source is damaged. */
  unreadableEventCount: number;
  /** Number of e-mails left in the source, because a server that uses the source may still send them. */
  remainingMailCount: number;
  /** Register numbers of erasures that the target had not recorded; it may therefore still have the erased rows. */
  newErasureNumbers: string[];
};

/** Actions to repeat in a store that still has the erased rows. */
export const erasureActions: readonly string[] = ["erase", "erase-older"] satisfies RegisteredAction[];
