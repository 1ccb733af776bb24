import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type StoredEvent = { event: string; Identity: string; page: string; properties: Record<string, unknown> };

/** Database of the server that most tests share; see playwright.config.ts. */
export const sharedDatabaseFile = join(process.env.SITE_DATA ?? "", "site.sqlite");

/** Reads all events that a server has stored for the person with this address, in order of arrival. */
export function readStoredEvents(email: string, databaseFile = sharedDatabaseFile): StoredEvent[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
  try {
    const rows = database
      .prepare(
        `SELECT event, identity AS Identity, page, properties FROM events
         WHERE identity IN (SELECT identity FROM events WHERE json_extract(properties, '$.Email') = ?)
         AND page = '' ORDER BY id`,
      )
      .all(email);
    return rows.map((row) => ({ ...row, properties: JSON.parse(String(row.properties)) }) as StoredEvent);
  } finally {
    database.close();
  }
}
