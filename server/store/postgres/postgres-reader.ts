import type { Client } from "pg";
import { eventNames } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { minSharedSearches, type UnfoundSearch, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import type { VitalCount } from "#domain/visits/web-vitals.ts";
import { hashAddress } from "#server/store/address-hash.ts";
import { deriveConsent, type UnsubscriptionInForce } from "#server/store/personal-data/consent.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store/store.ts";
import { openClient } from "./postgres-client.ts";
import { requireCurrentSchemaVersion } from "./postgres-migrations.ts";

const maxRowsPerBatch = 1_000;

/** @throws {Error} in Spanish, if the database cannot be read or has another version of the schema. */
export async function openPostgresStoreForReading(url: string): Promise<StoreReader> {
  const client = await openClient(url, requireCurrentSchemaVersion);
  return {
    leads: () => readLeads(client),
    unsubscriptions: () => readUnsubscriptions(client),
    vitals: async (days) => {
      const { rows } = await client.query<VitalCount>(
        `SELECT page, device, metric, value, sum(count)::double precision AS count FROM vitals
         WHERE day > (clock_timestamp() AT TIME ZONE 'UTC')::date - $1::int
         GROUP BY page, device, metric, value ORDER BY page, device, metric, value`,
        [days],
      );
      return rows;
    },
    unfoundSearches: async () => {
      const { rows } = await client.query<UnfoundSearch>(
        `SELECT text, sum(count)::double precision AS count FROM unfound_searches
         WHERE day > (clock_timestamp() AT TIME ZONE 'UTC')::date - $1::int
         GROUP BY text HAVING sum(count) >= $2 ORDER BY sum(count) DESC, text COLLATE "C"`,
        [unfoundRetentionDays, minSharedSearches],
      );
      return rows;
    },
    close: () => client.end(),
  };
}

async function* readUnsubscriptions(client: Client): AsyncGenerator<Unsubscription> {
  type Row = { email: string; first_at: Date; last_at: Date; confirmed_at: Date | null };
  let lastRow: Row | undefined;
  do {
    const { rows }: { rows: Row[] } = await client.query(
      `SELECT email, first_at, last_at, confirmed_at FROM unsubscriptions
       WHERE (first_at, email) > ($1, $2) AND undone_at IS NULL ORDER BY first_at, email LIMIT $3`,
      [lastRow?.first_at ?? "-infinity", lastRow?.email ?? "", maxRowsPerBatch],
    );
    for (const { email, first_at, last_at, confirmed_at } of rows)
      yield {
        ...{ email, firstAt: first_at.toISOString(), lastAt: last_at.toISOString() },
        confirmedAt: confirmed_at?.toISOString() ?? null,
      };
    lastRow = rows.at(-1);
  } while (lastRow);
}

async function* readLeads(client: Client): AsyncGenerator<StoredLead> {
  type Row = {
    /** A 64-bit integer, as text. */
    id: string;
    identity: string;
    properties: Omit<Lead, "Identity">;
    received_at: Date;
    form_submitted_at: Date | null;
    confirmed_at: Date | null;
  };
  let lastRow: Row | undefined;
  do {
    const { rows }: { rows: Row[] } = await client.query(
      `SELECT lead.id, lead.identity, lead.properties, lead.received_at, lead.confirmed_at,
         form.received_at AS form_submitted_at
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = $1 AND form.page = ''
       WHERE lead.event = $2 AND lead.id > $3 AND lead.blocked_at IS NULL ORDER BY lead.id LIMIT $4`,
      [eventNames.formSubmitted, eventNames.identify, lastRow?.id ?? 0, maxRowsPerBatch],
    );
    const findUnsubscription = await loadUnsubscriptionFinder(
      client,
      rows.map(({ properties }) => properties.Email),
    );
    for (const { id, identity, properties, received_at, form_submitted_at, confirmed_at } of rows) {
      const unsubscription = findUnsubscription(properties.Email);
      yield {
        ...properties,
        Identity: identity,
        receivedAt: received_at.toISOString(),
        formSubmittedAt: form_submitted_at?.toISOString() ?? null,
        unsubscribedAt: unsubscription?.time ?? null,
        consent: deriveConsent({ id: BigInt(id), isConfirmed: confirmed_at !== null }, unsubscription),
      };
    }
    lastRow = rows.at(-1);
  } while (lastRow);
}

/** @returns a function that finds the unsubscription in force for one of these addresses. */
async function loadUnsubscriptionFinder(client: Client, typedAddresses: readonly string[]) {
  const emails = typedAddresses.map(normalizeEmail);
  const { rows: keptUnsubscriptions } = await client.query<{ email: string; last_at: Date; after_event: string }>(
    "SELECT email, last_at, after_event FROM unsubscriptions WHERE email = ANY ($1) AND undone_at IS NULL",
    [emails],
  );
  const { rows: keys } = await client.query<{ key: string }>("SELECT DISTINCT key FROM erased_unsubscriptions");
  const emailsByHash = new Map(keys.flatMap(({ key }) => emails.map((email) => [hashAddress(email, key), email])));
  const { rows: erasedUnsubscriptions } = await client.query<{ hash: string; last_at: Date }>(
    "SELECT hash, last_at FROM erased_unsubscriptions WHERE hash = ANY ($1)",
    [[...emailsByHash.keys()]],
  );
  const unsubscriptions = new Map<string | undefined, UnsubscriptionInForce<bigint>>([
    ...erasedUnsubscriptions.map(
      ({ hash, last_at }) => [emailsByHash.get(hash), { time: last_at.toISOString(), afterEvent: undefined }] as const,
    ),
    ...keptUnsubscriptions.map(
      ({ email, last_at, after_event }) =>
        [email, { time: last_at.toISOString(), afterEvent: BigInt(after_event) }] as const,
    ),
  ]);
  return (email: string) => unsubscriptions.get(normalizeEmail(email));
}
