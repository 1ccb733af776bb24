/** Connections to the hosts of a database, of which one takes writes. */
import { DatabaseError, Pool, type PoolClient } from "pg";
import { durabilitySettingSql, requirePrimary } from "./postgres-client.ts";
import { listHostUrls } from "./postgres-hosts.ts";

export type PrimaryPool = {
  /** Runs `work` in a transaction on the host that takes writes; after a failover this is another one. */
  runInTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /**
   * The same in one round trip: the commit is sent with the queries of `work`, which sends all of them before it waits.
   * After a query that fails, PostgreSQL takes the commit for a rollback.
   */
  runAtOnce<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  end(): Promise<void>;
};

const poolConfig = {
  application_name: "wim",
  // Few, because several servers share the database.
  max: 8,
  keepAlive: true,
  pipeline: true,
  // Also the maximum wait of a request for a free connection.
  connectionTimeoutMillis: 5_000,
  // For a database that hangs.
  query_timeout: 10_000,
} as const;

/** Error of `pg-pool` if all connections are busy, which says nothing about the host. */
const busyMessage = "timeout exceeded when trying to connect";

/** @param options - `lockTimeoutMs`: maximum wait of a write for a table that another client locks. */
export function createPrimaryPool(url: string, { lockTimeoutMs }: { lockTimeoutMs: number }): PrimaryPool {
  const hostUrls = listHostUrls(url);
  const hostOptions = hostUrls.length > 1 ? { onConnect: requirePrimary } : {};
  const pools = hostUrls.map((connectionString) => new Pool({ ...poolConfig, ...hostOptions, connectionString }));
  for (const pool of pools) {
    // A connection that breaks while idle does not matter: the next request gets another one.
    pool.on("error", () => {});
    // One that breaks in use rejects its query; without a listener, it would also end the process.
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

  // PostgreSQL enforces both timeouts, and stores nothing of what it cancels. They are set for each transaction,
  // because behind a connection pooler such as PgBouncer the next transaction may have another connection.
  const beginSql = `BEGIN; SELECT set_config('lock_timeout', '${lockTimeoutMs}', true),
    set_config('statement_timeout', '5000', true), ${durabilitySettingSql(true)}`;

  type Work<Result> = (client: PoolClient) => Promise<Result>;

  async function runOnPrimary<Result>(work: Work<Result>, isAtOnce: boolean): Promise<Result> {
    const client = await connect();
    let failure: Error | undefined;
    try {
      // The first query of the work is sent without waiting for the answer to this one.
      const answers = Promise.all([client.query(beginSql), work(client)]);
      const earlyCommit = isAtOnce ? commit(client) : undefined;
      // If a query failed, its error says more than that of the commit.
      earlyCommit?.catch(() => {});
      const [, result] = await answers;
      await (earlyCommit ?? commit(client));
      return result;
    } catch (error) {
      failure = error as Error;
      // A host that does not answer may have been replaced: the next transaction tries another one first.
      if (!(error instanceof DatabaseError)) primary = (primary + 1) % pools.length;
      throw error;
    } finally {
      // After a failure, the connection is closed, and its transaction ends.
      client.release(failure);
    }
  }

  async function track<Result>(transaction: Promise<Result>): Promise<Result> {
    runningTransactions.add(transaction);
    return transaction.finally(() => runningTransactions.delete(transaction));
  }

  return {
    runInTransaction: (work) => track(runOnPrimary(work, false)),
    runAtOnce: (work) => track(runOnPrimary(work, true)),
    async end() {
      // A pool that ends forgets who waits for a connection.
      await Promise.allSettled(runningTransactions);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/**
 * Commits. If somebody cancels a commit that waits for a synchronous standby, PostgreSQL reports success with a
 * warning, although a failover would lose the rows. After a query that failed, it reports a rollback.
 */
async function commit(client: PoolClient): Promise<void> {
  const warnings: string[] = [];
  const noteWarning = (notice: { severity?: string | undefined; message?: string | undefined }) => {
    if (notice.severity === "WARNING") warnings.push(notice.message ?? "");
  };
  client.on("notice", noteWarning);
  const { command } = await client.query("COMMIT");
  client.off("notice", noteWarning);
  if (command !== "COMMIT") warnings.push(`PostgreSQL answered ${command} to a commit`);
  if (warnings.length > 0) throw new Error(warnings.join(", "));
}
