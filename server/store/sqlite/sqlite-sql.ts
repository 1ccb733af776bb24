import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Sql, SqlDialect } from "#server/store/sql/sql.ts";

/** Identifies the site's database files to other programs: "wim" in ASCII. */
const applicationId = 0x77696d;

const sqliteDialect: SqlDialect = {
  now: "$now",
  arrivalNumber: "coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'events'), 0)",
  begin: "BEGIN IMMEDIATE",
  // A transaction locks the whole file.
  lockRow: "",
  lockFreeRow: "",
  // Setting this pragma writes a page even if its value stays the same.
  trivialWrite: `PRAGMA application_id = ${applicationId}`,
  buildPastDay: (days) => `date($now, -${days} || ' days')`,
  buildTimeAfter: (time, minutes) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${time}, ${minutes} || ' minutes')`,
};

/**
 * Runs each statement at once, so that a chain of statements is never interrupted.
 *
 * @param now - returns the time of a statement, in UTC as ISO 8601.
 */
export function createSqliteSql(database: DatabaseSync, now: () => string): Sql {
  const statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();
  function prepare(text: string) {
    const statement = database.prepare(text);
    // `$now` is not in every statement.
    statement.setAllowUnknownNamedParameters(true);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    statements.set(text, prepared);
    return prepared;
  }
  return {
    dialect: sqliteDialect,
    async run(text, values = []) {
      const { statement, returnsRows } = statements.get(text) ?? prepare(text);
      const parameters: Record<string, string | number | null> = { $now: now() };
      for (const [index, value] of values.entries())
        parameters[`$${index + 1}`] = typeof value === "boolean" ? Number(value) : value;
      const rows = returnsRows ? statement.all(parameters) : [];
      return { rows, changeCount: returnsRows ? rows.length : Number(statement.run(parameters).changes) };
    },
  };
}
