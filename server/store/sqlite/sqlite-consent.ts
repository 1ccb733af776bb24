/** Reads and changes an address's consent to e-mails, for servers and commands. */
import type { DatabaseSync } from "node:sqlite";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { hashAddress } from "#server/store/address-hash.ts";
import type { RegisterEntry } from "#server/store/personal-data/personal-data.ts";

/** SQL condition for a person's messages: the leads of `@email`, and all messages with the identity of one of them. */
export const personMessagesCondition = "identity IN (SELECT identity FROM events WHERE email = @email)";
/** SQL condition for unsubscriptions whose text is or contains `@email`. */
export const personUnsubscriptionsCondition = "instr(email, @email) > 0 AND names_address(email, @email)";

/**
 * @returns a function that finds the unsubscription of an erased address. In this module, `email` is in its comparable
 *   form.
 */
export function prepareErasedUnsubscriptions(
  database: DatabaseSync,
): (email: string) => { hash: string; time: string } | undefined {
  const keys = database.prepare("SELECT DISTINCT key FROM erased_unsubscriptions").all();
  const findByHash = database.prepare("SELECT hash, last_at AS at FROM erased_unsubscriptions WHERE hash = ?");
  return (email) => {
    for (const { key } of keys) {
      const row = findByHash.get(hashAddress(email, String(key)));
      if (row) return { hash: String(row.hash), time: String(row.at) };
    }
    return undefined;
  };
}

export function deleteHashedUnsubscription(database: DatabaseSync, email: string): void {
  const erasedUnsubscription = prepareErasedUnsubscriptions(database)(email);
  if (erasedUnsubscription)
    database.prepare("DELETE FROM erased_unsubscriptions WHERE hash = ?").run(erasedUnsubscription.hash);
}

/** Confirms the address's existing leads and undoes its unsubscription. */
export function confirmLeadsAndResubscribe(database: DatabaseSync, email: string, time: string): ChangeCounts {
  const confirmStatement = database.prepare(
    "UPDATE events SET confirmed_at = @at WHERE confirmed_at IS NULL AND event = @lead AND email = @email",
  );
  const messages = Number(confirmStatement.run({ email, at: time, lead: eventNames.identify }).changes);
  return { messages, ...undoUnsubscription(database, email, time) };
}

/** Undoes the unsubscription but confirms no leads, because anyone may have typed them. */
export function undoUnsubscription(
  database: DatabaseSync,
  email: string,
  time: string,
): Pick<ChangeCounts, "unsubscriptions"> {
  deleteHashedUnsubscription(database, email);
  const undoStatement = database.prepare(
    `UPDATE unsubscriptions SET undone_at = @at WHERE undone_at IS NULL AND ${personUnsubscriptionsCondition}`,
  );
  return { unsubscriptions: Number(undoStatement.run({ email, at: time }).changes) };
}

export type ChangeCounts = Pick<RegisterEntry, "messages" | "unsubscriptions">;

export function addRegisterEntry(database: DatabaseSync, entry: RegisterEntry): void {
  database
    .prepare("INSERT INTO register VALUES (@id, @doneAt, @action, @messages, @unsubscriptions, @olderThanDays)")
    .run(entry);
}
