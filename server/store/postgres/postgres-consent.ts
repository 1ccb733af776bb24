/** Reads and changes an address's consent to e-mails, for servers and commands. */
import type { ClientBase, Pool } from "pg";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { containsAddress, createRegisterEntryId, hashAddress } from "#server/store/address-hash.ts";
import type { RegisterEntry, RegisteredAction } from "#server/store/personal-data/personal-data.ts";

export type Queryable = Pick<ClientBase | Pool, "query">;

/**
 * Finds the stored unsubscriptions whose text contains the address. In this module, `email` is in its comparable form.
 */
export async function findMatchingUnsubscriptions(connection: Queryable, email: string): Promise<string[]> {
  const { rows } = await connection.query("SELECT email FROM unsubscriptions WHERE position($1 IN email) > 0", [email]);
  return rows.map((row) => String(row.email)).filter((typedAddress) => containsAddress(typedAddress, email));
}

export async function findErasedUnsubscription(
  connection: Queryable,
  email: string,
): Promise<{ hash: string; time: string } | undefined> {
  const { rows: keys } = await connection.query("SELECT DISTINCT key FROM erased_unsubscriptions");
  const hashes = keys.map(({ key }) => hashAddress(email, String(key)));
  const { rows } = await connection.query("SELECT hash, last_at FROM erased_unsubscriptions WHERE hash = ANY ($1)", [
    hashes,
  ]);
  return rows[0] && { hash: rows[0].hash, time: rows[0].last_at.toISOString() };
}

export async function deleteHashedUnsubscription(connection: Queryable, email: string): Promise<void> {
  const erasedUnsubscription = await findErasedUnsubscription(connection, email);
  if (erasedUnsubscription)
    await connection.query("DELETE FROM erased_unsubscriptions WHERE hash = $1", [erasedUnsubscription.hash]);
}

/** Confirms the address's existing leads and undoes its unsubscription. Must run in a transaction. */
export async function confirmLeadsAndResubscribe(
  connection: Queryable,
  email: string,
): Promise<Pick<RegisterEntry, "messages" | "unsubscriptions">> {
  const leads = await connection.query(
    "UPDATE events SET confirmed_at = clock_timestamp() WHERE confirmed_at IS NULL AND event = $2 AND email = $1",
    [email, eventNames.identify],
  );
  return { messages: leads.rowCount ?? 0, ...(await undoUnsubscription(connection, email)) };
}

/** Undoes the unsubscription but confirms no leads, because anyone may have typed them. Must run in a transaction. */
export async function undoUnsubscription(
  connection: Queryable,
  email: string,
): Promise<Pick<RegisterEntry, "unsubscriptions">> {
  await deleteHashedUnsubscription(connection, email);
  const undoing = await connection.query(
    "UPDATE unsubscriptions SET undone_at = clock_timestamp() WHERE undone_at IS NULL AND email = ANY ($1)",
    [await findMatchingUnsubscriptions(connection, email)],
  );
  return { unsubscriptions: undoing.rowCount ?? 0 };
}

export async function addRegisterEntry(
  connection: Queryable,
  action: RegisteredAction,
  counts: Omit<RegisterEntry, "id" | "doneAt" | "action">,
): Promise<RegisterEntry> {
  const { rows } = await connection.query(
    `INSERT INTO register (id, action, messages, unsubscriptions, older_than_days)
     VALUES ($1, $2, $3, $4, $5) RETURNING *`,
    [createRegisterEntryId(), action, counts.messages, counts.unsubscriptions, counts.olderThanDays],
  );
  return buildRegisterEntry(rows[0]);
}

export function buildRegisterEntry(row: Record<string, unknown> & { done_at: Date }): RegisterEntry {
  return {
    ...{ id: String(row.id), doneAt: row.done_at.toISOString(), action: row.action as RegisteredAction },
    ...{ messages: Number(row.messages), unsubscriptions: Number(row.unsubscriptions) },
    olderThanDays: row.older_than_days === null ? null : Number(row.older_than_days),
  };
}
