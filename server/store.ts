/** The collector's store: one SQLite file, durable before it answers, nothing ever overwritten. */
import { DatabaseSync } from "node:sqlite";
import { type EventProperties, eventNames } from "#domain/collector.ts";
import type { Lead } from "#domain/lead.ts";
import { messageOf } from "./error-message.ts";
import { migrate, schemaVersion, versionOf } from "./migrations.ts";

/** A message that passed every rule. `Identity`, `event` and `page` together are stored once. */
export type StorableMessage = {
  Identity: string;
  event: string;
  /** The page of a visit; empty for events that do not belong to one. */
  page: string;
  properties: EventProperties;
};

/** `conflict`: the same message is stored with other properties, and stays as it is. */
export type StoreOutcome = "stored" | "already-stored" | "conflict";

export type StoredLead = Lead & {
  /** UTC, ISO 8601. */
  receivedAt: string;
  /** When the lead's FORM_SUBMITTED came; null while it has not. */
  formSubmittedAt: string | null;
};

export type Store = {
  /** On disk when it returns. */
  add(message: StorableMessage, receivedAt: Date): StoreOutcome;
  /** All or none. */
  addAll(messages: readonly StorableMessage[], receivedAt: Date): StoreOutcome[];
  /** In order of arrival, read row by row. */
  leads(): IterableIterator<StoredLead>;
  close(): void;
};

const busyTimeoutMs = 5_000;

/** @throws {Error} in Spanish, if the file cannot be used. */
export function openStore(file: string): Store {
  const database = open(file, { readOnly: false }, (opened) => {
    // FULL: in WAL mode it is what makes each commit reach the disk before it returns.
    opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(opened);
  });
  const insert = database.prepare(
    `INSERT INTO events (identity, event, page, properties, received_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (identity, event, page) DO NOTHING`,
  );
  const select = database.prepare("SELECT properties FROM events WHERE identity = ? AND event = ? AND page = ?");

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
    leads: () => leadsOf(database),
    close: () => database.close(),
  };
}

/**
 * The same leads from a database that a server may be writing to at this moment.
 *
 * @throws {Error} in Spanish, if the file is no database or its schema is of another version.
 */
export function openStoreForReading(file: string): Pick<Store, "leads" | "close"> {
  const database = open(file, { readOnly: true }, (opened) => {
    if (versionOf(opened) < schemaVersion)
      throw new Error("es de una versión anterior; arranca el sitio una vez para actualizarla");
  });
  return { leads: () => leadsOf(database), close: () => database.close() };
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

function* leadsOf(database: DatabaseSync): IterableIterator<StoredLead> {
  const rows = database
    .prepare(
      `SELECT lead.identity, lead.properties, lead.received_at, form.received_at AS form_submitted_at
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = ? AND form.page = ''
       WHERE lead.event = ? ORDER BY lead.received_at, lead.id`,
    )
    .iterate(eventNames.formSubmitted, eventNames.identify);
  for (const row of rows)
    yield {
      ...(JSON.parse(String(row.properties)) as Omit<Lead, "Identity">),
      Identity: String(row.identity),
      receivedAt: String(row.received_at),
      formSubmittedAt: row.form_submitted_at === null ? null : String(row.form_submitted_at),
    };
}

/** Equal properties give equal texts, in whatever order their keys came. */
function canonicalJson(properties: EventProperties): string {
  return JSON.stringify(Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1))));
}
