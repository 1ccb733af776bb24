/** Adds to a restored database what its predecessor received after the backup. */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { erasureActions, type MergeReport } from "#server/store/merge-report.ts";
import { openFileForChanges, openFileForReading } from "./sqlite-file.ts";

type Row = Record<string, SQLOutputValue>;

const maxRowsPerBatch = 1_000;

const unsubscriptionColumns = ["email", "first_at", "last_at", "undone_at", "confirmed_at"];
const eventColumns = ["identity", "event", "page", "properties", "received_at", "blocked_at", "confirmed_at", "email"];
const mailColumns = [
  ...["id", "email", "mailbox", "purpose", "asked_at", "due_at", "attempts", "sent", "sent_at", "quiet_until"],
  ...["wants_mails", "sender", "domain", "priority", "tried_at"],
];
const registerColumns = ["id", "done_at", "action", "messages", "unsubscriptions", "older_than_days"];

/**
 * Merges an older file, which may be damaged, into the current one. All unsubscriptions come first, so that none is
 * forgotten, then messages in their order of arrival. Can be repeated, even while a server runs.
 *
 * @throws {Error} in Spanish, if a file cannot be used, or the unsubscriptions cannot be read.
 */
export function mergeIntoFile(oldFile: string, file: string): MergeReport {
  const source = openFileForReading(oldFile);
  try {
    const target = openFileForChanges(file);
    try {
      return mergeTables(source, target);
    } finally {
      target.close();
    }
  } finally {
    source.close();
  }
}

function mergeTables(source: DatabaseSync, target: DatabaseSync): MergeReport {
  const report: MergeReport = {
    ...{ eventCount: 0, newEventCount: 0, conflictCount: 0, unreadableEventCount: 0 },
    ...{ unsubscriptionCount: 0, newUnsubscriptionCount: 0, remainingMailCount: 0, newErasureNumbers: [] },
  };
  const unsubscriptions = readUnsubscriptions(source);
  const addUnsubscription = prepareInsert(
    target,
    "unsubscriptions",
    [...unsubscriptionColumns, "after_event"],
    `(email) DO UPDATE SET first_at = min(first_at, excluded.first_at), last_at = excluded.last_at,
       after_event = max(after_event, excluded.after_event), undone_at = excluded.undone_at,
       confirmed_at = excluded.confirmed_at
     WHERE last_at < excluded.last_at OR (last_at = excluded.last_at AND
       (undone_at IS NULL AND excluded.undone_at IS NOT NULL
         OR confirmed_at IS NULL AND excluded.confirmed_at IS NOT NULL))`,
  );
  const readLastId = target.prepare("SELECT coalesce(max(seq), 0) AS id FROM sqlite_sequence WHERE name = 'events'");
  const coverEvents = target.prepare(
    `UPDATE unsubscriptions SET after_event = max(after_event, (SELECT seq FROM sqlite_sequence WHERE name = 'events'))
     WHERE email = ? AND last_at = ?`,
  );

  runInTransaction(target, () => {
    for (const row of unsubscriptions) {
      const after = { after_event: readLastId.get()?.id ?? 0 };
      report.newUnsubscriptionCount += addUnsubscription({ ...row, ...after });
    }
    report.unsubscriptionCount = unsubscriptions.length;
    mergeErasures(source, target, report);
  });

  const mergeEvents = prepareEventMerge(source, target, report);
  for (const row of unsubscriptions) {
    mergeEvents(Number(row.after_event));
    coverEvents.run(row.email ?? null, row.last_at ?? null);
  }
  mergeEvents(Number.POSITIVE_INFINITY);
  mergeMails(source, target);
  return report;
}

function readUnsubscriptions(source: DatabaseSync): Row[] {
  try {
    return source
      .prepare(
        `SELECT ${unsubscriptionColumns.join(", ")}, after_event FROM unsubscriptions ORDER BY after_event, email`,
      )
      .all();
  } catch (error) {
    throw new Error(`No se pudieron leer las bajas (${getErrorMessage(error)}), y sin ellas no se agrega nada.`, {
      cause: error,
    });
  }
}

