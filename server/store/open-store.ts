import type { PersonalDataStore } from "./personal-data/personal-data.ts";
import { createReportingStore, type StoreListener } from "./reporting-store.ts";
import { openSqlitePersonalData } from "./sqlite/sqlite-personal-data.ts";
import { openSqliteStore, openSqliteStoreForReading } from "./sqlite/sqlite-store.ts";
import type { Store, StoreReader, StoreSettings } from "./store.ts";

/** The PostgreSQL database at `databaseUrl` if set, otherwise the SQLite file `databaseFile`. */
export type StoreLocation = { databaseFile: string; databaseUrl?: string | undefined };

/** @throws {Error} in Spanish, if the store cannot be used. */
export async function openStore(
  location: StoreLocation,
  listener: StoreListener,
  settings: StoreSettings = { queuesConfirmationMails: false },
): Promise<Store> {
  const { databaseFile, databaseUrl } = location;
  const store =
    databaseUrl === undefined
      ? await openSqliteStore(databaseFile, settings)
      : await (await import("./postgres/postgres-store.ts")).openPostgresStore(databaseUrl, settings);
  return createReportingStore(store, listener);
}

/**
 * Opens the store for reading, even while servers write to it.
 *
 * @throws {Error} in Spanish, if the store cannot be read or has another version of the schema.
 */
export async function openStoreForReading({ databaseFile, databaseUrl }: StoreLocation): Promise<StoreReader> {
  if (databaseUrl === undefined) return openSqliteStoreForReading(databaseFile);
  return (await import("./postgres/postgres-store.ts")).openPostgresStoreForReading(databaseUrl);
}

/**
 * Opens the store for commands on a person's rows, even while servers write to it.
 *
 * @throws {Error} in Spanish, if the store cannot be used or has another version of the schema.
 */
export async function openPersonalData({ databaseFile, databaseUrl }: StoreLocation): Promise<PersonalDataStore> {
  if (databaseUrl === undefined) return openSqlitePersonalData(databaseFile);
  return (await import("./postgres/postgres-personal-data.ts")).openPostgresPersonalData(databaseUrl);
}

/** Finds a warning in Spanish about a store that could lose acknowledged data; undefined if there is none. */
export async function findStoreWarning({ databaseUrl }: StoreLocation): Promise<string | undefined> {
  if (databaseUrl === undefined) return undefined;
  return (await import("./postgres/postgres-client.ts")).findStandbyWarning(databaseUrl).catch(() => undefined);
}
