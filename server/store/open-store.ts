import type { PersonalData } from "#server/collector/personal-data.ts";
import { reportedStore, type StoreReports } from "./reported-store.ts";
import { openSqlitePersonalData } from "./sqlite-personal-data.ts";
import { openSqliteStoreForReading } from "./sqlite-reader.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { Store, StoreReader, StoreSettings } from "./store.ts";

/** `databaseUrl`, if there is one, is a PostgreSQL; else the store is `databaseFile`. */
export type StorePlace = { databaseFile: string; databaseUrl?: string | undefined };

/** @throws {Error} in Spanish, if it cannot be used. */
export async function openStore(
  place: StorePlace,
  reports: StoreReports,
  settings: StoreSettings = { asksOwners: false },
): Promise<Store> {
  const { databaseFile, databaseUrl } = place;
  const store =
    databaseUrl === undefined
      ? await openSqliteStore(databaseFile, settings)
      : await (await import("./postgres-store.ts")).openPostgresStore(databaseUrl, settings);
  return reportedStore(store, reports);
}

/**
 * The same rows, while servers may be writing.
 *
 * @throws {Error} in Spanish, if it cannot be read or has another version of the schema.
 */
export async function openStoreForReading({ databaseFile, databaseUrl }: StorePlace): Promise<StoreReader> {
  if (databaseUrl === undefined) return openSqliteStoreForReading(databaseFile);
  return (await import("./postgres-reader.ts")).openPostgresStoreForReading(databaseUrl);
}

/**
 * What commands do with the rows of a person, while servers may be writing.
 *
 * @throws {Error} in Spanish, if it cannot be used or has another version of the schema.
 */
export async function openPersonalData({ databaseFile, databaseUrl }: StorePlace): Promise<PersonalData> {
  if (databaseUrl === undefined) return openSqlitePersonalData(databaseFile);
  return (await import("./postgres-personal-data.ts")).openPostgresPersonalData(databaseUrl);
}
