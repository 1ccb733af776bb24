import { DatabaseError, type PoolClient } from "pg";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { getLeadEmail } from "#server/store/lead-email.ts";
import type { Sql } from "#server/store/sql/sql.ts";
import { compareWithStored, insertMessage } from "#server/store/sql/sql-messages.ts";
import { createStoreReader } from "#server/store/sql/sql-reader.ts";
import { storeOperations } from "#server/store/sql/store-operations.ts";
import type { StorableMessage, Store, StoreOutcome, StoreReader } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { describeConnectionError, openClient } from "./postgres-client.ts";
import { migrateSchema, requireCurrentSchemaVersion } from "./postgres-migrations.ts";
import { createPostgresSql } from "./postgres-sql.ts";
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
  type Job<Result> = (sql: Sql) => Promise<Result>;
  const onClient =
    <Result>(job: Job<Result>) =>
    (client: PoolClient) =>
      job(createPostgresSql(client));
  const runJob = <Result>(job: Job<Result>) => runQuery(() => pool.runInTransaction(onClient(job)));
  const runAtOnce = <Result>(job: Job<Result>) => runQuery(() => pool.runAtOnce(onClient(job)));
  const runStatement = <Result>(job: Job<Result>) => runQuery(() => pool.runStatement(onClient(job)));
  const { addAll, unsubscribe, takeMail, endMail, decide, check, ...operations } = storeOperations;
  /** Adds messages without e-mails in one round trip, and compares those whose key is already stored. */
  async function addAtOnce(messages: readonly StorableMessage[]): Promise<StoreOutcome[]> {
    const run = messages.length === 1 ? runStatement : runAtOnce;
    const outcomes = await run((sql) => Promise.all(messages.map((message) => insertMessage(sql, message))));
    return Promise.all(
      outcomes.map((outcome, index) => {
        const message = messages[index];
        return outcome ?? runStatement((sql) => compareWithStored(sql, message as StorableMessage));
      }),
    );
  }

  const store: Store = {
    async add(message, sender) {
      const [outcome = "conflict"] = await store.addAll([message], sender);
      return outcome;
    },
    addAll: (messages, sender) =>
      queuesConfirmationMails && messages.some((message) => getLeadEmail(message) !== null)
        ? runJob((sql) => addAll(sql, messages, { queuesConfirmationMails, sender }))
        : addAtOnce(messages),
    unsubscribe: (email, sender) =>
      (queuesConfirmationMails ? runJob : runAtOnce)((sql) =>
        unsubscribe(sql, email, { queuesConfirmationMails, sender }),
      ),
    takeMail: () => runJob(takeMail),
    endMail: (id, end) => runJob((sql) => endMail(sql, id, end)),
    decide: (id, wantsMails) => runJob((sql) => decide(sql, id, wantsMails)),
    addVitals: (report) => runAtOnce((sql) => operations.addVitals(sql, report)),
    addUnfoundSearch: (text) => runStatement((sql) => operations.addUnfoundSearch(sql, text)),
    check: () => runJob(check),
    readCompletedTasks: () => runStatement(operations.readCompletedTasks),
    readDatabaseBytes: () =>
      runStatement(async (sql) => {
        const { rows } = await sql.run("SELECT pg_database_size(current_database()) AS bytes");
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

/** @throws {Error} in Spanish, if the database cannot be read or has another version of the schema. */
export async function openPostgresStoreForReading(url: string): Promise<StoreReader> {
  const client = await openClient(url, requireCurrentSchemaVersion);
  return createStoreReader(createPostgresSql(client), () => client.end());
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
