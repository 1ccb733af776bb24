import { Client, type ClientBase } from "pg";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { listHostUrls } from "./postgres-hosts.ts";

/** Formats the location of the database, without user and password. */
function formatPlace({ host, port, database }: Client): string {
  return `${database} en ${host}:${port}`;
}

/**
 * Opens a dedicated connection for long operations; if there are several hosts, to the one that accepts writes.
 *
 * @throws {Error} in Spanish, if the connection cannot be opened or prepared.
 */
export async function openClient(url: string, prepare: (client: Client) => Promise<void>): Promise<Client> {
  const hostUrls = listHostUrls(url);
  const problems: { text: string; cause: unknown }[] = [];
  for (const hostUrl of hostUrls) {
    let location = "de DATABASE_URL";
    let client: Client | undefined;
    try {
      client = new Client({ connectionString: hostUrl, connectionTimeoutMillis: 10_000, application_name: "wim" });
      location = formatPlace(client);
      // Ignores the error, because the next query reports it.
      client.on("error", () => {});
      await client.connect();
      if (hostUrls.length > 1) await requirePrimary(client);
      await client.query(`SELECT ${durabilitySettingSql(false)}`);
      await prepare(client);
      return client;
    } catch (error) {
      await client?.end().catch(() => {});
      problems.push({ text: `${location}: ${describeConnectionError(error)}`, cause: error });
    }
  }
  throw new Error(`No se pudo abrir la base de datos ${problems.map(({ text }) => text).join("; ")}.`, {
    cause: problems.at(-1)?.cause,
  });
}

/** @throws {Error} in Spanish, if this server is only a standby, which repeats another server's writes. */
export async function requirePrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT pg_is_in_recovery() AS is_standby");
  if (rows[0]?.is_standby) throw new Error("es una réplica y no acepta escrituras");
}

/**
 * Builds the SQL expression that makes acknowledged writes durable if the database is configured otherwise; it keeps a
 * stricter setting. `local` would not wait for a synchronous standby.
 *
 * @param isLocal - whether it applies only to the current transaction, as a connection pooler requires.
 */
export function durabilitySettingSql(isLocal: boolean): string {
  const setting = "current_setting('synchronous_commit')";
  return `set_config('synchronous_commit', CASE WHEN ${setting} IN ('off', 'local') THEN 'on' ELSE ${setting} END, ${isLocal})`;
}

/**
 * Finds a warning if a failover could lose acknowledged messages, because commits do not wait for any standby;
 * otherwise undefined.
 */
export async function findStandbyWarning(url: string): Promise<string | undefined> {
  const client = await openClient(url, async () => {});
  try {
    const { rows } = await client.query(
      `SELECT FROM pg_stat_replication WHERE current_setting('synchronous_standby_names') = ''
       UNION ALL SELECT WHERE $1 AND current_setting('synchronous_standby_names') = ''`,
      [listHostUrls(url).length > 1],
    );
    if (rows.length === 0) return undefined;
    return "Aviso: PostgreSQL no espera a su réplica, y si ella toma su lugar se pierden los últimos registros que el sitio ya dio por guardados: define synchronous_standby_names, como dice deploy/README.md.";
  } finally {
    await client.end();
  }
}

/** Describes a connection error. If a host has several addresses, it is an AggregateError without a message. */
export function describeConnectionError(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(getErrorMessage).join(", ") : getErrorMessage(error);
}
