/** Where the collector keeps what it is sent: one SQLite file, or a PostgreSQL that several servers share. */
import type { EventProperties } from "#domain/leads/collector.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { VitalCount, VitalsReport } from "#domain/leads/web-vitals.ts";
import type { MailQueue } from "#server/mail/mail-queue.ts";

/** A message that passed every rule. Each combination of `Identity`, `event` and `page` is stored once. */
export type StorableMessage = {
  Identity: string;
  event: string;
  /** The page of a visit; empty for events that do not belong to one. */
  page: string;
  properties: EventProperties;
};

/** `conflict`: the message is already stored with other properties, which stay as they are. */
export type StoreOutcome = "stored" | "already-stored" | "conflict";

export type StoredLead = Lead & {
  /** UTC, ISO 8601. */
  receivedAt: string;
  /** When the lead's FORM_SUBMITTED arrived; null until then. */
  formSubmittedAt: string | null;
  /** When the address last asked for no more e-mails; null if it did not, or if its owner took that back. */
  unsubscribedAt: string | null;
  consent: Consent;
};

/**
 * Anybody can type an address. `confirmed`: its owner said that the lead is theirs; `withdrawn`: it unsubscribed after
 * the lead; `unconfirmed`: all others, also those that came after an unsubscription, which they do not undo.
 */
export type Consent = "confirmed" | "unconfirmed" | "withdrawn";

/** An address that wants no more e-mails, until its owner takes that back: see `PersonalData.confirm`. */
export type Unsubscription = {
  /** In its comparable form: see `comparableEmail`. */
  email: string;
  /** The first and the last time that it asked; UTC, ISO 8601. */
  firstAt: string;
  lastAt: string;
  /** When its owner said by a link that it was they; null if anybody may have typed it. */
  confirmedAt: string | null;
};

export type StoreSettings = {
  /** Whether leads and unsubscriptions queue an e-mail to their address, which only its owner can answer. */
  asksOwners: boolean;
};

/**
 * What a server writes: on disk when the promise resolves, and nothing is ever overwritten. What is rejected with
 * `StoreUnavailable` is not stored and can be sent again.
 */
export type Store = MailQueue & {
  add(message: StorableMessage): Promise<StoreOutcome>;
  /** All or none. */
  addAll(messages: readonly StorableMessage[]): Promise<StoreOutcome[]>;
  /** If repeated, it keeps the first time and the last. */
  unsubscribe(email: string): Promise<void>;
  /** Counts the values of a visit, rounded, by the day (UTC). */
  addVitals(report: VitalsReport): Promise<void>;
  /** Writes something that changes nothing: resolves if messages could be stored now. */
  check(): Promise<void>;
  /** Finishes what was asked before. */
  close(): Promise<void>;
};

/** What commands read, while servers write. */
export type StoreReader = {
  /** In order of arrival, some at a time. */
  leads(): AsyncIterable<StoredLead>;
  /** Those in force, ordered by first time. */
  unsubscriptions(): AsyncIterable<Unsubscription>;
  /** Of the last days, today included; ordered by page, device and metric. */
  vitals(days: number): Promise<VitalCount[]>;
  close(): Promise<void>;
};
