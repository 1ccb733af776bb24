/** Connections to the hosts of a database, of which only one accepts writes. */
import { type ClientBase, DatabaseError, Pool, type PoolClient } from "pg";
import { durabilitySettingSql, requirePrimary } from "./postgres-client.ts";
import { listHostUrls } from "./postgres-hosts.ts";

type Work<Result> = (client: PoolClient) => Promise<Result>;

export type PrimaryPool = {
  /** Runs `work` in a transaction on the host that accepts writes, even if a failover has changed the host. */
  runInTransaction<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Runs a transaction in one round trip: `work` must send all its queries before it waits, and the commit follows
   * them.
   */
  runAtOnce<Result>(work: Work<Result>): Promise<Result>;
  /** Runs a `work` with a single query; without a transaction if the connection has its own limits. */
  runStatement<Result>(work: Work<Result>): Promise<Result>;
  end(): Promise<void>;
};

const poolConfig = {
  application_name: "wim",
  // Few connections, because several servers share the database.
  max: 8,
  keepAlive: true,
  pipeline: true,
  // Also the maximum time that a request waits for a free connection.
  connectionTimeoutMillis: 5_000,
  // Ends queries to a database that hangs.
  query_timeout: 10_000,
} as const;

/** Error message of `pg-pool` if all connections are busy; the host may still work. */
const busyMessage = "timeout exceeded when trying to connect";

/** @param options - `lockTimeoutMs`: maximum time in ms that a write waits for a table that another client locks. */
export function createPrimaryPool(url: string, { lockTimeoutMs }: { lockTimeoutMs: number }): PrimaryPool {
  const hostUrls = listHostUrls(url);
  /** Connections whose limits were set once, when they opened. On others, each transaction sets the limits. */
  const limitedClients = new WeakSet<ClientBase>();
  async function onConnect(client: ClientBase): Promise<void> {
    if (hostUrls.length > 1) await requirePrimary(client);
    if (!(await isDirect(client))) return;
    await client.query(formatLimits(lockTimeoutMs, false));
    limitedClients.add(client);
  }
  const pools = hostUrls.map((connectionString) => new Pool({ ...poolConfig, onConnect, connectionString }));
  for (const pool of pools) {
    // A connection that breaks while idle does not matter, because the next request gets another one.
    pool.on("error", () => {});
    // A connection that breaks in use rejects its query; without a listener, it would also end the process.
    pool.on("connect", (client) => client.on("error", () => {}));
  }
  const runningTransactions = new Set<Promise<unknown>>();
  let primary = 0;

  async function connect(): Promise<PoolClient> {
    const candidates = [...pools.keys()].map((index) => (primary + index) % pools.length);
    let failure: unknown;
    for (const candidate of candidates) {
      try {
        const client = await (pools[candidate] as Pool).connect();
        primary = candidate;
        return client;
      } catch (error) {
        failure ??= error;
        if ((error as Error).message === busyMessage) break;
      }
    }
    throw failure;
  }

  /** Runs queries that `run` sends on a client of the host that accepts writes. */
  async function runOnPrimary<Result>(run: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect();
    let failure: Error | undefined;
    try {
      return await requireNoWarning(client, run);
    } catch (error) {
      failure = error as Error;
      // A host that does not respond may have been replaced, so the next transaction first tries another one.
      if (!(error instanceof DatabaseError)) primary = (primary + 1) % pools.length;
      throw error;
    } finally {
      // After a failure, closes the connection, which also ends its transaction.
      client.release(failure);
    }
  }

  const begin = (client: PoolClient) =>
    client.query(limitedClients.has(client) ? "BEGIN" : `BEGIN; ${formatLimits(lockTimeoutMs, true)}`);

  async function runInTransaction<Result>(client: PoolClient, work: Work<Result>): Promise<Result> {
    // The first query of `work` is sent without waiting for the response to `begin`.
    const [, result] = await Promise.all([begin(client), work(client)]);
    await commit(client);
    return result;
  }

  async function runAtOnce<Result>(client: PoolClient, work: Work<Result>): Promise<Result> {
    const answers = Promise.all([begin(client), work(client)]);
    const committing = commit(client);
    // If a query failed, its error says more than the error of the commit.
    committing.catch(() => {});
    const [, result] = await answers;
    await committing;
    return result;
  }

  async function track<Result>(transaction: Promise<Result>): Promise<Result> {
    runningTransactions.add(transaction);
    return transaction.finally(() => runningTransactions.delete(transaction));
  }

  return {
    runInTransaction: (work) => track(runOnPrimary((client) => runInTransaction(client, work))),
    runAtOnce: (work) => track(runOnPrimary((client) => runAtOnce(client, work))),
    runStatement: (work) =>
      track(runOnPrimary((client) => (limitedClients.has(client) ? work(client) : runAtOnce(client, work)))),
    async end() {
      // A pool that ends never responds to requests that still wait for a connection.
      await Promise.allSettled(runningTransactions);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/**
 * Formats the SQL that sets the limits. PostgreSQL itself enforces them, so that it stores nothing of what it cancels.
 */
function formatLimits(lockTimeoutMs: number, isLocal: boolean): string {
  return `SELECT set_config('lock_timeout', '${lockTimeoutMs}', ${isLocal}),
    set_config('statement_timeout', '5000', ${isLocal}), ${durabilitySettingSql(isLocal)}`;
}

/**
 * Whether the connection always uses the same PostgreSQL process. A connection pooler, such as PgBouncer, reports its
 * own number, and the next transaction may use another process with other settings.
 */
async function isDirect(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query("SELECT pg_backend_pid() AS process");
  return rows[0]?.process === (client as ClientBase & { processID?: number }).processID;
}

/**
 * Runs queries, and rejects if there is a warning. If someone cancels a commit that waits for a synchronous standby,
 * PostgreSQL reports success with a warning. A failover would then lose the rows.
 */
async function requireNoWarning<Result>(client: PoolClient, run: Work<Result>): Promise<Result> {
  const warnings: string[] = [];
  const noteWarning = (notice: { severity?: string | undefined; message?: string | undefined }) => {
    if (notice.severity === "WARNING") warnings.push(notice.message ?? "");
  };
  client.on("notice", noteWarning);
  try {
    const result = await run(client);
    if (warnings.length > 0) throw new Error(warnings.join(", "));
    return result;
  } finally {
    client.off("notice", noteWarning);
  }
}

/** Commits, and rejects if PostgreSQL rolled back instead, as it does after a failed query. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query("COMMIT");
  if (command !== "COMMIT") throw new Error(`PostgreSQL answered ${command} to a commit`);
}
