/** Reads the contents of a store, like `npm run leads`. */
import { openStoreForReading, type StoreLocation } from "#server/store/open-store.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store/store.ts";

export function readStoredLeads(place: StoreLocation): Promise<StoredLead[]> {
  return allOf(place, (store) => store.leads());
}

export function readStoredUnsubscriptions(place: StoreLocation): Promise<Unsubscription[]> {
  return allOf(place, (store) => store.unsubscriptions());
}

async function allOf<Row>(place: StoreLocation, read: (store: StoreReader) => AsyncIterable<Row>): Promise<Row[]> {
  const store = await openStoreForReading(place);
  const rows: Row[] = [];
  for await (const row of read(store)) rows.push(row);
  await store.close();
  return rows;
}
