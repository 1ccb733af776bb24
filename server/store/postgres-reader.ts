import type { Client } from "pg";
import { comparableEmail, eventNames } from "#domain/collector.ts";
import type { Lead } from "#domain/lead.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store.ts";
import { openClient } from "./postgres-client.ts";
import { schemaVersion, versionOf } from "./postgres-migrations.ts";
import { olderVersion } from "./sqlite-migrations.ts";

const rowsAtOnce = 1_000;

/** @throws {Error} in Spanish, if it cannot be read or has another version of the schema. */
export async function openPostgresStoreForReading(url: string): Promise<StoreReader> {
  const client = await openClient(url, async (opened) => {
    if ((await versionOf(opened)) < schemaVersion) throw new Error(olderVersion);
  });
  return {
    leads: () => leadsOf(client),
    unsubscriptions: () => unsubscriptionsOf(client),
    close: () => client.end(),
  };
}

async function* unsubscriptionsOf(client: Client): AsyncGenerator<Unsubscription> {
  type Row = { email: string; first_at: Date; last_at: Date };
  let last: Row | undefined;
  do {
    const { rows }: { rows: Row[] } = await client.query(
      `SELECT email, first_at, last_at FROM unsubscriptions
       WHERE (first_at, email) > ($1, $2) ORDER BY first_at, email LIMIT $3`,
      [last?.first_at ?? "-infinity", last?.email ?? "", rowsAtOnce],
    );
    for (const { email, first_at, last_at } of rows)
      yield { email, firstAt: first_at.toISOString(), lastAt: last_at.toISOString() };
    last = rows.at(-1);
  } while (last);
}

async function* leadsOf(client: Client): AsyncGenerator<StoredLead> {
  type Row = {
    /** A 64-bit integer, as text. */
    id: string;
    identity: string;
    properties: Omit<Lead, "Identity">;
    received_at: Date;
    form_submitted_at: Date | null;
  };
  let last: Row | undefined;
  do {
    const { rows }: { rows: Row[] } = await client.query(
      `SELECT lead.id, lead.identity, lead.properties, lead.received_at, form.received_at AS form_submitted_at
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = $1 AND form.page = ''
       WHERE lead.event = $2 AND lead.id > $3 ORDER BY lead.id LIMIT $4`,
      [eventNames.formSubmitted, eventNames.identify, last?.id ?? 0, rowsAtOnce],
    );
    const unsubscribedAt = await unsubscriptionsAmong(
      client,
      rows.map(({ properties }) => properties.Email),
    );
    for (const { id, identity, properties, received_at, form_submitted_at } of rows)
      yield {
        ...properties,
        Identity: identity,
        receivedAt: received_at.toISOString(),
        formSubmittedAt: form_submitted_at?.toISOString() ?? null,
        unsubscribedAt: unsubscribedAt(properties.Email, BigInt(id)),
      };
    last = rows.at(-1);
  } while (last);
}

/** @returns when an address unsubscribed after the event with this id, or null. */
async function unsubscriptionsAmong(client: Client, emails: readonly string[]) {
  const { rows } = await client.query<{ email: string; last_at: Date; after_event: string }>(
    "SELECT email, last_at, after_event FROM unsubscriptions WHERE email = ANY ($1)",
    [emails.map(comparableEmail)],
  );
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  return (email: string, id: bigint): string | null => {
    const row = byEmail.get(comparableEmail(email));
    return row && BigInt(row.after_event) >= id ? row.last_at.toISOString() : null;
  };
}
