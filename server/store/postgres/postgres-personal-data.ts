import type { PersonalDataStore } from "#server/store/personal-data/personal-data.ts";
import { createPersonalData } from "#server/store/sql/sql-personal-data.ts";
import { openClient } from "./postgres-client.ts";
import { requireCurrentSchemaVersion } from "./postgres-migrations.ts";
import { createPostgresSql } from "./postgres-sql.ts";

/** @throws {Error} in Spanish, if the database cannot be used or has another version of the schema. */
export async function openPostgresPersonalData(url: string): Promise<PersonalDataStore> {
  const client = await openClient(url, requireCurrentSchemaVersion);
  return createPersonalData(createPostgresSql(client), {
    // Rewrites the tables, because deleted rows stay in the files until new rows replace them.
    async removeTraces() {
      for (const table of ["events", "unsubscriptions", "erased_unsubscriptions", "mails"])
        await client.query(`VACUUM FULL ${table}`);
    },
    close: () => client.end(),
  });
}
