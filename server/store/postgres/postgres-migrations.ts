import type { ClientBase } from "pg";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { formatNewerVersionMessage, olderVersionMessage } from "#server/store/sqlite/sqlite-migrations.ts";

/** Each migration is applied once, in order, and counted in `schema_version`. Published migrations never change. */
const migrations = [
  // Both tables take their ids from one sequence, which orders arrivals across servers.
  `CREATE TABLE schema_version (version integer NOT NULL);
   INSERT INTO schema_version VALUES (0);
   CREATE SEQUENCE arrivals;
   CREATE TABLE events (
     id bigint PRIMARY KEY DEFAULT nextval('arrivals'),
     identity text NOT NULL,
     event text NOT NULL,
     page text NOT NULL,
     properties jsonb NOT NULL,
     received_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     UNIQUE (identity, event, page)
   );
   CREATE INDEX events_by_event ON events (event, id);
   CREATE TABLE unsubscriptions (
     email text PRIMARY KEY,
     first_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     last_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     after_event bigint NOT NULL DEFAULT nextval('arrivals')
   );`,
  `ALTER TABLE events ADD COLUMN blocked_at timestamptz(3), ADD COLUMN confirmed_at timestamptz(3);
   ALTER TABLE unsubscriptions ADD COLUMN undone_at timestamptz(3);
   CREATE TABLE erased_unsubscriptions (hash text PRIMARY KEY, key text NOT NULL, last_at timestamptz(3) NOT NULL);
   CREATE TABLE register (
     id text PRIMARY KEY,
     done_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     action text NOT NULL,
     messages integer NOT NULL,
     unsubscriptions integer NOT NULL,
     older_than_days integer
    );`,
  // Counts of values, not visits, in a few thousand rows a day: docs/decisions/0074.
  `CREATE TABLE vitals (
     day date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')::date,
     page text NOT NULL,
     device text NOT NULL,
     metric text NOT NULL,
     value double precision NOT NULL,
     count bigint NOT NULL DEFAULT 1,
     PRIMARY KEY (day, page, device, metric, value)
   );`,
  // Stores addresses in their comparable form, including unsubscribed addresses with international domains.
  async (client: ClientBase) => {
    await client.query("ALTER TABLE events ADD COLUMN email text");
    await addEmails(client);
    await joinSpellings(client);
    await client.query(
      `CREATE INDEX events_by_email ON events (email) WHERE email IS NOT NULL;
       ALTER TABLE unsubscriptions ADD COLUMN confirmed_at timestamptz(3);
       CREATE TABLE mails (
         id text PRIMARY KEY,
         email text NOT NULL,
         mailbox text NOT NULL,
         purpose text NOT NULL,
         asked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
         due_at timestamptz(3),
         attempts integer NOT NULL DEFAULT 0,
         sent integer NOT NULL DEFAULT 0,
         sent_at timestamptz(3),
         quiet_until timestamptz(3),
         wants_mails boolean,
         UNIQUE (email, purpose)
       );
       CREATE INDEX mails_by_time ON mails (due_at) WHERE due_at IS NOT NULL;
       CREATE INDEX mails_by_mailbox ON mails (mailbox);`,
    );
  },
  // One count per text and day, without a time or an order of arrival: docs/decisions/0124.
  `CREATE TABLE unfound_searches (
     day date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')::date,
     text text NOT NULL,
     count bigint NOT NULL DEFAULT 1,
     PRIMARY KEY (day, text)
   );`,
  // Columns for the shares of e-mails per sender's network and recipient's domain: docs/decisions/0077.
  `ALTER TABLE mails ADD COLUMN sender text, ADD COLUMN domain text, ADD COLUMN priority integer NOT NULL DEFAULT 0,
     ADD COLUMN tried_at timestamptz(3);
   DROP INDEX mails_by_time;
   CREATE INDEX mails_by_priority ON mails (priority, due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX mails_by_sender ON mails (sender, tried_at);
   CREATE INDEX mails_by_domain ON mails (domain, tried_at);
   CREATE TABLE completed_tasks (task text PRIMARY KEY, done_at timestamptz(3) NOT NULL);`,
] as const;

