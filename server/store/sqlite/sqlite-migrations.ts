import type { DatabaseSync } from "node:sqlite";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";

/** Each migration is applied once, in order, and counted in `user_version`. Published migrations never change. */
const migrations = [
  `CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     identity TEXT NOT NULL,
     event TEXT NOT NULL,
     page TEXT NOT NULL,
     properties TEXT NOT NULL CHECK (json_valid(properties)),
     received_at TEXT NOT NULL,
     UNIQUE (identity, event, page)
   ) STRICT;
   CREATE INDEX events_by_event ON events (event, received_at);`,
  `CREATE TABLE unsubscriptions (
     email TEXT PRIMARY KEY,
     first_at TEXT NOT NULL,
     last_at TEXT NOT NULL
   ) STRICT;`,
  // The order of arrival comes from ids, which are never reused, not from clocks, which may be set back.
  `CREATE TABLE events_by_arrival (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     identity TEXT NOT NULL,
     event TEXT NOT NULL,
     page TEXT NOT NULL,
     properties TEXT NOT NULL CHECK (json_valid(properties)),
     received_at TEXT NOT NULL,
     UNIQUE (identity, event, page)
   ) STRICT;
   INSERT INTO events_by_arrival (id, identity, event, page, properties, received_at)
     SELECT id, identity, event, page, properties, received_at FROM events ORDER BY id;
   DROP TABLE events;
   ALTER TABLE events_by_arrival RENAME TO events;
   ALTER TABLE unsubscriptions ADD COLUMN after_event INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX events_by_time ON events (received_at, id);
   UPDATE unsubscriptions SET after_event = coalesce(
     (SELECT id FROM events WHERE received_at <= last_at ORDER BY received_at DESC, id DESC LIMIT 1), 0);
   DROP INDEX events_by_time;
   CREATE INDEX events_by_event ON events (event);`,
  `ALTER TABLE events ADD COLUMN blocked_at TEXT;
   ALTER TABLE events ADD COLUMN confirmed_at TEXT;
   ALTER TABLE unsubscriptions ADD COLUMN undone_at TEXT;
   CREATE TABLE erased_unsubscriptions (hash TEXT PRIMARY KEY, key TEXT NOT NULL, last_at TEXT NOT NULL) STRICT;
   CREATE TABLE register (
     id TEXT PRIMARY KEY,
     done_at TEXT NOT NULL,
     action TEXT NOT NULL,
     messages INTEGER NOT NULL,
     unsubscriptions INTEGER NOT NULL,
     older_than_days INTEGER
   ) STRICT;`,
  // Counts of values, not visits, in a few thousand rows a day: docs/decisions/0074.
  `CREATE TABLE vitals (
     day TEXT NOT NULL,
     page TEXT NOT NULL,
     device TEXT NOT NULL,
     metric TEXT NOT NULL,
     value REAL NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (day, page, device, metric, value)
   ) STRICT, WITHOUT ROWID;`,
  // Stores addresses in their comparable form, including unsubscribed addresses with international domains.
  `ALTER TABLE events ADD COLUMN email TEXT;
   UPDATE events SET email = comparable_email(properties ->> 'Email') WHERE event = 'Login';
   CREATE INDEX events_by_email ON events (email) WHERE email IS NOT NULL;
   ALTER TABLE unsubscriptions ADD COLUMN confirmed_at TEXT;
   INSERT INTO unsubscriptions (email, first_at, last_at, after_event, undone_at)
     SELECT comparable_email(email), first_at, last_at, after_event, undone_at FROM unsubscriptions
     WHERE email <> comparable_email(email)
     ON CONFLICT (email) DO UPDATE
     SET first_at = min(first_at, excluded.first_at), last_at = max(last_at, excluded.last_at),
       after_event = max(after_event, excluded.after_event), undone_at = max(undone_at, excluded.undone_at);
   DELETE FROM unsubscriptions WHERE email <> comparable_email(email);
   CREATE TABLE mails (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     mailbox TEXT NOT NULL,
     purpose TEXT NOT NULL,
     asked_at TEXT NOT NULL,
     due_at TEXT,
     attempts INTEGER NOT NULL DEFAULT 0,
     sent INTEGER NOT NULL DEFAULT 0,
     sent_at TEXT,
     quiet_until TEXT,
     wants_mails INTEGER,
     UNIQUE (email, purpose)
   ) STRICT;
   CREATE INDEX mails_by_time ON mails (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX mails_by_mailbox ON mails (mailbox);`,
  // One count per text and day, without a time or an order of arrival: docs/decisions/0124.
  `CREATE TABLE unfound_searches (
     day TEXT NOT NULL,
     text TEXT NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (day, text)
   ) STRICT, WITHOUT ROWID;`,
  // Columns for the shares of e-mails per sender's network and recipient's domain: docs/decisions/0077.
  `ALTER TABLE mails ADD COLUMN sender TEXT;
   ALTER TABLE mails ADD COLUMN domain TEXT;
   ALTER TABLE mails ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE mails ADD COLUMN tried_at TEXT;
   DROP INDEX mails_by_time;
   CREATE INDEX mails_by_priority ON mails (priority, due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX mails_by_sender ON mails (sender, tried_at);
   CREATE INDEX mails_by_domain ON mails (domain, tried_at);
   CREATE TABLE completed_tasks (task TEXT PRIMARY KEY, done_at TEXT NOT NULL) STRICT;`,
] as const;

export const schemaVersion = migrations.length;

/** @throws {Error} in Spanish, if a newer version of the site wrote this database. */
export function migrateSchema(database: DatabaseSync): void {
  // Reads the version without a lock, so that another process's lock does not delay a start that changes nothing.
  if (readSchemaVersion(database) === schemaVersion) return;
  // Runs the site's code, so that addresses are compared in the same way everywhere.
  database.function("comparable_email", { deterministic: true }, (email) => normalizeEmail(String(email)));
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = readSchemaVersion(database);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** @throws {Error} in Spanish, if the database has a newer version than this code knows. */
export function readSchemaVersion(database: DatabaseSync): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version > schemaVersion) throw new Error(formatNewerVersionMessage(version, schemaVersion));
  return version;
}

export function formatNewerVersionMessage(version: number, knownVersion: number): string {
  return `es de la versión ${version} y este sitio conoce hasta la ${knownVersion}`;
}

export const olderVersionMessage = "es de una versión anterior; arranca el sitio una vez para actualizarla";
