/** Versions of the database's schema; `release.sh` uses them to find out whether a release opens a database. */
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { StoreLocation } from "./open-store.ts";
import { postgresSchemaVersion, readSchemaVersion } from "./postgres/postgres-migrations.ts";
import { schemaVersion } from "./sqlite/sqlite-migrations.ts";

export type DatabaseVersion = { kind: "sqlite" | "postgresql"; version: number };

/** The versions that this code writes; it does not open later ones. */
export const knownDatabaseVersions: readonly DatabaseVersion[] = [
  { kind: "sqlite", version: schemaVersion },
  { kind: "postgresql", version: postgresSchemaVersion },
];

export const formatDatabaseVersion = ({ kind, version }: DatabaseVersion) => `${kind}=${version}`;

/**
 * Reads the version of a database, even if it is later than those that this code knows.
 *
 * @returns undefined if there is no file yet.
 * @throws {Error} if the database cannot be read.
 */
export async function readDatabaseVersion(location: StoreLocation): Promise<DatabaseVersion | undefined> {
  const { databaseFile, databaseUrl } = location;
  if (databaseUrl !== undefined) {
    const client = await (await import("./postgres/postgres-client.ts")).openClient(databaseUrl, async () => {});
    try {
      return { kind: "postgresql", version: await readSchemaVersion(client) };
    } finally {
      await client.end();
    }
  }
  if (!existsSync(databaseFile)) return undefined;
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
  try {
    return { kind: "sqlite", version: Number(database.prepare("PRAGMA user_version").get()?.user_version) };
  } finally {
    database.close();
  }
}
