import { eventNames } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { minSharedSearches, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import type { VitalCount } from "#domain/visits/web-vitals.ts";
import { hashAddress } from "#server/store/address-hash.ts";
import type { Consent, StoredLead, StoreReader, Unsubscription } from "#server/store/store.ts";
import { readTime, type Sql, type SqlRow } from "./sql.ts";

const maxRowsPerBatch = 1_000;

export function createStoreReader(sql: Sql, close: () => Promise<void>): StoreReader {
  return {
    leads: () => readLeads(sql),
    unsubscriptions: () => readUnsubscriptions(sql),
    async vitals(days) {
      const { rows } = await sql.run(
        `SELECT page, device, metric, value, sum(count) AS count FROM vitals
         WHERE day > ${sql.dialect.buildPastDay("$1")}
         GROUP BY page, device, metric, value ORDER BY page, device, metric, value`,
        [days],
      );
      return rows.map((row) => ({ ...row, count: Number(row.count) }) as VitalCount);
    },
    async unfoundSearches() {
      const { rows } = await sql.run(
        `SELECT text, sum(count) AS count FROM unfound_searches
         WHERE day > ${sql.dialect.buildPastDay(unfoundRetentionDays)} GROUP BY text HAVING sum(count) >= $1`,
        [minSharedSearches],
      );
      const searches = rows.map(({ text, count }) => ({ text: String(text), count: Number(count) }));
      return searches.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
    },
    close,
  };
}

async function* readUnsubscriptions(sql: Sql): AsyncGenerator<Unsubscription> {
  let last = { firstAt: "0001-01-01T00:00:00.000Z", email: "" };
  for (;;) {
    const { rows } = await sql.run(
      `SELECT email, first_at, last_at, confirmed_at FROM unsubscriptions
       WHERE (first_at, email) > ($1, $2) AND undone_at IS NULL ORDER BY first_at, email LIMIT ${maxRowsPerBatch}`,
      [last.firstAt, last.email],
    );
    if (rows.length === 0) return;
    for (const row of rows) {
      last = { firstAt: String(row.first_at), email: String(row.email) };
      yield { ...last, lastAt: String(row.last_at), confirmedAt: readTime(row.confirmed_at) };
    }
  }
}

async function* readLeads(sql: Sql): AsyncGenerator<StoredLead> {
  let lastId = 0;
  for (;;) {
    const { rows } = await sql.run(
      `SELECT lead.id, lead.identity, lead.properties, lead.received_at, lead.confirmed_at,
         form.received_at AS form_submitted_at, unsubscription.last_at AS unsubscribed_at, unsubscription.after_event
       FROM events AS lead
       LEFT JOIN events AS form ON form.identity = lead.identity AND form.event = $1 AND form.page = ''
       LEFT JOIN unsubscriptions AS unsubscription
         ON unsubscription.email = lead.email AND unsubscription.undone_at IS NULL
       WHERE lead.event = $2 AND lead.id > $3 AND lead.blocked_at IS NULL
       ORDER BY lead.id LIMIT ${maxRowsPerBatch}`,
      [eventNames.formSubmitted, eventNames.identify, lastId],
    );
    if (rows.length === 0) return;
    const findErased = await loadErasedUnsubscriptions(sql);
    for (const row of rows) {
      lastId = Number(row.id);
      const lead = JSON.parse(String(row.properties)) as Omit<Lead, "Identity">;
      const unsubscribedAt = readTime(row.unsubscribed_at) ?? findErased(normalizeEmail(lead.Email));
      yield {
        ...lead,
        Identity: String(row.identity),
        receivedAt: String(row.received_at),
        formSubmittedAt: readTime(row.form_submitted_at),
        unsubscribedAt,
        consent: deriveConsent(row, unsubscribedAt !== null),
      };
    }
  }
}

/** The unsubscription of an erased address is older than all leads of the address. */
function deriveConsent(row: SqlRow, isUnsubscribed: boolean): Consent {
  if (row.after_event !== null && Number(row.after_event) >= Number(row.id)) return "withdrawn";
  return row.confirmed_at !== null && !isUnsubscribed ? "confirmed" : "unconfirmed";
}

/** @returns a function that finds the time of the unsubscription of an erased address; null if there is none. */
async function loadErasedUnsubscriptions(sql: Sql): Promise<(email: string) => string | null> {
  const { rows } = await sql.run("SELECT hash, key, last_at FROM erased_unsubscriptions");
  const times = new Map(rows.map(({ hash, last_at }) => [String(hash), String(last_at)]));
  const keys = new Set(rows.map(({ key }) => String(key)));
  return (email) => {
    for (const key of keys) {
      const time = times.get(hashAddress(email, key));
      if (time !== undefined) return time;
    }
    return null;
  };
}
