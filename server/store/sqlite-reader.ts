import type { DatabaseSync } from "node:sqlite";
import { comparableEmail, eventNames } from "#domain/collector.ts";
import type { Lead } from "#domain/lead.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store.ts";
import { openFileForReading } from "./sqlite-file.ts";

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openSqliteStoreForReading(file: string): StoreReader {
  const database = openFileForReading(file);
  return {
    leads: () => leadsOf(database),
    unsubscriptions: () => unsubscriptionsOf(database),
    close: async () => database.close(),
  };
}

async function* unsubscriptionsOf(database: DatabaseSync): AsyncGenerator<Unsubscription> {
  const rows = database
    .prepare("SELECT email, first_at, last_at FROM unsubscriptions ORDER BY first_at, email")
    .iterate();
  for (const row of rows)
    yield { email: String(row.email), firstAt: String(row.first_at), lastAt: String(row.last_at) };
}

async function* leadsOf(database: DatabaseSync): AsyncGenerator<StoredLead> {
  const unsubscription = database.prepare("SELECT last_at FROM unsubscriptions WHERE email = ? AND after_event >= ?");
  const rows = database
    .prepare(
      `SELECT lead.id, lead.identity, lead.properties, lead.received_at, form.received_at AS form_submitted_at
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = ? AND form.page = ''
       WHERE lead.event = ? ORDER BY lead.id`,
    )
    .iterate(eventNames.formSubmitted, eventNames.identify);
  for (const row of rows) {
    const lead = JSON.parse(String(row.properties)) as Omit<Lead, "Identity">;
    const unsubscribed = unsubscription.get(comparableEmail(lead.Email), row.id ?? 0);
    yield {
      ...lead,
      Identity: String(row.identity),
      receivedAt: String(row.received_at),
      formSubmittedAt: row.form_submitted_at === null ? null : String(row.form_submitted_at),
      unsubscribedAt: unsubscribed ? String(unsubscribed.last_at) : null,
    };
  }
}
