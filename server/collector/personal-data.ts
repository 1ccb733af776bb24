/** What a person may ask for about their data, and what the law asks for: done by commands, while servers write. */
import type { MailPurpose } from "#server/mail/mail-queue.ts";
import type { StorableMessage, Unsubscription } from "#server/store/store.ts";

/** Each name is also how the register calls it. */
export type RegisteredAction = "hand-out" | "block" | "confirm" | "undo-opt-out" | "erase" | "erase-older";

/** That something was done, and to how many rows; never about whom. */
export type RegisterEntry = {
  /** To be noted in the file of the request, which is kept elsewhere. */
  id: string;
  /** UTC, ISO 8601. */
  doneAt: string;
  action: RegisteredAction;
  messages: number;
  unsubscriptions: number;
  /** Of `erase-older` only. */
  olderThanDays: number | null;
};

export type PersonMessage = StorableMessage & {
  /** UTC, ISO 8601. */
  receivedAt: string;
  blockedAt: string | null;
  confirmedAt: string | null;
};

export type PersonRecords = {
  /** In order of arrival: every lead with the address, and whatever came under the identity of one. */
  messages: PersonMessage[];
  /** Those of the address, and any text typed there that names it. */
  unsubscriptions: (Unsubscription & { undoneAt: string | null })[];
  /** E-mails that this site queued to the address; `sentAt` is of the last. UTC, ISO 8601. */
  mails: { purpose: MailPurpose; askedAt: string; sentAt: string | null }[];
  /** When an address whose rows were erased had last asked for no more e-mails. */
  erasedUnsubscriptionAt: string | null;
};

/** Addresses count in their comparable form. Every action but `register` adds an entry to the register. */
export type PersonalData = {
  handOut(email: string): Promise<{ records: PersonRecords; entry: RegisterEntry }>;
  /** From now on its messages are in no export; a lead that comes later is. */
  block(email: string): Promise<RegisterEntry>;
  /** Its owner said, through a channel that only they have, that they left the leads and want e-mails. */
  confirm(email: string): Promise<RegisterEntry>;
  /**
   * Deletes its rows from every table and from the file. That it unsubscribed stays known as a keyed hash, which the
   * address can be compared with but not read from, unless that is to be forgotten too.
   */
  erase(email: string, options: { forgetsUnsubscription: boolean }): Promise<RegisterEntry>;
  /** Deletes the messages that came, or were blocked, before so many times 24 hours, and e-mails asked for before. Unsubscriptions stay. */
  eraseOlderThan(days: number): Promise<RegisterEntry>;
  /** In order of time. */
  register(): Promise<RegisterEntry[]>;
  close(): Promise<void>;
};
