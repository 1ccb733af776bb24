/**
 * Reads and changes an address's consent to e-mails, for servers and commands. `email` is in its comparable form. Each
 * function must run in a transaction.
 */
import { eventNames } from "#domain/leads/collector-contract.ts";
import { containsAddress, createRegisterEntryId, hashAddress } from "#server/store/address-hash.ts";
import type { RegisterEntry, RegisteredAction } from "#server/store/personal-data/personal-data.ts";
import type { Sql, SqlRow } from "./sql.ts";

export type ChangeCounts = Pick<RegisterEntry, "messages" | "unsubscriptions">;

/** Finds the unsubscriptions whose text is or contains the address. */
export async function findUnsubscriptions(sql: Sql, email: string): Promise<SqlRow[]> {
  const { rows } = await sql.run("SELECT * FROM unsubscriptions WHERE replace(email, $1, '') <> email", [email]);
  return rows.filter((row) => containsAddress(String(row.email), email));
}

/** Finds the unsubscription of an erased address. */
export async function findErasedUnsubscription(
  sql: Sql,
  email: string,
): Promise<{ hash: string; time: string } | undefined> {
  const { rows: keys } = await sql.run("SELECT DISTINCT key FROM erased_unsubscriptions");
  for (const { key } of keys) {
    const hash = hashAddress(email, String(key));
    const { rows } = await sql.run("SELECT last_at FROM erased_unsubscriptions WHERE hash = $1", [hash]);
    if (rows[0]) return { hash, time: String(rows[0].last_at) };
  }
  return undefined;
}

export async function deleteHashedUnsubscription(sql: Sql, email: string): Promise<void> {
  const erasedUnsubscription = await findErasedUnsubscription(sql, email);
  if (erasedUnsubscription)
    await sql.run("DELETE FROM erased_unsubscriptions WHERE hash = $1", [erasedUnsubscription.hash]);
}

/** @param isOwner - whether the owner unsubscribed; otherwise anyone may have typed the address. */
export async function addUnsubscription(sql: Sql, email: string, isOwner: boolean): Promise<void> {
  const { now, arrivalNumber } = sql.dialect;
  const latest = (column: string) =>
    `CASE WHEN known.${column} > excluded.${column} THEN known.${column} ELSE excluded.${column} END`;
  // Both statements are sent before the first response, which saves a round trip.
  await Promise.all([
    sql.run(
      // Reads the clock once, because two times could differ by a millisecond.
      `INSERT INTO unsubscriptions AS known (email, first_at, last_at, after_event, confirmed_at)
       SELECT $1, clock.time, clock.time, ${arrivalNumber}, CASE WHEN $2 THEN clock.time END
       FROM (SELECT ${now} AS time) AS clock WHERE true
       ON CONFLICT (email) DO UPDATE
       SET last_at = ${latest("last_at")}, after_event = ${latest("after_event")}, undone_at = NULL,
         confirmed_at = coalesce(excluded.confirmed_at, CASE WHEN known.undone_at IS NULL THEN known.confirmed_at END)`,
      [email, isOwner],
    ),
    sql.run("UPDATE mails SET due_at = NULL WHERE email = $1 AND purpose = 'lead' AND due_at IS NOT NULL", [email]),
  ]);
}

/** Confirms the address's existing leads and undoes its unsubscription. */
export async function confirmLeadsAndResubscribe(sql: Sql, email: string): Promise<ChangeCounts> {
  const { changeCount } = await sql.run(
    `UPDATE events SET confirmed_at = ${sql.dialect.now} WHERE confirmed_at IS NULL AND event = $2 AND email = $1`,
    [email, eventNames.identify],
  );
  return { messages: changeCount, ...(await undoUnsubscription(sql, email)) };
}

/** Undoes the unsubscription but confirms no leads, because anyone may have typed them. */
export async function undoUnsubscription(sql: Sql, email: string): Promise<Pick<ChangeCounts, "unsubscriptions">> {
  await deleteHashedUnsubscription(sql, email);
  let unsubscriptions = 0;
  for (const row of await findUnsubscriptions(sql, email)) {
    const { changeCount } = await sql.run(
      `UPDATE unsubscriptions SET undone_at = ${sql.dialect.now} WHERE undone_at IS NULL AND email = $1`,
      [String(row.email)],
    );
    unsubscriptions += changeCount;
  }
  return { unsubscriptions };
}

export async function addRegisterEntry(
  sql: Sql,
  action: RegisteredAction,
  { messages, unsubscriptions, olderThanDays = null }: ChangeCounts & Partial<Pick<RegisterEntry, "olderThanDays">>,
): Promise<RegisterEntry> {
  const { rows } = await sql.run(
    `INSERT INTO register (id, done_at, action, messages, unsubscriptions, older_than_days)
     VALUES ($1, ${sql.dialect.now}, $2, $3, $4, $5) RETURNING *`,
    [createRegisterEntryId(), action, messages, unsubscriptions, olderThanDays],
  );
  return toRegisterEntry(rows[0] ?? {});
}

export function toRegisterEntry(row: SqlRow): RegisterEntry {
  return {
    ...{ id: String(row.id), doneAt: String(row.done_at), action: row.action as RegisteredAction },
    ...{ messages: Number(row.messages), unsubscriptions: Number(row.unsubscriptions) },
    olderThanDays: row.older_than_days === null ? null : Number(row.older_than_days),
  };
}