const maxRowsPerBatch = 1_000;

/** Computes `events.email` in code instead of SQL, so that the same code normalizes addresses everywhere. */
async function addEmails(client: ClientBase): Promise<void> {
  type Row = { id: string; email: string };
  let lastRow: Row | undefined;
  do {
    const { rows }: { rows: Row[] } = await client.query(
      "SELECT id, properties ->> 'Email' AS email FROM events WHERE event = 'Login' AND id > $1 ORDER BY id LIMIT $2",
      [lastRow?.id ?? 0, maxRowsPerBatch],
    );
    await client.query(
      `UPDATE events SET email = given.email FROM unnest($1::bigint[], $2::text[]) AS given (id, email)
       WHERE events.id = given.id`,
      [rows.map(({ id }) => id), rows.map(({ email }) => normalizeEmail(email))],
    );
    lastRow = rows.at(-1);
  } while (lastRow);
}

async function joinSpellings(client: ClientBase): Promise<void> {
  const { rows }: { rows: { email: string }[] } = await client.query("SELECT email FROM unsubscriptions");
  for (const { email } of rows.filter((row) => row.email !== normalizeEmail(row.email))) {
    // A null `undone_at` means an unsubscription in force and must win over a time; greatest() would ignore the null.
    await client.query(
      `INSERT INTO unsubscriptions AS known (email, first_at, last_at, after_event, undone_at)
       SELECT $2, first_at, last_at, after_event, undone_at FROM unsubscriptions WHERE email = $1
       ON CONFLICT (email) DO UPDATE
       SET first_at = least(known.first_at, excluded.first_at), last_at = greatest(known.last_at, excluded.last_at),
         after_event = greatest(known.after_event, excluded.after_event),
         undone_at = CASE WHEN known.undone_at > excluded.undone_at THEN known.undone_at
           WHEN known.undone_at IS NOT NULL THEN excluded.undone_at END`,
      [email, normalizeEmail(email)],
    );
    await client.query("DELETE FROM unsubscriptions WHERE email = $1", [email]);
  }
}

export const postgresSchemaVersion = migrations.length;

/** Key of the lock that lets only one server at a time migrate: an arbitrary number, the same on every server. */
const migrationLockKey = 7_719_465;

/** @throws {Error} in Spanish, if a newer version of the site wrote this database. */
export async function migrateSchema(client: ClientBase): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLockKey]);
    const version = await readKnownVersion(client);
    for (const migration of migrations.slice(version))
      await (typeof migration === "string" ? client.query(migration) : migration(client));
    await client.query("UPDATE schema_version SET version = $1", [postgresSchemaVersion]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** @returns 0 for a database without the site's tables. */
export async function readSchemaVersion(client: ClientBase): Promise<number> {
  const { rows: tables } = await client.query("SELECT to_regclass('schema_version') IS NOT NULL AS found");
  if (!tables[0]?.found) return 0;
  const { rows } = await client.query("SELECT version FROM schema_version");
  return Number(rows[0]?.version ?? 0);
}

/**
 * @returns 0 for a database without the site's tables.
 * @throws {Error} in Spanish, if the database has a newer version than this code knows.
 */
async function readKnownVersion(client: ClientBase): Promise<number> {
  const version = await readSchemaVersion(client);
  if (version > postgresSchemaVersion) throw new Error(formatNewerVersionMessage(version, postgresSchemaVersion));
  return version;
}

/** @throws {Error} in Spanish, if the database does not have this code's version. */
export async function requireCurrentSchemaVersion(client: ClientBase): Promise<void> {
  if ((await readKnownVersion(client)) < postgresSchemaVersion) throw new Error(olderVersionMessage);
}