/** @returns a function that copies the source's events up to an id, each once. */
function prepareEventMerge(source: DatabaseSync, target: DatabaseSync, report: MergeReport) {
  const selectRange = source.prepare(
    `SELECT id, ${eventColumns.join(", ")} FROM events WHERE id BETWEEN ? AND ? ORDER BY id`,
  );
  const addEvent = prepareInsert(
    target,
    "events",
    eventColumns,
    `(identity, event, page) DO UPDATE
     SET blocked_at = coalesce(blocked_at, excluded.blocked_at), confirmed_at = coalesce(confirmed_at, excluded.confirmed_at)
     WHERE properties = excluded.properties AND (blocked_at IS NULL AND excluded.blocked_at IS NOT NULL
       OR confirmed_at IS NULL AND excluded.confirmed_at IS NOT NULL)`,
  );
  const selectKnown = target.prepare("SELECT properties FROM events WHERE identity = ? AND event = ? AND page = ?");
  const lastId = Number(source.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'events'").get()?.seq ?? 0);
  let mergedId = 0;

  /** Reads the readable rows of a range; around damage, one by one. */
  function readRange(from: number, to: number): Row[] {
    try {
      return selectRange.all(from, to);
    } catch {
      if (from === to) {
        report.unreadableEventCount += 1;
        return [];
      }
      const middle = Math.floor((from + to) / 2);
      return [...readRange(from, middle), ...readRange(middle + 1, to)];
    }
  }

  function mergeEvent({ id: _, ...row }: Row): void {
    report.eventCount += 1;
    const knownRow = selectKnown.get(row.identity ?? null, row.event ?? null, row.page ?? null);
    addEvent(row);
    if (!knownRow) report.newEventCount += 1;
    else if (knownRow.properties !== row.properties) report.conflictCount += 1;
  }

  return (upTo: number) => {
    const end = Math.min(upTo, lastId);
    while (mergedId < end) {
      const to = Math.min(mergedId + maxRowsPerBatch, end);
      const rows = readRange(mergedId + 1, to);
      runInTransaction(target, () => rows.forEach(mergeEvent));
      mergedId = to;
    }
  };
}

function mergeErasures(source: DatabaseSync, target: DatabaseSync, report: MergeReport): void {
  const addHash = prepareInsert(target, "erased_unsubscriptions", ["hash", "key", "last_at"], "DO NOTHING");
  for (const row of source.prepare("SELECT hash, key, last_at FROM erased_unsubscriptions").all()) addHash(row);
  const addEntry = prepareInsert(target, "register", registerColumns, "DO NOTHING");
  for (const row of source.prepare(`SELECT ${registerColumns.join(", ")} FROM register ORDER BY done_at`).all())
    if (addEntry(row) === 1 && erasureActions.includes(String(row.action)))
      report.newErasureNumbers.push(String(row.id));
}

/** Copies e-mails, so that the links in sent e-mails keep working and owners are not asked again. */
function mergeMails(source: DatabaseSync, target: DatabaseSync): void {
  const updates = mailColumns.filter((name) => name !== "email" && name !== "purpose");
  const addMail = prepareInsert(
    target,
    "mails",
    mailColumns,
    `(email, purpose) DO UPDATE SET ${updates.map((name) => `${name} = excluded.${name}`).join(", ")}
     WHERE asked_at < excluded.asked_at OR (asked_at = excluded.asked_at AND wants_mails IS NULL AND sent <= excluded.sent)`,
  );
  const rows = source.prepare(`SELECT ${mailColumns.join(", ")} FROM mails`).all();
  runInTransaction(target, () => rows.forEach(addMail));
}

/** @returns a function that inserts a row, and returns the number of changed rows. */
function prepareInsert(target: DatabaseSync, table: string, columns: readonly string[], onConflict: string) {
  const values = columns.map((name) => `@${name}`).join(", ");
  const statement = target.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values}) ON CONFLICT ${onConflict}`,
  );
  return (row: Row) => Number(statement.run(row).changes);
}

function runInTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
