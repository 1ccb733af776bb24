/** Operations on one person's data that the person or the law may require. Commands run them while servers write. */
import type { MailPurpose } from "#server/mail/mail-queue.ts";
import type { StorableMessage, Unsubscription } from "#server/store/store.ts";

/** Actions that are recorded in the register under these names. */
export type RegisteredAction = "hand-out" | "block" | "confirm" | "undo-opt-out" | "erase" | "erase-older";

/** Record of an action: its name, its time and the number of rows, but not the person. */
export type RegisterEntry = {
  /** Reference for the person's written request, which is filed elsewhere. */
  id: string;
  /** UTC, ISO 8601. */
  doneAt: string;
  action: RegisteredAction;
  messages: number;
  unsubscriptions: number;
  /** Minimum age of the erased rows in days; null unless the action is `erase-older`. */
  olderThanDays: number | null;
};

export type PersonMessage = StorableMessage & {
  /** UTC, ISO 8601. */
  receivedAt: string;
  blockedAt: string | null;
  confirmedAt: string | null;
};

export type PersonRecords = {
  /** In order of arrival: every lead with the address, and every message with the identity of such a lead. */
  messages: PersonMessage[];
  /** Unsubscriptions of the address, and those of a longer text that contains it. */
  unsubscriptions: (Unsubscription & { undoneAt: string | null })[];
  /** E-mails that this site queued to the address; `sentAt` is the time of the last one. UTC, ISO 8601. */
  mails: { purpose: MailPurpose; askedAt: string; sentAt: string | null }[];
  /** When the address had last unsubscribed before its rows were erased; null if there is no such record. */
  erasedUnsubscriptionAt: string | null;
};

/** Addresses are compared in their comparable form. Every action except `register` adds an entry to the register. */
export type PersonalDataStore = {
  handOut(email: string): Promise<{ records: PersonRecords; entry: RegisterEntry }>;
  /** Excludes the address's existing messages from every export; later leads are included. */
  block(email: string): Promise<RegisterEntry>;
  /** Records that the owner, through a channel that only they have, claimed the leads and wants e-mails. */
  confirm(email: string): Promise<RegisterEntry>;
  /**
   * Deletes the address's rows from every table and from the file. Its unsubscription is kept as a keyed hash, which
   * can be compared with an address but not reversed, unless `forgetsUnsubscription`.
   */
  erase(email: string, options: { forgetsUnsubscription: boolean }): Promise<RegisterEntry>;
  /**
   * Deletes messages that arrived or were blocked over `days` days (of 24 hours) ago, and e-mails requested by then,
   * but not unsubscriptions.
   */
  eraseOlderThan(days: number): Promise<RegisterEntry>;
  /** All entries of the register, oldest first. */
  register(): Promise<RegisterEntry[]>;
  close(): Promise<void>;
};
