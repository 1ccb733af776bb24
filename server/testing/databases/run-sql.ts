import { DatabaseSync } from "node:sqlite";

/** Runs SQL on a separate connection to a database file, as another program would. */
export function runSql(databaseFile: string, sql: string): void {
  const database = new DatabaseSync(databaseFile);
  database.exec(sql);
  database.close();
}

/** Simulates that each queued e-mail is due again. */
export const makeMailsDue = (databaseFile: string): void =>
  runSql(databaseFile, "UPDATE mails SET due_at = '2020-01-01T00:00:00.000Z' WHERE due_at IS NOT NULL");
