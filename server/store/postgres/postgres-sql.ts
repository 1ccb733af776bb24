import { type ClientBase, types } from "pg";
import type { Sql, SqlDialect } from "#server/store/sql/sql.ts";

const postgresDialect: SqlDialect = {
  now: "clock_timestamp()",
  arrivalNumber: "nextval('arrivals')",
  begin: "BEGIN",
  lockRow: "FOR UPDATE",
  lockFreeRow: "FOR UPDATE SKIP LOCKED",
  trivialWrite: "UPDATE schema_version SET version = version",
  buildPastDay: (days) => `(clock_timestamp() AT TIME ZONE 'UTC')::date - ${days}::int`,
  buildTimeAfter: (time, minutes) => `${time} + ${minutes} * interval '1 minute'`,
};

const { TIMESTAMPTZ, INT8, JSONB } = types.builtins;

/** Reads times, large integers and JSON like SQLite. */
const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, (text) => (types.getTypeParser(TIMESTAMPTZ)(text) as Date).toISOString()],
  [INT8, Number],
  [JSONB, String],
]);

/** Sends statements on one connection, without waiting for the responses to earlier ones. */
export function createPostgresSql(connection: Pick<ClientBase, "query">): Sql {
  return {
    dialect: postgresDialect,
    async run(text, values = []) {
      const { rows, rowCount } = await connection.query({
        text,
        values: [...values],
        types: { getTypeParser: ((id: number) => parsers.get(id) ?? types.getTypeParser(id)) as never },
      });
      return { rows, changeCount: rowCount ?? 0 };
    },
  };
}
