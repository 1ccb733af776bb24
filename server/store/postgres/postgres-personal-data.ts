import type { Client } from "pg";
import type { EventProperties } from "#domain/leads/collector-contract.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { createHashKey, hashAddress } from "#server/store/address-hash.ts";
import { buildRecordTaskSql } from "#server/store/completed-tasks.ts";
import type {
  PersonalDataStore,
  PersonRecords,
  RegisterEntry,
  RegisteredAction,
} from "#server/store/personal-data/personal-data.ts";
import { openClient } from "./postgres-client.ts";
import {
  addRegisterEntry,
  buildRegisterEntry,
  confirmLeadsAndResubscribe,
  deleteHashedUnsubscription,
  findErasedUnsubscription,
  findMatchingUnsubscriptions,
} from "./postgres-consent.ts";
import { requireCurrentSchemaVersion } from "./postgres-migrations.ts";

type Counts = Omit<RegisterEntry, "id" | "doneAt" | "action">;

const noCounts: Counts = { messages: 0, unsubscriptions: 0, olderThanDays: null };

/** SQL condition for a person's messages: the address's leads, and all messages with the identity of one of them. */
const personCondition = "identity IN (SELECT identity FROM events WHERE email = $1)";

/** @throws {Error} in Spanish, if the database cannot be used or has another version of the schema. */
export async function openPostgresPersonalData(url: string): Promise<PersonalDataStore> {
  const client = await openClient(url, requireCurrentSchemaVersion);

  async function runRegistered(action: RegisteredAction, changeRows: () => Promise<Counts>): Promise<RegisterEntry> {
    await client.query("BEGIN");
    try {
      const entry = await addRegisterEntry(client, action, await changeRows());
      await client.query("COMMIT");
      return entry;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
  }

  /** @returns the number of changed rows. */
  const runAndCount = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rowCount ?? 0;
  const findUnsubscriptionsOf = (email: string) => findMatchingUnsubscriptions(client, normalizeEmail(email));

  async function keepHashedUnsubscription(email: string): Promise<void> {
    const { rows } = await client.query(
      "SELECT last_at FROM unsubscriptions WHERE email = ANY ($1) AND undone_at IS NULL ORDER BY last_at DESC",
      [await findUnsubscriptionsOf(email)],
    );
    if (!rows[0]) return;
    await deleteHashedUnsubscription(client, normalizeEmail(email));
    const { rows: keyRows } = await client.query("SELECT key FROM erased_unsubscriptions LIMIT 1");
    const key: string = keyRows[0]?.key ?? createHashKey();
    const values = [hashAddress(normalizeEmail(email), key), key, rows[0].last_at];
    await runAndCount("INSERT INTO erased_unsubscriptions VALUES ($1, $2, $3)", values);
  }

  return {
    async exportRecords(email) {
      const messages = await client.query(`SELECT * FROM events WHERE ${personCondition} ORDER BY id`, [
        normalizeEmail(email),
      ]);
      const unsubscriptions = await client.query("SELECT * FROM unsubscriptions WHERE email = ANY ($1)", [
        await findUnsubscriptionsOf(email),
      ]);
      const mails = await client.query("SELECT * FROM mails WHERE email = $1 ORDER BY purpose", [
        normalizeEmail(email),
      ]);
      const records: PersonRecords = {
        messages: messages.rows.map(toMessage),
        unsubscriptions: unsubscriptions.rows.map((row) => ({
          ...{ email: row.email, firstAt: row.first_at.toISOString(), lastAt: row.last_at.toISOString() },
          ...{ undoneAt: timeOrNull(row.undone_at), confirmedAt: timeOrNull(row.confirmed_at) },
        })),
        mails: mails.rows.map((row) => ({
          ...{ purpose: row.purpose, askedAt: row.asked_at.toISOString(), sentAt: timeOrNull(row.sent_at) },
        })),
        erasedUnsubscriptionAt: (await findErasedUnsubscription(client, normalizeEmail(email)))?.time ?? null,
      };
      const counts = { ...noCounts, messages: messages.rows.length, unsubscriptions: unsubscriptions.rows.length };
      return { records, entry: await runRegistered("hand-out", async () => counts) };
    },
    block: (email) =>
      runRegistered("block", async () => {
        await runAndCount("UPDATE mails SET due_at = NULL WHERE email = $1", [normalizeEmail(email)]);
        const sql = `UPDATE events SET blocked_at = clock_timestamp() WHERE blocked_at IS NULL AND ${personCondition}`;
        return { ...noCounts, messages: await runAndCount(sql, [normalizeEmail(email)]) };
      }),
    confirm: (email) =>
      runRegistered("confirm", async () => ({
        ...noCounts,
        ...(await confirmLeadsAndResubscribe(client, normalizeEmail(email))),
      })),
    async erase(email, { forgetsUnsubscription }) {
      const entry = await runRegistered("erase", async () => {
        if (forgetsUnsubscription) await deleteHashedUnsubscription(client, normalizeEmail(email));
        else await keepHashedUnsubscription(email);
        const messages = await runAndCount(`DELETE FROM events WHERE ${personCondition}`, [normalizeEmail(email)]);
        await runAndCount("DELETE FROM mails WHERE email = $1", [normalizeEmail(email)]);
        const sql = "DELETE FROM unsubscriptions WHERE email = ANY ($1)";
        return { ...noCounts, messages, unsubscriptions: await runAndCount(sql, [await findUnsubscriptionsOf(email)]) };
      });
      await leaveNoTrace(client);
      return entry;
    },
    async eraseOlderThan(days) {
      const entry = await runRegistered("erase-older", async () => {
        const oldMails =
          "DELETE FROM mails WHERE greatest(sent_at, asked_at) < clock_timestamp() - $1 * interval '24 hours'";
        await runAndCount(oldMails, [days]);
        await runAndCount(buildRecordTaskSql("'retention'", "clock_timestamp()"), []);
        const sql = `DELETE FROM events
          WHERE coalesce(blocked_at, received_at) < clock_timestamp() - $1 * interval '24 hours'`;
        return { ...noCounts, messages: await runAndCount(sql, [days]), olderThanDays: days };
      });
      await leaveNoTrace(client);
      return entry;
    },
    async register() {
      return (await client.query("SELECT * FROM register ORDER BY done_at, id")).rows.map(buildRegisterEntry);
    },
    close: () => client.end(),
  };
}

type EventRow = Record<"identity" | "event" | "page", string> & {
  properties: EventProperties;
  received_at: Date;
} & Record<"blocked_at" | "confirmed_at", Date | null>;

function toMessage(row: EventRow): PersonRecords["messages"][number] {
  return {
    ...{ Identity: row.identity, event: row.event, page: row.page, properties: row.properties },
    ...{ receivedAt: row.received_at.toISOString() },
    ...{ blockedAt: timeOrNull(row.blocked_at), confirmedAt: timeOrNull(row.confirmed_at) },
  };
}

function timeOrNull(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

/** Rewrites the tables, because deleted rows stay in the files until new rows replace them. */
async function leaveNoTrace(client: Client): Promise<void> {
  await client.query("VACUUM FULL events");
  await client.query("VACUUM FULL unsubscriptions");
  await client.query("VACUUM FULL erased_unsubscriptions");
  await client.query("VACUUM FULL mails");
}
