import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { createHashKey, createRegisterEntryId, hashAddress } from "#server/store/address-hash.ts";
import { buildRecordTaskSql } from "#server/store/completed-tasks.ts";
import type { MailPurpose } from "#server/store/mail/mail-queue.ts";
import type {
  PersonalDataStore,
  PersonRecords,
  RegisterEntry,
  RegisteredAction,
} from "#server/store/personal-data/personal-data.ts";
import {
  addRegisterEntry,
  confirmLeadsAndResubscribe,
  deleteHashedUnsubscription,
  personMessagesCondition,
  personUnsubscriptionsCondition,
  prepareErasedUnsubscriptions,
} from "./sqlite-consent.ts";
import { openFileForChanges } from "./sqlite-file.ts";

type Counts = Omit<RegisterEntry, "id" | "doneAt" | "action">;
type Row = Record<string, SQLOutputValue>;

const noCounts: Counts = { messages: 0, unsubscriptions: 0, olderThanDays: null };

const dayMs = 86_400_000;

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openSqlitePersonalData(file: string, { now = () => new Date() } = {}): PersonalDataStore {
  const database = openFileForChanges(file);

  const selectRows = (sql: string, values: Record<string, string>) => database.prepare(sql).all(values);
  /** @returns the number of changed rows. */
  const runAndCount = (sql: string, values: Record<string, string | number | null>) =>
    Number(database.prepare(sql).run(values).changes);

  function runRegistered(action: RegisteredAction, changeRows: () => Counts): RegisterEntry {
    database.exec("BEGIN IMMEDIATE");
    try {
      const entry = { id: createRegisterEntryId(), doneAt: now().toISOString(), action, ...changeRows() };
      addRegisterEntry(database, entry);
      database.exec("COMMIT");
      return entry;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  const createEmailValues = (email: string) => ({ email: normalizeEmail(email) });
  function keepHashedUnsubscription(email: string): void {
    const [row] = selectRows(
      `SELECT last_at FROM unsubscriptions WHERE ${personUnsubscriptionsCondition} AND undone_at IS NULL ORDER BY last_at DESC`,
      createEmailValues(email),
    );
    if (!row) return;
    deleteHashedUnsubscription(database, normalizeEmail(email));
    const [keyRow] = selectRows("SELECT key FROM erased_unsubscriptions LIMIT 1", {});
    const key = keyRow ? String(keyRow.key) : createHashKey();
    const values = { hash: hashAddress(normalizeEmail(email), key), key, at: String(row.last_at) };
    runAndCount("INSERT INTO erased_unsubscriptions VALUES (@hash, @key, @at)", values);
  }

  return {
    async exportRecords(email) {
      const records: PersonRecords = {
        messages: selectRows(
          `SELECT * FROM events WHERE ${personMessagesCondition} ORDER BY id`,
          createEmailValues(email),
        ).map(toMessage),
        unsubscriptions: selectRows(
          `SELECT * FROM unsubscriptions WHERE ${personUnsubscriptionsCondition}`,
          createEmailValues(email),
        ).map((row) => ({
          ...{ email: String(row.email), firstAt: String(row.first_at), lastAt: String(row.last_at) },
          ...{ undoneAt: textOrNull(row.undone_at), confirmedAt: textOrNull(row.confirmed_at) },
        })),
        mails: selectRows("SELECT * FROM mails WHERE email = @email ORDER BY purpose", createEmailValues(email)).map(
          (row) => ({
            ...{ purpose: row.purpose as MailPurpose, askedAt: String(row.asked_at), sentAt: textOrNull(row.sent_at) },
          }),
        ),
        erasedUnsubscriptionAt: prepareErasedUnsubscriptions(database)(normalizeEmail(email))?.time ?? null,
      };
      const { messages, unsubscriptions } = records;
      const counts = { ...noCounts, messages: messages.length, unsubscriptions: unsubscriptions.length };
      return { records, entry: runRegistered("hand-out", () => counts) };
    },
    async block(email) {
      const values = { ...createEmailValues(email), at: now().toISOString() };
      const sql = `UPDATE events SET blocked_at = @at WHERE blocked_at IS NULL AND ${personMessagesCondition}`;
      return runRegistered("block", () => {
        runAndCount("UPDATE mails SET due_at = NULL WHERE email = @email", createEmailValues(email));
        return { ...noCounts, messages: runAndCount(sql, values) };
      });
    },
    async confirm(email) {
      const confirmLeads = () => confirmLeadsAndResubscribe(database, normalizeEmail(email), now().toISOString());
      return runRegistered("confirm", () => ({ ...noCounts, ...confirmLeads() }));
    },
    async erase(email, { forgetsUnsubscription }) {
      const entry = runRegistered("erase", () => {
        if (forgetsUnsubscription) deleteHashedUnsubscription(database, normalizeEmail(email));
        else keepHashedUnsubscription(email);
        const messages = runAndCount(`DELETE FROM events WHERE ${personMessagesCondition}`, createEmailValues(email));
        const unsubscriptions = runAndCount(
          `DELETE FROM unsubscriptions WHERE ${personUnsubscriptionsCondition}`,
          createEmailValues(email),
        );
        runAndCount("DELETE FROM mails WHERE email = @email", createEmailValues(email));
        return { ...noCounts, messages, unsubscriptions };
      });
      leaveNoTrace(database, file);
      return entry;
    },
    async eraseOlderThan(days) {
      const cutoff = new Date(now().getTime() - days * dayMs).toISOString();
      const sql = "DELETE FROM events WHERE coalesce(blocked_at, received_at) < @before";
      const entry = runRegistered("erase-older", () => {
        runAndCount(buildRecordTaskSql("'retention'", "@at"), { at: now().toISOString() });
        runAndCount("DELETE FROM mails WHERE max(coalesce(sent_at, asked_at), asked_at) < @before", { before: cutoff });
        return { ...noCounts, messages: runAndCount(sql, { before: cutoff }), olderThanDays: days };
      });
      leaveNoTrace(database, file);
      return entry;
    },
    async register() {
      return selectRows("SELECT * FROM register ORDER BY done_at, id", {}).map((row) => ({
        ...{ id: String(row.id), doneAt: String(row.done_at), action: row.action as RegisteredAction },
        ...{ messages: Number(row.messages), unsubscriptions: Number(row.unsubscriptions) },
        olderThanDays: row.older_than_days === null ? null : Number(row.older_than_days),
      }));
    },
    close: async () => database.close(),
  };
}

function toMessage(row: Row): PersonRecords["messages"][number] {
  return {
    ...{ Identity: String(row.identity), event: String(row.event), page: String(row.page) },
    properties: JSON.parse(String(row.properties)),
    receivedAt: String(row.received_at),
    blockedAt: textOrNull(row.blocked_at),
    confirmedAt: textOrNull(row.confirmed_at),
  };
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * Rewrites the file and empties the -wal, because both may contain copies of deleted rows, for example in pages that
 * SQLite rearranged.
 *
 * @throws {Error} in Spanish, if another process reads or writes for too long.
 */
function leaveNoTrace(database: DatabaseSync, file: string): void {
  try {
    database.exec("VACUUM");
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0) throw new Error("otro programa lo lee");
  } catch (error) {
    throw new Error(
      `Los datos ya no están en las tablas, pero pueden quedar restos en ${file} (${getErrorMessage(error)}): repite el comando.`,
      { cause: error },
    );
  }
}
