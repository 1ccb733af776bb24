import { DatabaseError, Pool } from "pg";
import { comparableEmail } from "#domain/collector.ts";
import { roundedValues } from "#domain/web-vitals.ts";
import type { StorableMessage, Store, StoreOutcome } from "#server/store.ts";
import { canonicalJson } from "./canonical-json.ts";
import { openClient, reasonOf, requireDurability } from "./postgres-client.ts";
import { migrate } from "./postgres-migrations.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** Several servers share the database: each takes no more than it can keep busy. */
const connections = 8;

/**
 * PostgreSQL, for more than one server. Times are those of the database, so that the servers' clocks do not matter.
 *
 * @param options - `lockTimeoutMs`: how long somebody else may hold a table before what is to be written is refused.
 * @throws {Error} in Spanish, if the database cannot be used.
 */
export async function openPostgresStore(url: string, { lockTimeoutMs = 2_000 } = {}): Promise<Store> {
  const first = await openClient(url, migrate);
  await first.end();
  const pool = new Pool({
    connectionString: url,
    application_name: "wim",
    max: connections,
    keepAlive: true,
    // Also how long a request waits for a free connection.
    connectionTimeoutMillis: 5_000,
    // These two end in the database, which then has stored nothing; the last is for one that is not heard any more.
    lock_timeout: lockTimeoutMs,
    statement_timeout: 5_000,
    query_timeout: 10_000,
    onConnect: requireDurability,
  });
  // A connection that breaks while nobody uses it: the next request gets another one.
  pool.on("error", () => {});

  return {
    add: (message) => asked(() => add(pool, message)),
    addAll: (messages) => asked(() => addAllWith(pool, messages)),
    unsubscribe: (email) =>
      asked(async () => {
        await pool.query(
          `INSERT INTO unsubscriptions AS known (email) VALUES ($1)
           ON CONFLICT (email) DO UPDATE
           SET last_at = greatest(known.last_at, excluded.last_at),
               after_event = greatest(known.after_event, excluded.after_event),
               undone_at = NULL`,
          [comparableEmail(email)],
        );
      }),
    addVitals: ({ page, device, values }) =>
      asked(async () => {
        // In one order everywhere, so that two servers never wait for each other.
        const rows = Object.entries(roundedValues(values)).sort(([a], [b]) => a.localeCompare(b));
        await pool.query(
          `INSERT INTO vitals AS known (page, device, metric, value)
           SELECT $1, $2, metric, value FROM unnest($3::text[], $4::double precision[]) AS given (metric, value)
           ON CONFLICT (day, page, device, metric, value) DO UPDATE SET count = known.count + 1`,
          [page, device, rows.map(([metric]) => metric), rows.map(([, value]) => value)],
        );
      }),
    check: () => asked(async () => void (await pool.query("UPDATE schema_version SET version = version"))),
    close: () => pool.end(),
  };
}

type Queryable = Pick<Pool, "query">;

async function add(on: Queryable, { Identity, event, page, properties }: StorableMessage): Promise<StoreOutcome> {
  const key = [Identity, event, page];
  const values = [...key, canonicalJson(properties)];
  const { rowCount } = await on.query(
    `INSERT INTO events (identity, event, page, properties) VALUES ($1, $2, $3, $4)
     ON CONFLICT (identity, event, page) DO NOTHING`,
    values,
  );
  if (rowCount === 1) return "stored";
  const { rows } = await on.query(
    "SELECT properties = $4 AS same FROM events WHERE identity = $1 AND event = $2 AND page = $3",
    values,
  );
  return rows[0]?.same ? "already-stored" : "conflict";
}

async function addAllWith(pool: Pool, messages: readonly StorableMessage[]): Promise<StoreOutcome[]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("BEGIN");
    const outcomes: StoreOutcome[] = [];
    for (const message of messages) outcomes.push(await add(client, message));
    await client.query("COMMIT");
    return outcomes;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection that failed is closed, and its transaction with it.
    client.release(failure);
  }
}

/** SQLSTATE classes of our own mistakes: data, constraints, syntax, triggers. All others will pass. */
const ownMistakes = ["22", "23", "42", "P0"];

function isOwnMistake(error: unknown): boolean {
  if (error instanceof DatabaseError) return ownMistakes.includes(error.code?.slice(0, 2) ?? "");
  // Lost connections and timeouts are plain errors.
  return error instanceof TypeError;
}

async function asked<Result>(query: () => Promise<Result>): Promise<Result> {
  try {
    return await query();
  } catch (error) {
    if (isOwnMistake(error)) throw error;
    throw new StoreUnavailable(reasonOf(error), { cause: error });
  }
}
