import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { createHashKey, hashAddress } from "#server/store/address-hash.ts";
import { buildRecordTaskSql } from "#server/store/completed-tasks.ts";
import type { MailPurpose } from "#server/store/mail/mail-queue.ts";
import type {
  PersonalDataStore,
  PersonRecords,
  RegisterEntry,
  RegisteredAction,
} from "#server/store/personal-data/personal-data.ts";
import { minutesPerDay, readTime, type Sql, type SqlRow } from "./sql.ts";
import {
  addRegisterEntry,
  type ChangeCounts,
  confirmLeadsAndResubscribe,
  deleteHashedUnsubscription,
  findErasedUnsubscription,
  findUnsubscriptions,
  toRegisterEntry,
} from "./sql-consent.ts";

/** SQL condition for a person's messages: the address's leads, and all messages with the identity of one of them. */
const personCondition = "identity IN (SELECT identity FROM events WHERE email = $1)";

type DatabaseFile = {
  /** Overwrites what deleted rows leave in the files. */
  removeTraces(): Promise<void>;
  close(): Promise<void>;
};

export function createPersonalData(sql: Sql, { removeTraces, close }: DatabaseFile): PersonalDataStore {
  const { now, begin, buildTimeAfter } = sql.dialect;

  async function runRegistered(
    action: RegisteredAction,
    changeRows: () => Promise<Partial<ChangeCounts>>,
    olderThanDays: number | null = null,
  ): Promise<RegisterEntry> {
    await sql.run(begin);
    try {
      const counts = { messages: 0, unsubscriptions: 0, ...(await changeRows()), olderThanDays };
      const entry = await addRegisterEntry(sql, action, counts);
      await sql.run("COMMIT");
      return entry;
    } catch (error) {
      // After some errors, the database has already rolled back.
      await sql.run("ROLLBACK").catch(() => {});
      throw error;
    }
  }

  async function keepHashedUnsubscription(email: string): Promise<void> {
    const rows = (await findUnsubscriptions(sql, email)).filter(({ undone_at }) => undone_at === null);
    const lastAt = rows
      .map(({ last_at }) => String(last_at))
      .toSorted()
      .at(-1);
    if (lastAt === undefined) return;
    await deleteHashedUnsubscription(sql, email);
    const { rows: keyRows } = await sql.run("SELECT key FROM erased_unsubscriptions LIMIT 1");
    const key = keyRows[0] ? String(keyRows[0].key) : createHashKey();
    await sql.run("INSERT INTO erased_unsubscriptions VALUES ($1, $2, $3)", [hashAddress(email, key), key, lastAt]);
  }

  return {
    async exportRecords(typedEmail) {
      const email = normalizeEmail(typedEmail);
      const messages = await sql.run(`SELECT * FROM events WHERE ${personCondition} ORDER BY id`, [email]);
      const unsubscriptions = await findUnsubscriptions(sql, email);
      const mails = await sql.run("SELECT * FROM mails WHERE email = $1 ORDER BY purpose", [email]);
      const records: PersonRecords = {
        messages: messages.rows.map(toMessage),
        unsubscriptions: unsubscriptions.map((row) => ({
          ...{ email: String(row.email), firstAt: String(row.first_at), lastAt: String(row.last_at) },
          ...{ undoneAt: readTime(row.undone_at), confirmedAt: readTime(row.confirmed_at) },
        })),
        mails: mails.rows.map(({ purpose, asked_at, sent_at }) => ({
          ...{ purpose: purpose as MailPurpose, askedAt: String(asked_at), sentAt: readTime(sent_at) },
        })),
        erasedUnsubscriptionAt: (await findErasedUnsubscription(sql, email))?.time ?? null,
      };
      const counts = { messages: records.messages.length, unsubscriptions: records.unsubscriptions.length };
      return { records, entry: await runRegistered("hand-out", async () => counts) };
    },
    block: (typedEmail) =>
      runRegistered("block", async () => {
        const email = normalizeEmail(typedEmail);
        await sql.run("UPDATE mails SET due_at = NULL WHERE email = $1", [email]);
        const { changeCount } = await sql.run(
          `UPDATE events SET blocked_at = ${now} WHERE blocked_at IS NULL AND ${personCondition}`,
          [email],
        );
        return { messages: changeCount };
      }),
    confirm: (typedEmail) =>
      runRegistered("confirm", () => confirmLeadsAndResubscribe(sql, normalizeEmail(typedEmail))),
    async erase(typedEmail, { forgetsUnsubscription }) {
      const email = normalizeEmail(typedEmail);
      const entry = await runRegistered("erase", async () => {
        if (forgetsUnsubscription) await deleteHashedUnsubscription(sql, email);
        else await keepHashedUnsubscription(email);
        const { changeCount } = await sql.run(`DELETE FROM events WHERE ${personCondition}`, [email]);
        await sql.run("DELETE FROM mails WHERE email = $1", [email]);
        const unsubscriptions = await findUnsubscriptions(sql, email);
        for (const row of unsubscriptions)
          await sql.run("DELETE FROM unsubscriptions WHERE email = $1", [String(row.email)]);
        return { messages: changeCount, unsubscriptions: unsubscriptions.length };
      });
      await removeTraces();
      return entry;
    },
    async eraseOlderThan(days) {
      const oldestTime = buildTimeAfter(now, "$1");
      const values = [-days * minutesPerDay];
      const eraseRows = async () => {
        await sql.run(buildRecordTaskSql("'retention'", now));
        await sql.run(
          `DELETE FROM mails WHERE asked_at < ${oldestTime} AND coalesce(sent_at, asked_at) < ${oldestTime}`,
          values,
        );
        const { changeCount } = await sql.run(
          `DELETE FROM events WHERE coalesce(blocked_at, received_at) < ${oldestTime}`,
          values,
        );
        return { messages: changeCount };
      };
      const entry = await runRegistered("erase-older", eraseRows, days);
      await removeTraces();
      return entry;
    },
    async register() {
      return (await sql.run("SELECT * FROM register ORDER BY done_at, id")).rows.map(toRegisterEntry);
    },
    close,
  };
}

function toMessage(row: SqlRow): PersonRecords["messages"][number] {
  return {
    ...{ Identity: String(row.identity), event: String(row.event), page: String(row.page) },
    properties: JSON.parse(String(row.properties)),
    receivedAt: String(row.received_at),
    ...{ blockedAt: readTime(row.blocked_at), confirmedAt: readTime(row.confirmed_at) },
  };
}
