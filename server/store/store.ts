/** Storage of the collector's messages: one SQLite file, or a PostgreSQL database for several servers. */
import type { EventProperties } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { UnfoundSearch } from "#domain/search/unfound-search.ts";
import type { VitalCount, VitalsReport } from "#domain/visits/web-vitals.ts";
import type { CompletedTasks } from "./completed-tasks.ts";
import type { MailQueue } from "./mail/mail-queue.ts";

/** A valid message. Each combination of `Identity`, `event` and `page` is stored once. */
export type StorableMessage = {
  Identity: string;
  event: string;
  /** The page of a visit; empty for other events. */
  page: string;
  properties: EventProperties;
};

/** `conflict`: the message is already stored with other properties, which are kept. */
export type StoreOutcome = "stored" | "already-stored" | "conflict";

export type StoredLead = Lead & {
  /** UTC, ISO 8601. */
  receivedAt: string;
  /** Time at which the lead's FORM_SUBMITTED arrived; null before. */
  formSubmittedAt: string | null;
  /** Time of the address's last unsubscription; null if there is none, or if the owner of the address undid it. */
  unsubscribedAt: string | null;
  consent: Consent;
};

/**
 * Anyone can type an address. `confirmed`: the owner of the address confirmed the lead; `withdrawn`: the address
 * unsubscribed after the lead; `unconfirmed`: all others. A lead does not end an earlier unsubscription.
 */
export type Consent = "confirmed" | "unconfirmed" | "withdrawn";

/** An address that gets no more e-mails until its owner undoes the unsubscription: see `PersonalDataStore.confirm`. */
export type Unsubscription = {
  /** The address in its comparable form: see `normalizeEmail`. */
  email: string;
  /** Times of the first and the last unsubscription of the address; UTC, ISO 8601. */
  firstAt: string;
  lastAt: string;
  /** Time at which the owner unsubscribed through a link; null if anyone may have typed the address. */
  confirmedAt: string | null;
};

export type StoreSettings = {
  /** Whether leads and unsubscriptions queue an e-mail in which the owner of the address confirms or rejects them. */
  queuesConfirmationMails: boolean;
};

/**
 * A server's write access: data are on disk when the promise resolves, and stored data are never overwritten. A message
 * rejected with `StoreUnavailableError` is not stored and can be sent again.
 */
export type Store = MailQueue & {
  /** @param sender - network that sent it, whose share of e-mails a lead uses: see `createSenderIds`. */
  add(message: StorableMessage, sender?: string): Promise<StoreOutcome>;
  /** Stores all messages or none. */
  addAll(messages: readonly StorableMessage[], sender?: string): Promise<StoreOutcome[]>;
  /** Stores an unsubscription; if repeated, its first and its last time are kept. */
  unsubscribe(email: string, sender?: string): Promise<void>;
  /** Adds the rounded speed measurements of a visit to the counts of the day (UTC). */
  addVitals(report: VitalsReport): Promise<void>;
  /** Adds one to the day's (UTC) count of a text from `anonymizeSearch`. A day has a limited number of texts. */
  addUnfoundSearch(text: string): Promise<void>;
  /**
   * Resolves if messages could be stored now: a trial write, which is undone, succeeds. Also deletes the counts of
   * searches that are beyond their retention.
   */
  check(): Promise<void>;
  /** Reads the times at which the tasks of the timers were last completed. */
  readCompletedTasks(): Promise<CompletedTasks>;
  /** Size of a database that is elsewhere; undefined for a file, which is measured without the store. */
  readDatabaseBytes(): Promise<number | undefined>;
  /** Finishes pending writes first. */
  close(): Promise<void>;
};

/** Read access for commands, while servers write. */
export type StoreReader = {
  /** All leads that are not blocked, in order of arrival. */
  leads(): AsyncIterable<StoredLead>;
  /** The unsubscriptions in force, ordered by their first time. */
  unsubscriptions(): AsyncIterable<Unsubscription>;
  /** Counts of speed measurements for a number of days, including today; ordered by page, device and metric. */
  vitals(days: number): Promise<VitalCount[]>;
  /** Searches without an answer, typed at least `minSharedSearches` times within the retention; most frequent first. */
  unfoundSearches(): Promise<UnfoundSearch[]>;
  close(): Promise<void>;
};
