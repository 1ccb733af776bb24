import type { DatabaseSync } from "node:sqlite";
import { eventNames } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { minSharedSearches, type UnfoundSearch, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import type { VitalCount } from "#domain/visits/web-vitals.ts";
import { deriveConsent, type UnsubscriptionInForce } from "#server/store/personal-data/consent.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store/store.ts";
import { prepareErasedUnsubscriptions } from "./sqlite-consent.ts";
import { openFileForReading } from "./sqlite-file.ts";

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openSqliteStoreForReading(file: string): StoreReader {
  const database = openFileForReading(file);
  return {
    leads: () => readLeads(database),
    unsubscriptions: () => readUnsubscriptions(database),
    vitals: async (days) =>
      // Uses the day of the process, as when a visit is stored, because SQLite's own clock could be on another day.
      database
        .prepare(
          `SELECT page, device, metric, value, sum(count) AS count FROM vitals WHERE day > date(@today, @before)
           GROUP BY page, device, metric, value ORDER BY page, device, metric, value`,
        )
        .all({ today: new Date().toISOString(), before: `-${days} days` }) as VitalCount[],
    unfoundSearches: async () =>
      database
        .prepare(
          `SELECT text, sum(count) AS count FROM unfound_searches WHERE day > date(@today, @before)
           GROUP BY text HAVING sum(count) >= ${minSharedSearches} ORDER BY sum(count) DESC, text`,
        )
        .all({ today: new Date().toISOString(), before: `-${unfoundRetentionDays} days` }) as UnfoundSearch[],
    close: async () => database.close(),
  };
}

async function* readUnsubscriptions(database: DatabaseSync): AsyncGenerator<Unsubscription> {
  const rows = database
    .prepare(
      "SELECT email, first_at, last_at, confirmed_at FROM unsubscriptions WHERE undone_at IS NULL ORDER BY first_at, email",
    )
    .iterate();
  for (const row of rows)
    yield {
      ...{ email: String(row.email), firstAt: String(row.first_at), lastAt: String(row.last_at) },
      confirmedAt: row.confirmed_at === null ? null : String(row.confirmed_at),
    };
}

async function* readLeads(database: DatabaseSync): AsyncGenerator<StoredLead> {
  const findUnsubscription = prepareUnsubscriptionFinder(database);
  const rows = database
    .prepare(
      `SELECT lead.id, lead.identity, lead.properties, lead.received_at, lead.confirmed_at,
         form.received_at AS form_submitted_at
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = ? AND form.page = ''
       WHERE lead.event = ? AND lead.blocked_at IS NULL ORDER BY lead.id`,
    )
    .iterate(eventNames.formSubmitted, eventNames.identify);
  for (const row of rows) {
    const lead = JSON.parse(String(row.properties)) as Omit<Lead, "Identity">;
    const unsubscription = findUnsubscription(normalizeEmail(lead.Email));
    yield {
      ...lead,
      Identity: String(row.identity),
      receivedAt: String(row.received_at),
      formSubmittedAt: row.form_submitted_at === null ? null : String(row.form_submitted_at),
      unsubscribedAt: unsubscription?.time ?? null,
      consent: deriveConsent({ id: Number(row.id), isConfirmed: row.confirmed_at !== null }, unsubscription),
    };
  }
}

/** @returns a function that finds the unsubscription in force for an address in its comparable form. */
function prepareUnsubscriptionFinder(
  database: DatabaseSync,
): (email: string) => UnsubscriptionInForce<number> | undefined {
  const selectUnsubscription = database.prepare(
    "SELECT last_at, after_event FROM unsubscriptions WHERE email = ? AND undone_at IS NULL",
  );
  const findErased = prepareErasedUnsubscriptions(database);
  return (email) => {
    const row = selectUnsubscription.get(email);
    if (row) return { time: String(row.last_at), afterEvent: Number(row.after_event) };
    const erasedUnsubscription = findErased(email);
    return erasedUnsubscription && { time: erasedUnsubscription.time, afterEvent: undefined };
  };
}
