/** The way from one machine to several: what a SQLite file holds, copied into a PostgreSQL. */
import type { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { openClient } from "./postgres-client.ts";
import { migrate } from "./postgres-migrations.ts";
import { openFileForReading } from "./sqlite-file.ts";

export type CopyReport = {
  events: number;
  unsubscriptions: number;
  /** How many of the events were not there before. */
  newEvents: number;
  /** Unsubscriptions that were not there before, or that were repeated since. */
  newUnsubscriptions: number;
  /** Events that PostgreSQL has with other properties, which stay as they are. */
  conflicts: number;
};

type EventRow = Record<"identity" | "event" | "page" | "properties" | "received_at", string> &
  Record<"blocked_at" | "confirmed_at" | "email", string | null> & { id: number };
type UnsubscriptionRow = Record<"email" | "first_at" | "last_at", string> & {
  undone_at: string | null;
  confirmed_at: string | null;
  after_event: number;
};

const rowsAtOnce = 1_000;

/**
 * May be repeated, and while servers write to either: what is there stays as it is, and only what is missing is added.
 * The order of arrival is kept, so that an unsubscription concerns the same leads as before.
 *
 * @throws {Error} in Spanish, if one of the two cannot be used.
 */
export async function copyToPostgres(file: string, url: string): Promise<CopyReport> {
  const source = openFileForReading(file);
  try {
    // One moment of the file: a server may be writing to it.
    source.exec("BEGIN");
    const target = await openClient(url, migrate);
    try {
      return await copy(source, target);
    } finally {
      await target.end();
    }
  } finally {
    source.close();
  }
}

async function copy(source: DatabaseSync, target: Client): Promise<CopyReport> {
  const report = { events: 0, unsubscriptions: 0, newEvents: 0, newUnsubscriptions: 0, conflicts: 0 };
  const unsubscriptions = source
    .prepare(
      "SELECT email, first_at, last_at, undone_at, confirmed_at, after_event FROM unsubscriptions ORDER BY after_event, email",
    )
    .all() as UnsubscriptionRow[];
  const next = source.prepare(
    `SELECT id, identity, event, page, properties, received_at, blocked_at, confirmed_at, email FROM events
     WHERE id > ? AND id <= ? ORDER BY id LIMIT ${rowsAtOnce}`,
  );

  let copiedTo = 0;
  async function copyEvents(upTo: number): Promise<void> {
    for (let rows = events(upTo); rows.length > 0; rows = events(upTo)) {
      const { added, conflicts } = await addEvents(target, rows);
      report.events += rows.length;
      report.newEvents += added;
      report.conflicts += conflicts;
      copiedTo = rows.at(-1)?.id ?? upTo;
    }
  }
  const events = (upTo: number) => next.all(copiedTo, upTo) as EventRow[];

  for (const row of unsubscriptions) {
    await copyEvents(row.after_event);
    report.unsubscriptions += 1;
    report.newUnsubscriptions += await addUnsubscription(target, row);
  }
  await copyEvents(Number.MAX_SAFE_INTEGER);
  await copyMails(source, target);
  await copyWhatWasErased(source, target);
  return report;
}

async function addEvents(target: Client, rows: readonly EventRow[]): Promise<{ added: number; conflicts: number }> {
  const names = [
    "identity",
    "event",
    "page",
    "properties",
    "received_at",
    "blocked_at",
    "confirmed_at",
    "email",
  ] as const;
  const columns = names.map((name) => rows.map((row) => row[name]));
  const given = `unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::timestamptz[],
    $7::timestamptz[], $8::text[]) WITH ORDINALITY AS given (${names.join(", ")}, number)`;
  const { rowCount } = await target.query(
    `INSERT INTO events (${names.join(", ")})
     SELECT ${names.join(", ")} FROM ${given} ORDER BY number
     ON CONFLICT (identity, event, page) DO NOTHING`,
    columns,
  );
  const { rows: counted } = await target.query(
    `SELECT count(*) AS conflicts FROM ${given} JOIN events USING (identity, event, page)
     WHERE events.properties <> given.properties`,
    columns,
  );
  return { added: rowCount ?? 0, conflicts: Number(counted[0]?.conflicts) };
}

/** One that is there changes only if the address asked again since. */
async function addUnsubscription(target: Client, row: UnsubscriptionRow): Promise<number> {
  const { rowCount } = await target.query(
    `INSERT INTO unsubscriptions AS known (email, first_at, last_at, undone_at, confirmed_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (email) DO UPDATE
     SET first_at = least(known.first_at, excluded.first_at),
         last_at = excluded.last_at,
         after_event = excluded.after_event,
         undone_at = excluded.undone_at,
         confirmed_at = excluded.confirmed_at
     WHERE known.last_at < excluded.last_at`,
    [row.email, row.first_at, row.last_at, row.undone_at, row.confirmed_at],
  );
  return rowCount ?? 0;
}

/** With what the links of those that were sent need, and what waits. */
async function copyMails(source: DatabaseSync, target: Client): Promise<void> {
  const texts = ["id", "email", "mailbox", "purpose"];
  const columns = [...texts, "asked_at", "due_at", "attempts", "sent", "sent_at", "quiet_until"];
  for (const row of source.prepare(`SELECT ${columns.join(", ")}, wants_mails FROM mails`).all())
    await target.query(
      `INSERT INTO mails (${columns.join(", ")}, wants_mails)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::integer::boolean) ON CONFLICT DO NOTHING`,
      [...columns.map((name) => row[name]), row.wants_mails],
    );
}

/** The unsubscriptions of erased addresses, and the register. */
async function copyWhatWasErased(source: DatabaseSync, target: Client): Promise<void> {
  for (const { hash, key, last_at } of source.prepare("SELECT hash, key, last_at FROM erased_unsubscriptions").all())
    await target.query("INSERT INTO erased_unsubscriptions VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
      ...[hash, key, last_at],
    ]);
  const columns = ["id", "done_at", "action", "messages", "unsubscriptions", "older_than_days"];
  for (const row of source.prepare(`SELECT ${columns.join(", ")} FROM register`).all())
    await target.query("INSERT INTO register VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING", [
      ...columns.map((name) => row[name]),
    ]);
}
