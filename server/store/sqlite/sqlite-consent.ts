/** Reads and changes an address's consent to e-mails, for servers and commands. */
import type { DatabaseSync } from "node:sqlite";
import { eventNames } from "#domain/leads/collector-contract.ts";
import type { RegisterEntry } from "#server/collector/personal-data.ts";
import { hashAddress } from "#server/store/address-hash.ts";

/** SQL condition for the address `@email`: its leads, and all messages with the identity of such a lead. */
export const personMessagesCondition = "identity IN (SELECT identity FROM events WHERE email = @email)";
/** SQL condition for unsubscriptions whose text is or contains `@email`. */
export const personUnsubscriptionsCondition = "instr(email, @email) > 0 AND names_address(email, @email)";

/** The unsubscription of an erased address, if there is one. In this module, `email` is in its comparable form. */
export function findHashedUnsubscription(
  database: DatabaseSync,
  email: string,
): { hash: string; at: string } | undefined {
  for (const { key } of database.prepare("SELECT DISTINCT key FROM erased_unsubscriptions").all()) {
    const hash = hashAddress(email, String(key));
    const row = database.prepare("SELECT last_at FROM erased_unsubscriptions WHERE hash = ?").get(hash);
    if (row) return { hash, at: String(row.last_at) };
  }
  return undefined;
}

export function deleteErasedUnsubscription(database: DatabaseSync, email: string): void {
  const erased = findHashedUnsubscription(database, email);
  if (erased) database.prepare("DELETE FROM erased_unsubscriptions WHERE hash = ?").run(erased.hash);
}

/** Confirms the address's existing leads and undoes its unsubscription. */
export function confirmLeadsAndResubscribe(database: DatabaseSync, email: string, at: string): ChangeCounts {
  const leads = database.prepare(
    "UPDATE events SET confirmed_at = @at WHERE confirmed_at IS NULL AND event = @lead AND email = @email",
  );
  const messages = Number(leads.run({ email, at, lead: eventNames.identify }).changes);
  return { messages, ...undoUnsubscription(database, email, at) };
}

/** Undoes the unsubscription but confirms no leads, because anyone may have typed them. */
export function undoUnsubscription(
  database: DatabaseSync,
  email: string,
  at: string,
): Pick<ChangeCounts, "unsubscriptions"> {
  deleteErasedUnsubscription(database, email);
  const undo = database.prepare(
    `UPDATE unsubscriptions SET undone_at = @at WHERE undone_at IS NULL AND ${personUnsubscriptionsCondition}`,
  );
  return { unsubscriptions: Number(undo.run({ email, at }).changes) };
}

export type ChangeCounts = Pick<RegisterEntry, "messages" | "unsubscriptions">;

export function addRegisterEntry(database: DatabaseSync, entry: RegisterEntry): void {
  database
    .prepare("INSERT INTO register VALUES (@id, @doneAt, @action, @messages, @unsubscriptions, @olderThanDays)")
    .run(entry);
}
