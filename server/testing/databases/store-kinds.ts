/** Both kinds of store, with access to their databases for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { StoreLocation } from "#server/store/open-store.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { runSql } from "./run-sql.ts";
import { findPostgresPrograms, type RunningPostgres, runSingleQuery, startPostgres } from "./test-postgres.ts";

type StoreKind = {
  name: string;
  isAvailable: boolean;
  /** Called before the first database of this kind. */
  setUp: () => Promise<void>;
  tearDown: () => Promise<void>;
  createEmptyLocation: () => Promise<StoreLocation>;
  runSqlAt: (location: StoreLocation, sql: string) => Promise<void>;
  /** SQL that makes the database refuse FORM_SUBMITTED. */
  refuseFormsSql: string;
  buildVersionSql: (version: number) => string;
  /** The last version of the schema without e-mails. */
  lastVersionWithoutMails: number;
  /** Reads the raw contents of the database's files. */
  readRawBytes: (location: StoreLocation) => Promise<string>;
};

let postgres: RunningPostgres | undefined;

export const storeKinds: readonly StoreKind[] = [
  {
    name: "SQLite",
    isAvailable: true,
    setUp: async () => {},
    tearDown: async () => {},
    createEmptyLocation: async () => ({ databaseFile: join(createTestFolder(), "data", "wim.sqlite") }),
    runSqlAt: async ({ databaseFile }, sql) => runSql(databaseFile, sql),
    refuseFormsSql: `CREATE TRIGGER refuse BEFORE INSERT ON events WHEN NEW.event = 'FORM_SUBMITTED'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    buildVersionSql: (version) => `PRAGMA user_version = ${version}`,
    lastVersionWithoutMails: 5,
    readRawBytes: async ({ databaseFile }) =>
      readdirSync(dirname(databaseFile))
        .map((name) => readFileSync(join(dirname(databaseFile), name), "latin1"))
        .join(),
  },
  {
    name: "PostgreSQL",
    isAvailable: findPostgresPrograms() !== undefined,
    setUp: async () => {
      postgres = await startPostgres();
    },
    tearDown: async () => void (await postgres?.remove()),
    createEmptyLocation: async () => ({ databaseFile: "not used", databaseUrl: (await postgres?.emptySchema()) ?? "" }),
    runSqlAt: async ({ databaseUrl = "" }, sql) => void (await runSingleQuery(databaseUrl, sql)),
    refuseFormsSql: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.event = 'FORM_SUBMITTED')
      EXECUTE FUNCTION refuse()`,
    buildVersionSql: (version) => `UPDATE schema_version SET version = ${version}`,
    lastVersionWithoutMails: 3,
    readRawBytes: async ({ databaseUrl = "" }) => {
      const checkedRelations = [
        "events",
        "events_identity_event_page_key",
        "unsubscriptions",
        "unsubscriptions_pkey",
        "mails",
      ];
      const buildBytesSql = (table: string) =>
        `encode(pg_read_binary_file(pg_relation_filepath('${table}')), 'escape')`;
      await runSingleQuery(databaseUrl, "CHECKPOINT");
      const [row] = await runSingleQuery(
        databaseUrl,
        `SELECT concat(${checkedRelations.map(buildBytesSql).join(", ")}) AS bytes`,
      );
      return String(row?.bytes);
    },
  },
];
