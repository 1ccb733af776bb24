/** The collector's store: one SQLite file, durable before it answers, nothing ever overwritten. */
import { DatabaseSync } from "node:sqlite";
import { comparableEmail, type EventProperties, eventNames } from "#domain/collector.ts";
import type { Lead } from "#domain/lead.ts";
import { messageOf } from "./error-message.ts";
import { migrate, schemaVersion, versionOf } from "./migrations.ts";

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
  /** When the address asked for no more e-mails, after this lead arrived; null if it did not. */
  unsubscribedAt: string | null;
};

/** An address that wants no more e-mails. A later lead is a new consent. */
export type Unsubscription = {
  /** In its comparable form: see `comparableEmail`. */
  email: string;
  /** The first and the last time that it asked; UTC, ISO 8601. */
  firstAt: string;
  lastAt: string;
};

export type Store = {
  /** On disk when it returns. */
  add(message: StorableMessage, receivedAt: Date): StoreOutcome;
  /** All or none. */
  addAll(messages: readonly StorableMessage[], receivedAt: Date): StoreOutcome[];
  /** In order of arrival, read row by row. */
  leads(): IterableIterator<StoredLead>;
  /** On disk when it returns; if repeated, it keeps the first time and the last. */
  unsubscribe(email: string, requestedAt: Date): void;
  /** Ordered by first time. */
  unsubscriptions(): IterableIterator<Unsubscription>;
  close(): void;
};

type ReadableStore = Pick<Store, "leads" | "unsubscriptions" | "close">;

const busyTimeoutMs = 5_000;

/** @throws {Error} in Spanish, if the file cannot be used. */
export function openStore(file: string): Store {
  const database = open(file, { readOnly: false }, (opened) => {
    // FULL: in WAL mode, this makes each commit reach the disk before it returns.
    opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(opened);
  });
  const insert = database.prepare(
    `INSERT INTO events (identity, event, page, properties, received_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (identity, event, page) DO NOTHING`,
  );
  const select = database.prepare("SELECT properties FROM events WHERE identity = ? AND event = ? AND page = ?");
  const insertUnsubscription = database.prepare(
    `INSERT INTO unsubscriptions (email, first_at, last_at) VALUES (?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET last_at = max(last_at, excluded.last_at)`,
  );

  const add: Store["add"] = (message, receivedAt) => {
    const { Identity, event, page } = message;
    const properties = canonicalJson(message.properties);
    const { changes } = insert.run(Identity, event, page, properties, receivedAt.toISOString());
    if (changes === 1) return "stored";
    return select.get(Identity, event, page)?.properties === properties ? "already-stored" : "conflict";
  };

  return {
    add,
    addAll(messages, receivedAt) {
      database.exec("BEGIN IMMEDIATE");
      try {
        const outcomes = messages.map((message) => add(message, receivedAt));
        database.exec("COMMIT");
        return outcomes;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    unsubscribe(email, requestedAt) {
      const at = requestedAt.toISOString();
      insertUnsubscription.run(comparableEmail(email), at, at);
    },
    ...readersOf(database),
  };
}

/**
 * The same rows, from a database that a server may be writing to.
 *
 * @throws {Error} in Spanish, if the file is not a database or has another version of the schema.
 */
export function openStoreForReading(file: string): ReadableStore {
  const database = open(file, { readOnly: true }, (opened) => {
    if (versionOf(opened) < schemaVersion)
      throw new Error("es de una versión anterior; arranca el sitio una vez para actualizarla");
  });
  return readersOf(database);
}

function readersOf(database: DatabaseSync): ReadableStore {
  return {
    leads: () => leadsOf(database),
    unsubscriptions: () => unsubscriptionsOf(database),
    close: () => database.close(),
  };
}

function open(
  file: string,
  { readOnly }: { readOnly: boolean },
  prepare: (database: DatabaseSync) => void,
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly });
    prepare(database);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`No se pudo abrir la base de datos ${file}: ${messageOf(error)}.`, { cause: error });
  }
}

function* unsubscriptionsOf(database: DatabaseSync): IterableIterator<Unsubscription> {
  const rows = database
    .prepare("SELECT email, first_at, last_at FROM unsubscriptions ORDER BY first_at, email")
    .iterate();
  for (const row of rows)
    yield { email: String(row.email), firstAt: String(row.first_at), lastAt: String(row.last_at) };
}

function* leadsOf(database: DatabaseSync): IterableIterator<StoredLead> {
  const unsubscription = database.prepare("SELECT last_at FROM unsubscriptions WHERE email = ? AND last_at >= ?");
  const rows = database
    .prepare(
      `SELECT lead.identity, lead.properties, lead.received_at, form.received_at AS form_submitted_at
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = ? AND form.page = ''
       WHERE lead.event = ? ORDER BY lead.received_at, lead.id`,
    )
    .iterate(eventNames.formSubmitted, eventNames.identify);
  for (const row of rows) {
    const lead = JSON.parse(String(row.properties)) as Omit<Lead, "Identity">;
    const receivedAt = String(row.received_at);
    const unsubscribed = unsubscription.get(comparableEmail(lead.Email), receivedAt);
    yield {
      ...lead,
      Identity: String(row.identity),
      receivedAt,
      formSubmittedAt: row.form_submitted_at === null ? null : String(row.form_submitted_at),
      unsubscribedAt: unsubscribed ? String(unsubscribed.last_at) : null,
    };
  }
}

/** Equal properties give equal texts, whatever the order of their keys. */
function canonicalJson(properties: EventProperties): string {
  return JSON.stringify(Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1))));
}
