/** Reads the contents of a store, like `npm run leads`. */
import { openStoreForReading, type StoreLocation } from "#server/store/open-store.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store/store.ts";

export function readStoredLeads(location: StoreLocation): Promise<StoredLead[]> {
  return readAllRows(location, (store) => store.leads());
}

export function readStoredUnsubscriptions(location: StoreLocation): Promise<Unsubscription[]> {
  return readAllRows(location, (store) => store.unsubscriptions());
}

async function readAllRows<Row>(
  location: StoreLocation,
  readRows: (store: StoreReader) => AsyncIterable<Row>,
): Promise<Row[]> {
  const store = await openStoreForReading(location);
  const rows: Row[] = [];
  for await (const row of readRows(store)) rows.push(row);
  await store.close();
  return rows;
}
