import type { DatabaseSync } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { PersonalDataStore } from "#server/store/personal-data/personal-data.ts";
import { createPersonalData } from "#server/store/sql/sql-personal-data.ts";
import { openFileForChanges } from "./sqlite-file.ts";
import { createSqliteSql } from "./sqlite-sql.ts";

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openSqlitePersonalData(file: string, { now = () => new Date() } = {}): PersonalDataStore {
  const database = openFileForChanges(file);
  const sql = createSqliteSql(database, () => now().toISOString());
  return createPersonalData(sql, {
    removeTraces: async () => rewriteFile(database, file),
    close: async () => database.close(),
  });
}

/**
 * Rewrites the file and empties the -wal, because both may contain copies of deleted rows, for example in pages that
 * SQLite rearranged.
 *
 * @throws {Error} in Spanish, if another process reads or writes for too long.
 */
function rewriteFile(database: DatabaseSync, file: string): void {
  try {
    database.exec("VACUUM");
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0) throw new Error("otro programa lo lee");
  } catch (error) {
    throw new Error(
      `Los datos ya no están en las tablas, pero pueden quedar restos en ${file} (${getErrorMessage(error)}): repite el comando.`,
      { cause: error },
    );
  }
}
