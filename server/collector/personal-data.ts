/** What people may request about their data, and what the law requires: done by commands while servers write. */
import type { MailPurpose } from "#server/mail/mail-queue.ts";
import type { StorableMessage, Unsubscription } from "#server/store/store.ts";

/** Also the names of the actions in the register. */
export type RegisteredAction = "hand-out" | "block" | "confirm" | "undo-opt-out" | "erase" | "erase-older";

/** Records that an action was done and the number of rows, but not about whom. */
export type RegisterEntry = {
  /** For the file of the request, which is kept elsewhere. */
  id: string;
  /** UTC, ISO 8601. */
  doneAt: string;
  action: RegisteredAction;
  messages: number;
  unsubscriptions: number;
  /** Only for `erase-older`. */
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
  /** Those of the address, and unsubscriptions with other text that contains it. */
  unsubscriptions: (Unsubscription & { undoneAt: string | null })[];
  /** E-mails that this site queued to the address; `sentAt` is the time of the last one. UTC, ISO 8601. */
  mails: { purpose: MailPurpose; askedAt: string; sentAt: string | null }[];
  /** If the address's rows were erased: when it had last unsubscribed. */
  erasedUnsubscriptionAt: string | null;
};

/** Addresses are compared in their comparable form. Every action except `register` adds an entry to the register. */
export type PersonalData = {
  handOut(email: string): Promise<{ records: PersonRecords; entry: RegisterEntry }>;
  /** Excludes the address's existing messages from every export; later leads are included again. */
  block(email: string): Promise<RegisterEntry>;
  /** The owner said, through a channel that only they have, that the leads are theirs and that they want e-mails. */
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
  /** Oldest first. */
  register(): Promise<RegisterEntry[]>;
  close(): Promise<void>;
};
