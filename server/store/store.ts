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

/** `conflict`: the message is already stored with other properties, which stay unchanged. */
export type StoreOutcome = "stored" | "already-stored" | "conflict";

export type StoredLead = Lead & {
  /** UTC, as ISO 8601. */
  receivedAt: string;
  /** Time at which the lead's FORM_SUBMITTED arrived; null until then. */
  formSubmittedAt: string | null;
  /** Time of the address's last unsubscription; null if there is none, or if the owner undid it. */
  unsubscribedAt: string | null;
  consent: Consent;
};

/**
 * Whether the owner of the address agrees to e-mails, because anyone can type an address. `confirmed`: the owner
 * confirmed the lead; `withdrawn`: the address unsubscribed after the lead; `unconfirmed`: all other leads. A lead does
 * not end an earlier unsubscription.
 */
export type Consent = "confirmed" | "unconfirmed" | "withdrawn";

/** An address that gets no e-mails until its owner undoes the unsubscription: see `PersonalDataStore.confirm`. */
export type Unsubscription = {
  /** The address in its comparable form: see `normalizeEmail`. */
  email: string;
  /** Time of the address's first unsubscription; UTC, as ISO 8601. */
  firstAt: string;
  /** Time of the address's last unsubscription; UTC, as ISO 8601. */
  lastAt: string;
  /** Time at which the owner unsubscribed through a link; null if anyone may have typed the address. */
  confirmedAt: string | null;
};

export type StoreSettings = {
  /** Whether leads and unsubscriptions queue an e-mail that lets the owner of the address confirm or reject them. */
  queuesConfirmationMails: boolean;
};

/**
 * A server's write access. Data are on disk when the promise resolves, and stored data are never overwritten. A message
 * rejected with `StoreUnavailableError` is not stored and can be sent again.
 */
export type Store = MailQueue & {
  /** @param sender - network that sent the message, whose share of e-mails a lead uses: see `createSenderIds`. */
  add(message: StorableMessage, sender?: string): Promise<StoreOutcome>;
  /** Stores all messages or none. */
  addAll(messages: readonly StorableMessage[], sender?: string): Promise<StoreOutcome[]>;
  /** Stores an unsubscription; if repeated, its first and last times stay stored. */
  unsubscribe(email: string, sender?: string): Promise<void>;
  /** Adds the rounded speed measurements of a visit to the counts of the day (UTC). */
  addVitals(report: VitalsReport): Promise<void>;
  /** Increments the day's (UTC) count of a text from `anonymizeSearch`. The number of texts per day is limited. */
  addUnfoundSearch(text: string): Promise<void>;
  /**
   * Resolves if messages could currently be stored, tested by a write that is rolled back. Also deletes search counts
   * past their retention.
   */
  check(): Promise<void>;
  /** Reads the times at which the tasks of the timers were last completed. */
  readCompletedTasks(): Promise<CompletedTasks>;
  /** Reads the size of a remote database in bytes; undefined for a file, which is measured without the store. */
  readDatabaseBytes(): Promise<number | undefined>;
  /** Finishes pending writes first. */
  close(): Promise<void>;
};

/** Read access for commands, while servers write. */
export type StoreReader = {
  /** Lists all leads that are not blocked, in order of arrival. */
  leads(): AsyncIterable<StoredLead>;
  /** Lists the unsubscriptions in force, ordered by their first time. */
  unsubscriptions(): AsyncIterable<Unsubscription>;
  /** Counts of speed measurements over a number of days, including today; ordered by page, device and metric. */
  vitals(days: number): Promise<VitalCount[]>;
  /** Searches without an answer, typed at least `minSharedSearches` times within the retention; most frequent first. */
  unfoundSearches(): Promise<UnfoundSearch[]>;
  close(): Promise<void>;
};
