import { Client, type ClientBase } from "pg";
import { messageOf } from "#server/http/error-message.ts";

/** Where it is, without who asks and the password. */
function placeOf({ host, port, database }: Client): string {
  return `${database} en ${host}:${port}`;
}

/**
 * A connection of its own, for what takes long.
 *
 * @throws {Error} in Spanish, if it cannot be made or prepared.
 */
export async function openClient(url: string, prepare: (client: Client) => Promise<void>): Promise<Client> {
  let place = "de DATABASE_URL";
  let client: Client | undefined;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: "wim" });
    place = placeOf(client);
    // Whoever uses it next is told.
    client.on("error", () => {});
    await client.connect();
    await requireDurability(client);
    await prepare(client);
    return client;
  } catch (error) {
    await client?.end().catch(() => {});
    throw new Error(`No se pudo abrir la base de datos ${place}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** What is acknowledged is on disk, however the database is set up; a stricter setting stays. */
export async function requireDurability(client: ClientBase): Promise<void> {
  await client.query(
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
  );
}

/** A host with several addresses fails once for each, and says nothing itself. */
export function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(messageOf).join(", ") : messageOf(error);
}
