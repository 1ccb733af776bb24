import type { DatabaseSync } from "node:sqlite";

/** Applied in order, once each; `user_version` counts them. A published one is never edited. */
const migrations = [
  `CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     identity TEXT NOT NULL,
     event TEXT NOT NULL,
     page TEXT NOT NULL,
     properties TEXT NOT NULL CHECK (json_valid(properties)),
     received_at TEXT NOT NULL,
     UNIQUE (identity, event, page)
   ) STRICT;
   CREATE INDEX events_by_event ON events (event, received_at);`,
  `CREATE TABLE unsubscriptions (
     email TEXT PRIMARY KEY,
     first_at TEXT NOT NULL,
     last_at TEXT NOT NULL
   ) STRICT;`,
] as const;

export const schemaVersion = migrations.length;

/** @throws {Error} in Spanish, if a newer version of the site wrote this database. */
export function migrate(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = versionOf(database);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** @throws {Error} in Spanish, if the database has a version that this code does not know. */
export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version > schemaVersion)
    throw new Error(`es de la versión ${version} y este sitio conoce hasta la ${schemaVersion}`);
  return version;
}
