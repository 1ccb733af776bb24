/** Copies a SQLite file into a PostgreSQL database, to change from one server to several. */
import type { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { erasureActions, type MergeReport } from "#server/store/merge-report.ts";
import { openFileExclusively, openFileForReading } from "#server/store/sqlite/sqlite-file.ts";
import { openClient } from "./postgres-client.ts";
import { migrateSchema } from "./postgres-migrations.ts";

type EventRow = Record<"identity" | "event" | "page" | "properties" | "received_at", string> &
  Record<"blocked_at" | "confirmed_at" | "email", string | null> & { id: number };
type UnsubscriptionRow = Record<"email" | "first_at" | "last_at", string> & {
  undone_at: string | null;
  confirmed_at: string | null;
  after_event: number;
};

const maxRowsPerBatch = 1_000;

/**
 * Copies all rows. Can be repeated, even while servers write to both stores. Adds missing rows, and updates rows that
 * were blocked, confirmed or undone since the last copy. Keeps the order of arrival, so that an unsubscription applies
 * to the same leads as before. Queued e-mails move only if no other process has the file open.
 *
 * @throws {Error} in Spanish, if the file or PostgreSQL cannot be used.
 */
export async function copyToPostgres(file: string, url: string): Promise<MergeReport> {
  const exclusiveSource = openFileExclusively(file);
  const source = exclusiveSource ?? openFileForReading(file);
  try {
    // Reads one snapshot of the file, because a server may be writing to it.
    source.exec("BEGIN");
    const target = await openClient(url, migrateSchema);
    try {
      const report = await copyTables(source, target, { takesWaitingMails: exclusiveSource !== undefined });
      // The e-mails have moved, so servers that use the file must not send them.
      exclusiveSource?.exec("UPDATE mails SET due_at = NULL; COMMIT");
      return report;
    } finally {
      await target.end();
    }
  } finally {
    source.close();
  }
}

type CopyOptions = { takesWaitingMails: boolean };

async function copyTables(
  source: DatabaseSync,
  target: Client,
  { takesWaitingMails }: CopyOptions,
): Promise<MergeReport> {
  const { rows: eventRows } = await target.query("SELECT FROM events LIMIT 1");
  const report = {
    eventCount: 0,
    unsubscriptionCount: 0,
    newEventCount: 0,
    newUnsubscriptionCount: 0,
    conflictCount: 0,
    unreadableEventCount: 0,
  };
  const unsubscriptions = source
    .prepare(
      "SELECT email, first_at, last_at, undone_at, confirmed_at, after_event FROM unsubscriptions ORDER BY after_event, email",
    )
    .all() as UnsubscriptionRow[];
  const nextRows = source.prepare(
    `SELECT id, identity, event, page, properties, received_at, blocked_at, confirmed_at, email FROM events
     WHERE id > ? AND id <= ? ORDER BY id LIMIT ${maxRowsPerBatch}`,
  );

  let lastCopiedId = 0;
  async function copyEvents(upTo: number): Promise<void> {
    for (let rows = events(upTo); rows.length > 0; rows = events(upTo)) {
      const { addedCount, conflictCount } = await addEvents(target, rows);
      report.eventCount += rows.length;
      report.newEventCount += addedCount;
      report.conflictCount += conflictCount;
      lastCopiedId = rows.at(-1)?.id ?? upTo;
    }
  }
  const events = (upTo: number) => nextRows.all(lastCopiedId, upTo) as EventRow[];

  for (const row of unsubscriptions) {
    await copyEvents(row.after_event);
    report.unsubscriptionCount += 1;
    report.newUnsubscriptionCount += await addUnsubscription(target, row);
  }
  await copyEvents(Number.MAX_SAFE_INTEGER);
  const remainingMailCount = await copyMails(source, target, { takesWaitingMails });
  const newErasureNumbers = await copyErasures(source, target);
  return { ...report, remainingMailCount, newErasureNumbers: eventRows.length > 0 ? newErasureNumbers : [] };
}

async function addEvents(
  target: Client,
  rows: readonly EventRow[],
): Promise<{ addedCount: number; conflictCount: number }> {
  const columnNames = [
    "identity",
    "event",
    "page",
    "properties",
    "received_at",
    "blocked_at",
    "confirmed_at",
    "email",
  ] as const;
  const columns = columnNames.map((name) => rows.map((row) => row[name]));
  const givenRows = `unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::timestamptz[],
    $7::timestamptz[], $8::text[]) WITH ORDINALITY AS given (${columnNames.join(", ")}, number)`;
  const { rowCount } = await target.query(
    `INSERT INTO events (${columnNames.join(", ")})
     SELECT ${columnNames.join(", ")} FROM ${givenRows} ORDER BY number
     ON CONFLICT (identity, event, page) DO NOTHING`,
    columns,
  );
  await target.query(
    `UPDATE events SET blocked_at = coalesce(events.blocked_at, given.blocked_at),
       confirmed_at = coalesce(events.confirmed_at, given.confirmed_at)
     FROM ${givenRows}
     WHERE (events.identity, events.event, events.page) = (given.identity, given.event, given.page)
       AND events.properties = given.properties
       AND ((events.blocked_at IS NULL AND given.blocked_at IS NOT NULL)
         OR (events.confirmed_at IS NULL AND given.confirmed_at IS NOT NULL))`,
    columns,
  );
  const { rows: countRows } = await target.query(
    `SELECT count(*) AS conflicts FROM ${givenRows} JOIN events USING (identity, event, page)
     WHERE events.properties <> given.properties`,
    columns,
  );
  return { addedCount: rowCount ?? 0, conflictCount: Number(countRows[0]?.conflicts) };
}

/** Adds an unsubscription. Updates a known one if the address unsubscribed again or its owner answered since. */
async function addUnsubscription(target: Client, row: UnsubscriptionRow): Promise<number> {
  const { rowCount } = await target.query(
    `INSERT INTO unsubscriptions AS known (email, first_at, last_at, undone_at, confirmed_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (email) DO UPDATE
     SET first_at = least(known.first_at, excluded.first_at),
         last_at = excluded.last_at,
         after_event = CASE WHEN known.last_at < excluded.last_at THEN excluded.after_event ELSE known.after_event END,
         undone_at = CASE WHEN known.last_at < excluded.last_at THEN excluded.undone_at
           ELSE coalesce(known.undone_at, excluded.undone_at) END,
         confirmed_at = CASE WHEN known.last_at < excluded.last_at THEN excluded.confirmed_at
           ELSE coalesce(known.confirmed_at, excluded.confirmed_at) END
     WHERE known.last_at < excluded.last_at OR (known.last_at = excluded.last_at AND (
       (known.undone_at IS NULL AND excluded.undone_at IS NOT NULL)
       OR (known.confirmed_at IS NULL AND excluded.confirmed_at IS NOT NULL)))`,
    [row.email, row.first_at, row.last_at, row.undone_at, row.confirmed_at],
  );
  return rowCount ?? 0;
}

/**
 * Copies all e-mails, because the links in sent e-mails must keep working. The target queues an e-mail only if no other
 * process has the file open and the address may get another e-mail.
 *
 * @returns the number of e-mails that are still queued only in the file.
 */
async function copyMails(source: DatabaseSync, target: Client, { takesWaitingMails }: CopyOptions): Promise<number> {
  const textColumns = ["id", "email", "mailbox", "purpose", "sender", "domain"];
  const timeColumns = ["asked_at", "due_at", "sent_at", "quiet_until", "tried_at"];
  const columns = [...textColumns, ...timeColumns, "attempts", "sent", "priority"];
  const values = columns.map((_, index) => `$${index + 1}`);
  let waitingCount = 0;
  for (const row of source.prepare(`SELECT ${columns.join(", ")}, wants_mails FROM mails`).all()) {
    if (row.due_at !== null) waitingCount += 1;
    if (!takesWaitingMails) row.due_at = null;
    await target.query(
      `INSERT INTO mails AS known (${columns.join(", ")}, wants_mails)
       VALUES (${values.join(", ")}, $${values.length + 1}::integer::boolean)
       ON CONFLICT (email, purpose) DO UPDATE
       SET asked_at = greatest(known.asked_at, excluded.asked_at),
           due_at = coalesce(known.due_at, CASE WHEN known.quiet_until > clock_timestamp() THEN NULL ELSE excluded.due_at END),
           attempts = least(known.attempts, excluded.attempts),
           sent = greatest(known.sent, excluded.sent),
           sent_at = greatest(known.sent_at, excluded.sent_at),
           quiet_until = greatest(known.quiet_until, excluded.quiet_until),
           wants_mails = CASE WHEN known.asked_at = excluded.asked_at THEN coalesce(known.wants_mails, excluded.wants_mails)
             WHEN known.asked_at < excluded.asked_at THEN excluded.wants_mails ELSE known.wants_mails END`,
      [...columns.map((name) => row[name]), row.wants_mails],
    );
  }
  return takesWaitingMails ? 0 : waitingCount;
}

/**
 * Copies the tables `erased_unsubscriptions` and `register`.
 *
 * @returns the register numbers of erasures that were new to the target.
 */
async function copyErasures(source: DatabaseSync, target: Client): Promise<string[]> {
  for (const { hash, key, last_at } of source.prepare("SELECT hash, key, last_at FROM erased_unsubscriptions").all())
    await target.query("INSERT INTO erased_unsubscriptions VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
      ...[hash, key, last_at],
    ]);
  const columns = ["id", "done_at", "action", "messages", "unsubscriptions", "older_than_days"];
  const erasures: string[] = [];
  for (const row of source.prepare(`SELECT ${columns.join(", ")} FROM register ORDER BY done_at`).all()) {
    const { rowCount } = await target.query(
      "INSERT INTO register VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
      columns.map((name) => row[name]),
    );
    if (rowCount === 1 && erasureActions.includes(String(row.action))) erasures.push(String(row.id));
  }
  return erasures;
}
