import { Client, type ClientBase } from "pg";
import { getErrorMessage } from "#domain/text/error-message.ts";

/** Location of the database, without user and password. */
function formatPlace({ host, port, database }: Client): string {
  return `${database} en ${host}:${port}`;
}

/**
 * Opens a dedicated connection, for long operations.
 *
 * @throws {Error} in Spanish, if the connection cannot be opened or prepared.
 */
export async function openClient(url: string, prepare: (client: Client) => Promise<void>): Promise<Client> {
  let location = "de DATABASE_URL";
  let client: Client | undefined;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: "wim" });
    location = formatPlace(client);
    // Ignores the error, because the next query reports it.
    client.on("error", () => {});
    await client.connect();
    await enforceDurability(client);
    await prepare(client);
    return client;
  } catch (error) {
    await client?.end().catch(() => {});
    throw new Error(`No se pudo abrir la base de datos ${location}: ${describeConnectionError(error)}.`, {
      cause: error,
    });
  }
}

/** Makes acknowledged writes durable if the database is configured otherwise; keeps a stricter setting. */
export async function enforceDurability(client: ClientBase): Promise<void> {
  await client.query(
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
  );
}

/** The message of a connection error. A host with several addresses fails with an AggregateError without a message. */
export function describeConnectionError(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(getErrorMessage).join(", ") : getErrorMessage(error);
}
