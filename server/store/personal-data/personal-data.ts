/** Operations on one person's data that the person or the law may require. Commands use them while servers run. */
import type { MailPurpose } from "#server/store/mail/mail-queue.ts";
import type { StorableMessage, Unsubscription } from "#server/store/store.ts";

/** Names of the actions in the register. */
export type RegisteredAction = "hand-out" | "block" | "confirm" | "undo-opt-out" | "erase" | "erase-older";

/** Record of an action, without data about the person. */
export type RegisterEntry = {
  /** Reference number, to write on the person's request, which is filed elsewhere. */
  id: string;
  /** UTC, as ISO 8601. */
  doneAt: string;
  action: RegisteredAction;
  messages: number;
  unsubscriptions: number;
  /** Minimum age of the erased rows in days; null unless the action is `erase-older`. */
  olderThanDays: number | null;
};

export type PersonMessage = StorableMessage & {
  /** UTC, as ISO 8601. */
  receivedAt: string;
  blockedAt: string | null;
  confirmedAt: string | null;
};

export type PersonRecords = {
  /** All leads with the address, and all messages with the identity of one of these leads, in order of arrival. */
  messages: PersonMessage[];
  /**
   * Unsubscriptions of the address, even if stored inside a longer text. `undoneAt`: UTC, as ISO 8601; null if in
   * force.
   */
  unsubscriptions: (Unsubscription & { undoneAt: string | null })[];
  /**
   * E-mails to the address. `askedAt`: last request; `sentAt`: last sending, null if never sent. Both UTC, as ISO 8601.
   */
  mails: { purpose: MailPurpose; askedAt: string; sentAt: string | null }[];
  /** Time of the last unsubscription before the address's rows were erased; null if there is no such record. */
  erasedUnsubscriptionAt: string | null;
};

/**
 * Methods compare addresses in normalized form. All methods except `register` and `close` add an entry to the register.
 */
export type PersonalDataStore = {
  exportRecords(email: string): Promise<{ records: PersonRecords; entry: RegisterEntry }>;
  /** Excludes the address's current messages from all exports; later leads are included. */
  block(email: string): Promise<RegisterEntry>;
  /**
   * Records that the owner of the address claimed its leads and wants e-mails. The owner must have said so through a
   * channel that only they can use.
   */
  confirm(email: string): Promise<RegisterEntry>;
  /**
   * Deletes the address's rows from all tables, without a trace in the database file. Unless `forgetsUnsubscription`,
   * keeps the unsubscription as a keyed hash, which can be compared with an address but not reversed.
   */
  erase(email: string, options: { forgetsUnsubscription: boolean }): Promise<RegisterEntry>;
  /**
   * Deletes rows older than `days` × 24 hours, except unsubscriptions. A message's age counts from its arrival or, if
   * blocked, its blocking. An e-mail's age counts from its last sending or, if never sent, its request.
   */
  eraseOlderThan(days: number): Promise<RegisterEntry>;
  /** Lists all entries of the register, oldest first. */
  register(): Promise<RegisterEntry[]>;
  close(): Promise<void>;
};
