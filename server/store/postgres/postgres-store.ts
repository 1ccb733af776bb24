import { DatabaseError, type PoolClient } from "pg";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { maxUnfoundTextsPerDay, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { roundVitals, vitalRetentionDays } from "#domain/visits/web-vitals.ts";
import { formatCanonicalJson } from "#server/store/canonical-json.ts";
import { createMailId, getLeadEmail } from "#server/store/lead-email.ts";
import type { StorableMessage, Store, StoreOutcome } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { describeConnectionError, openClient } from "./postgres-client.ts";
import { addRegisterEntry, type Queryable } from "./postgres-consent.ts";
import {
  addUnsubscription,
  countWaitingMails,
  createPostgresMailQueue,
  queueConfirmationMail,
} from "./postgres-mails.ts";
import { migrateSchema } from "./postgres-migrations.ts";
import { createPrimaryPool } from "./primary-pool.ts";

/**
 * PostgreSQL store, for more than one server. Times come from the database, so the servers' clocks do not matter.
 *
 * @param options - `lockTimeoutMs`: maximum time in ms that a write waits for a table that another client locks.
 * @throws {Error} in Spanish, if the database cannot be used.
 */
export async function openPostgresStore(
  url: string,
  { lockTimeoutMs = 2_000, queuesConfirmationMails = false } = {},
): Promise<Store> {
  const firstClient = await openClient(url, migrateSchema);
  await firstClient.end();
  const pool = createPrimaryPool(url, { lockTimeoutMs });
  type Job<Result> = (client: PoolClient) => Promise<Result>;
  const runJob = <Result>(job: Job<Result>) => runQuery(() => pool.runInTransaction(job));
  const runAtOnce = <Result>(job: Job<Result>) => runQuery(() => pool.runAtOnce(job));
  const runStatement = <Result>(job: Job<Result>) => runQuery(() => pool.runStatement(job));
  /** Adds messages without e-mails in one round trip, and compares those whose key is already stored. */
  async function addAtOnce(messages: readonly StorableMessage[]): Promise<StoreOutcome[]> {
    const run = messages.length === 1 ? runStatement : runAtOnce;
    const outcomes = await run((client) => Promise.all(messages.map((message) => insert(client, message))));
    return Promise.all(
      outcomes.map((outcome, index) => {
        const message = messages[index];
        return outcome ?? runStatement((client) => compareWithStored(client, message as StorableMessage));
      }),
    );
  }

  const store: Store = {
    async add(message, sender) {
      if (queuesConfirmationMails && getLeadEmail(message) !== null)
        return runJob((client) => add(client, message, { queuesConfirmationMails, sender }));
      const [outcome = "conflict"] = await addAtOnce([message]);
      return outcome;
    },
    async addAll(messages, sender) {
      if (!queuesConfirmationMails || messages.every((message) => getLeadEmail(message) === null))
        return addAtOnce(messages);
      return runJob(async (client) => {
        const outcomes: StoreOutcome[] = [];
        for (const message of messages) outcomes.push(await add(client, message, { queuesConfirmationMails, sender }));
        return outcomes;
      });
    },
    unsubscribe: (email, sender) =>
      queuesConfirmationMails
        ? runJob(async (client) => {
            await addUnsubscription(client, normalizeEmail(email), false);
            await queueConfirmationMail(client, { email: normalizeEmail(email), purpose: "opt-out", sender });
          })
        : runAtOnce((client) => addUnsubscription(client, normalizeEmail(email), false)),
    ...createPostgresMailQueue(runJob),
    addVitals: ({ page, device, values }) =>
      runStatement(async (client) => {
        // All servers write the rows in the same order, so that they never deadlock.
        const rows = Object.entries(roundVitals(values)).sort(([a], [b]) => a.localeCompare(b));
        await client.query(
          `WITH forgotten AS (DELETE FROM vitals WHERE day <= (clock_timestamp() AT TIME ZONE 'UTC')::date - $5::int)
           INSERT INTO vitals AS known (page, device, metric, value)
           SELECT $1, $2, metric, value FROM unnest($3::text[], $4::double precision[]) AS given (metric, value)
           ON CONFLICT (day, page, device, metric, value) DO UPDATE SET count = known.count + 1`,
          [page, device, rows.map(([metric]) => metric), rows.map(([, value]) => value), vitalRetentionDays],
        );
      }),
    addUnfoundSearch: (text) => runStatement((client) => addUnfoundSearch(client, text)),
    check: () => runJob(check),
    readCompletedTasks: () =>
      runStatement(async (client) => {
        const { rows } = await client.query("SELECT task, done_at FROM completed_tasks");
        return Object.fromEntries(rows.map(({ task, done_at }) => [task, done_at.toISOString()]));
      }),
    readDatabaseBytes: () =>
      runStatement(async (client) => {
        const { rows } = await client.query("SELECT pg_database_size(current_database()) AS bytes");
        return Number(rows[0]?.bytes);
      }),
    close: () => pool.end(),
  };
  try {
    await store.check();
  } catch (error) {
    await store.close();
    throw new Error(`La base de datos de DATABASE_URL no guarda nada: ${getErrorMessage(error)}.`, { cause: error });
  }
  return store;
}

type AddOptions = { queuesConfirmationMails: boolean; sender?: string | undefined };

async function add(
  connection: Queryable,
  message: StorableMessage,
  { queuesConfirmationMails, sender }: AddOptions,
): Promise<StoreOutcome> {
  const email = getLeadEmail(message);
  const inserting = insert(connection, message);
  if (!queuesConfirmationMails || email === null) return (await inserting) ?? compareWithStored(connection, message);
  // Both queries are sent before the first response, which saves a round trip.
  const counting = countWaitingMails(connection, sender);
  const [outcome] = await Promise.all([inserting, counting]);
  if (outcome === "stored") await queueConfirmationMail(connection, { email, purpose: "lead", sender }, counting);
  return outcome ?? compareWithStored(connection, message);
}

const formatKeyAndProperties = ({ Identity, event, page, properties }: StorableMessage) => [
  ...[Identity, event, page],
  formatCanonicalJson(properties),
];

/** Stores a message. @returns undefined if a message with its key is already stored. */
async function insert(connection: Queryable, message: StorableMessage): Promise<"stored" | undefined> {
  const { rowCount } = await connection.query(
    `INSERT INTO events (identity, event, page, properties, email) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (identity, event, page) DO NOTHING`,
    [...formatKeyAndProperties(message), getLeadEmail(message)],
  );
  return rowCount === 1 ? "stored" : undefined;
}

async function compareWithStored(connection: Queryable, message: StorableMessage): Promise<StoreOutcome> {
  const { rows } = await connection.query(
    "SELECT properties = $4 AS same FROM events WHERE identity = $1 AND event = $2 AND page = $3",
    formatKeyAndProperties(message),
  );
  return rows[0]?.same ? "already-stored" : "conflict";
}

async function addUnfoundSearch(connection: Queryable, text: string): Promise<void> {
  await connection.query(
    `INSERT INTO unfound_searches AS known (text)
     SELECT $1
     WHERE (SELECT count(*) FROM unfound_searches WHERE day = (clock_timestamp() AT TIME ZONE 'UTC')::date) < $2
       OR EXISTS (
         SELECT 1 FROM unfound_searches WHERE day = (clock_timestamp() AT TIME ZONE 'UTC')::date AND text = $1)
     ON CONFLICT (day, text) DO UPDATE SET count = known.count + 1`,
    [text, maxUnfoundTextsPerDay],
  );
}

/**
 * Writes to every table as requests do, and rolls back. The last statement writes a row, so that the commit fails or
 * waits like a request's commit. Also deletes search counts past their retention, because there may be no other write
 * for days.
 */
async function check(client: PoolClient): Promise<void> {
  const id = createMailId();
  const email = `${id}@check.invalid`;
  const trial = { queuesConfirmationMails: true };
  await client.query(
    "DELETE FROM unfound_searches WHERE day <= (clock_timestamp() AT TIME ZONE 'UTC')::date - $1::int",
    [unfoundRetentionDays],
  );
  await client.query("SAVEPOINT trial");
  await add(client, { Identity: id, event: eventNames.identify, page: "", properties: { Email: email } }, trial);
  await add(client, { Identity: id, event: eventNames.formSubmitted, page: "", properties: {} }, trial);
  await addUnsubscription(client, email, false);
  await client.query("UPDATE mails SET attempts = attempts + 1 WHERE email = $1", [email]);
  await client.query("INSERT INTO vitals (page, device, metric, value) VALUES ('', $1, '', 0)", [id]);
  await addUnfoundSearch(client, id);
  await addRegisterEntry(client, "confirm", { messages: 0, unsubscriptions: 0, olderThanDays: null });
  await client.query("ROLLBACK TO SAVEPOINT trial");
  await client.query("UPDATE schema_version SET version = version");
}

/** SQLSTATE classes of errors in the written data (data, constraints, triggers). */
const dataErrorClasses = ["22", "23", "P0"];

/** SQLSTATE classes that only an administrator can fix: missing tables, permissions or schemas, and corruption. */
const permanentErrorClasses = ["42", "3F", "XX"];

function isInClasses(classes: readonly string[], error: unknown): boolean {
  return error instanceof DatabaseError && classes.includes(error.code?.slice(0, 2) ?? "");
}

async function runQuery<Result>(query: () => Promise<Result>): Promise<Result> {
  try {
    return await query();
  } catch (error) {
    if (isInClasses(dataErrorClasses, error) || error instanceof TypeError) throw error;
    // Any other error means that the store is unavailable; a lost connection is not even a `DatabaseError`.
    throw new StoreUnavailableError(describeConnectionError(error), {
      reason: isInClasses(permanentErrorClasses, error) ? "error" : "away",
      cause: error,
    });
  }
}
