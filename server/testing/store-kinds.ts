/** Both kinds of store, with access to their databases for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { StoreLocation } from "#server/store/open-store.ts";
import { runSql } from "./run-sql.ts";
import { makeTemporaryFolder } from "./site.ts";
import { findPostgresPrograms, type RunningPostgres, runSingleQuery, startPostgres } from "./test-postgres.ts";

type StoreKind = {
  name: string;
  isThere: boolean;
  /** Called before the first database of this kind. */
  begin: () => Promise<void>;
  end: () => Promise<void>;
  emptyPlace: () => Promise<StoreLocation>;
  run: (place: StoreLocation, sql: string) => Promise<void>;
  /** SQL that makes the database refuse FORM_SUBMITTED. */
  refuseForms: string;
  setVersion: (version: number) => string;
  /** The last version of the schema without e-mails. */
  versionBeforeMails: number;
  /** The raw contents of the database's files. */
  rawBytes: (place: StoreLocation) => Promise<string>;
};

let postgres: RunningPostgres | undefined;

export const storeKinds: readonly StoreKind[] = [
  {
    name: "SQLite",
    isThere: true,
    begin: async () => {},
    end: async () => {},
    emptyPlace: async () => ({ databaseFile: join(makeTemporaryFolder(), "data", "wim.sqlite") }),
    run: async ({ databaseFile }, sql) => runSql(databaseFile, sql),
    refuseForms: `CREATE TRIGGER refuse BEFORE INSERT ON events WHEN NEW.event = 'FORM_SUBMITTED'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    setVersion: (version) => `PRAGMA user_version = ${version}`,
    versionBeforeMails: 5,
    rawBytes: async ({ databaseFile }) =>
      readdirSync(dirname(databaseFile))
        .map((name) => readFileSync(join(dirname(databaseFile), name), "latin1"))
        .join(),
  },
  {
    name: "PostgreSQL",
    isThere: findPostgresPrograms() !== undefined,
    begin: async () => {
      postgres = await startPostgres();
    },
    end: async () => void (await postgres?.remove()),
    emptyPlace: async () => ({ databaseFile: "not used", databaseUrl: (await postgres?.emptySchema()) ?? "" }),
    run: async ({ databaseUrl = "" }, sql) => void (await runSingleQuery(databaseUrl, sql)),
    refuseForms: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.event = 'FORM_SUBMITTED')
      EXECUTE FUNCTION refuse()`,
    setVersion: (version) => `UPDATE schema_version SET version = ${version}`,
    versionBeforeMails: 3,
    rawBytes: async ({ databaseUrl = "" }) => {
      const tables = ["events", "events_identity_event_page_key", "unsubscriptions", "unsubscriptions_pkey", "mails"];
      const bytes = (table: string) => `encode(pg_read_binary_file(pg_relation_filepath('${table}')), 'escape')`;
      await runSingleQuery(databaseUrl, "CHECKPOINT");
      const [row] = await runSingleQuery(databaseUrl, `SELECT concat(${tables.map(bytes).join(", ")}) AS bytes`);
      return String(row?.bytes);
    },
  },
];
