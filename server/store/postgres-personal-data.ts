import type { Client } from "pg";
import { comparableEmail, type EventProperties, eventNames } from "#domain/collector.ts";
import type { PersonalData, PersonRecords, RegisterEntry, RegisteredAction } from "#server/personal-data.ts";
import { hashOf, namesAddress, newEntryId, newKey } from "./erased-address.ts";
import { openClient } from "./postgres-client.ts";
import { requireCurrentVersion } from "./postgres-migrations.ts";

type Counts = Omit<RegisterEntry, "id" | "doneAt" | "action">;

const none: Counts = { messages: 0, unsubscriptions: 0, olderThanDays: null };

const rowsAtOnce = 1_000;

/** @throws {Error} in Spanish, if it cannot be used or has another version of the schema. */
export async function openPostgresPersonalData(url: string): Promise<PersonalData> {
  const client = await openClient(url, requireCurrentVersion);

  async function registered(action: RegisteredAction, done: () => Promise<Counts>): Promise<RegisterEntry> {
    await client.query("BEGIN");
    try {
      const counts = await done();
      const { rows } = await client.query(
        `INSERT INTO register (id, action, messages, unsubscriptions, older_than_days)
         VALUES ($1, $2, $3, $4, $5) RETURNING *`,
        [newEntryId(), action, counts.messages, counts.unsubscriptions, counts.olderThanDays],
      );
      await client.query("COMMIT");
      return entryFrom(rows[0]);
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
  }

  /** @returns how many rows changed. */
  const run = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rowCount ?? 0;
  const leads = (email: string) => identitiesOf(client, comparableEmail(email));
  const names = (email: string) => typedNamesOf(client, comparableEmail(email));

  async function forgetUnsubscription(email: string): Promise<void> {
    const erased = await erasedUnsubscription(client, email);
    if (erased) await run("DELETE FROM erased_unsubscriptions WHERE hash = $1", [erased.hash]);
  }

  async function keepUnsubscription(email: string): Promise<void> {
    const { rows } = await client.query(
      "SELECT last_at FROM unsubscriptions WHERE email = ANY ($1) AND undone_at IS NULL ORDER BY last_at DESC",
      [await names(email)],
    );
    if (!rows[0]) return;
    await forgetUnsubscription(email);
    const { rows: known } = await client.query("SELECT key FROM erased_unsubscriptions LIMIT 1");
    const key: string = known[0]?.key ?? newKey();
    const values = [hashOf(comparableEmail(email), key), key, rows[0].last_at];
    await run("INSERT INTO erased_unsubscriptions VALUES ($1, $2, $3)", values);
  }

  return {
    async handOut(email) {
      const messages = await client.query("SELECT * FROM events WHERE identity = ANY ($1) ORDER BY id", [
        await leads(email),
      ]);
      const unsubscriptions = await client.query("SELECT * FROM unsubscriptions WHERE email = ANY ($1)", [
        await names(email),
      ]);
      const records: PersonRecords = {
        messages: messages.rows.map(messageFrom),
        unsubscriptions: unsubscriptions.rows.map((row) => ({
          ...{ email: row.email, firstAt: row.first_at.toISOString(), lastAt: row.last_at.toISOString() },
          undoneAt: timeOrNull(row.undone_at),
        })),
        erasedUnsubscriptionAt: (await erasedUnsubscription(client, email))?.at ?? null,
      };
      const counts = { ...none, messages: messages.rows.length, unsubscriptions: unsubscriptions.rows.length };
      return { records, entry: await registered("hand-out", async () => counts) };
    },
    block: (email) =>
      registered("block", async () => {
        const sql = "UPDATE events SET blocked_at = clock_timestamp() WHERE blocked_at IS NULL AND identity = ANY ($1)";
        return { ...none, messages: await run(sql, [await leads(email)]) };
      }),
    confirm: (email) =>
      registered("confirm", async () => {
        const messages = await run(
          `UPDATE events SET confirmed_at = clock_timestamp()
           WHERE confirmed_at IS NULL AND event = $2 AND identity = ANY ($1)`,
          [await leads(email), eventNames.identify],
        );
        await forgetUnsubscription(email);
        const sql =
          "UPDATE unsubscriptions SET undone_at = clock_timestamp() WHERE undone_at IS NULL AND email = ANY ($1)";
        return { ...none, messages, unsubscriptions: await run(sql, [await names(email)]) };
      }),
    async erase(email, { forgetsUnsubscription }) {
      const entry = await registered("erase", async () => {
        if (forgetsUnsubscription) await forgetUnsubscription(email);
        else await keepUnsubscription(email);
        const messages = await run("DELETE FROM events WHERE identity = ANY ($1)", [await leads(email)]);
        const sql = "DELETE FROM unsubscriptions WHERE email = ANY ($1)";
        return { ...none, messages, unsubscriptions: await run(sql, [await names(email)]) };
      });
      await leaveNoTrace(client);
      return entry;
    },
    async eraseOlderThan(days) {
      const entry = await registered("erase-older", async () => {
        const sql = `DELETE FROM events
          WHERE coalesce(blocked_at, received_at) < clock_timestamp() - $1 * interval '24 hours'`;
        return { ...none, messages: await run(sql, [days]), olderThanDays: days };
      });
      await leaveNoTrace(client);
      return entry;
    },
    async register() {
      return (await client.query("SELECT * FROM register ORDER BY done_at, id")).rows.map(entryFrom);
    },
    close: () => client.end(),
  };
}

/** What is the same address is decided as everywhere else, and so not by the database. */
async function identitiesOf(client: Client, email: string): Promise<string[]> {
  type Row = { id: string; identity: string; email: string };
  const found: string[] = [];
  let last: Row | undefined;
  do {
    const { rows }: { rows: Row[] } = await client.query(
      `SELECT id, identity, properties ->> 'Email' AS email FROM events
       WHERE event = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [eventNames.identify, last?.id ?? 0, rowsAtOnce],
    );
    for (const row of rows) if (comparableEmail(row.email) === email) found.push(row.identity);
    last = rows.at(-1);
  } while (last);
  return found;
}

async function typedNamesOf(client: Client, email: string): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    "SELECT email FROM unsubscriptions WHERE position($1 IN email) > 0",
    [email],
  );
  return rows.map((row) => row.email).filter((typed) => namesAddress(typed, email));
}

async function erasedUnsubscription(client: Client, email: string): Promise<{ hash: string; at: string } | undefined> {
  const { rows: keys } = await client.query<{ key: string }>("SELECT DISTINCT key FROM erased_unsubscriptions");
  const hashes = keys.map(({ key }) => hashOf(comparableEmail(email), key));
  const { rows } = await client.query("SELECT hash, last_at FROM erased_unsubscriptions WHERE hash = ANY ($1)", [
    hashes,
  ]);
  return rows[0] && { hash: rows[0].hash, at: rows[0].last_at.toISOString() };
}

type EventRow = Record<"identity" | "event" | "page", string> & {
  properties: EventProperties;
  received_at: Date;
} & Record<"blocked_at" | "confirmed_at", Date | null>;

function messageFrom(row: EventRow): PersonRecords["messages"][number] {
  return {
    ...{ Identity: row.identity, event: row.event, page: row.page, properties: row.properties },
    ...{ receivedAt: row.received_at.toISOString() },
    ...{ blockedAt: timeOrNull(row.blocked_at), confirmedAt: timeOrNull(row.confirmed_at) },
  };
}

function entryFrom(row: Record<string, unknown> & { done_at: Date }): RegisterEntry {
  return {
    ...{ id: String(row.id), doneAt: row.done_at.toISOString(), action: row.action as RegisteredAction },
    ...{ messages: Number(row.messages), unsubscriptions: Number(row.unsubscriptions) },
    olderThanDays: row.older_than_days === null ? null : Number(row.older_than_days),
  };
}

function timeOrNull(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

/** Deleted rows would stay in the files of the tables until others take their place. */
async function leaveNoTrace(client: Client): Promise<void> {
  await client.query("VACUUM FULL events");
  await client.query("VACUUM FULL unsubscriptions");
  await client.query("VACUUM FULL erased_unsubscriptions");
}
