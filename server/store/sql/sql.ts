/** Runs the statements that both kinds of store share, in the SQL that SQLite and PostgreSQL have in common. */

export type SqlValue = string | number | boolean | null;

/** Times are in UTC, as ISO 8601; JSON is text. */
export type SqlRow = Record<string, unknown>;

export type SqlResult = { rows: SqlRow[]; changeCount: number };

export type Sql = {
  dialect: SqlDialect;
  /** Runs a statement with placeholders: `$1` is the first value. Statements run in the order of the calls. */
  run(statement: string, values?: readonly SqlValue[]): Promise<SqlResult>;
};

/** The expressions and clauses in which SQLite and PostgreSQL differ. */
export type SqlDialect = {
  /** The current time. */
  now: string;
  /** A number that is not lower than the ids of the events that arrived before. */
  arrivalNumber: string;
  begin: string;
  /** Clause that locks the selected row for this transaction. */
  lockRow: string;
  /** Clause that selects only a row that no other transaction locks, and locks it. */
  lockFreeRow: string;
  /** A statement that changes nothing and still writes to the disk. */
  trivialWrite: string;
  /** Builds the day (UTC) that was `days` ago. */
  buildPastDay(days: string | number): string;
  buildTimeAfter(time: string, minutes: string | number): string;
};

export const minutesPerHour = 60;
export const minutesPerDay = 24 * minutesPerHour;

export function readTime(value: unknown): string | null {
  return value === null ? null : String(value);
}
