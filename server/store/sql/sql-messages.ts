/** Stores messages. Each function must run in a transaction. */
import { formatCanonicalJson } from "#server/store/canonical-json.ts";
import { getLeadEmail } from "#server/store/lead-email.ts";
import type { StorableMessage, StoreOutcome } from "#server/store/store.ts";
import type { Sql } from "./sql.ts";
import { countWaitingMails, queueConfirmationMail } from "./sql-mails.ts";

export type RequestOptions = {
  /** Whether the owner of an address is asked by e-mail. */
  queuesConfirmationMails: boolean;
  /** Network that sent the request; undefined if unknown. */
  sender?: string | undefined;
};

export async function addMessage(
  sql: Sql,
  message: StorableMessage,
  { queuesConfirmationMails, sender }: RequestOptions,
): Promise<StoreOutcome> {
  const email = getLeadEmail(message);
  const inserting = insertMessage(sql, message);
  if (!queuesConfirmationMails || email === null) return (await inserting) ?? compareWithStored(sql, message);
  // Both statements are sent before the first response, which saves a round trip.
  const counting = countWaitingMails(sql, sender);
  const [outcome] = await Promise.all([inserting, counting]);
  if (outcome === "stored") await queueConfirmationMail(sql, { email, purpose: "lead", sender }, counting);
  return outcome ?? compareWithStored(sql, message);
}

const formatKeyAndProperties = ({ Identity, event, page, properties }: StorableMessage) => [
  ...[Identity, event, page],
  formatCanonicalJson(properties),
];

/** Stores a message. @returns undefined if a message with its key is already stored. */
export async function insertMessage(sql: Sql, message: StorableMessage): Promise<"stored" | undefined> {
  const { changeCount } = await sql.run(
    `INSERT INTO events (identity, event, page, properties, received_at, email)
     VALUES ($1, $2, $3, $4, ${sql.dialect.now}, $5) ON CONFLICT (identity, event, page) DO NOTHING`,
    [...formatKeyAndProperties(message), getLeadEmail(message)],
  );
  return changeCount === 1 ? "stored" : undefined;
}

export async function compareWithStored(sql: Sql, message: StorableMessage): Promise<StoreOutcome> {
  const { rows } = await sql.run(
    "SELECT properties = $4 AS same FROM events WHERE identity = $1 AND event = $2 AND page = $3",
    formatKeyAndProperties(message),
  );
  return rows[0]?.same ? "already-stored" : "conflict";
}
