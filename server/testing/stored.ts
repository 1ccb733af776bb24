/** Reads the contents of a store, like `npm run leads`. */
import { openStoreForReading, type StorePlace } from "#server/store/open-store.ts";
import type { StoredLead, StoreReader, Unsubscription } from "#server/store/store.ts";

export function storedLeads(place: StorePlace): Promise<StoredLead[]> {
  return allOf(place, (store) => store.leads());
}

export function storedUnsubscriptions(place: StorePlace): Promise<Unsubscription[]> {
  return allOf(place, (store) => store.unsubscriptions());
}

async function allOf<Row>(place: StorePlace, read: (store: StoreReader) => AsyncIterable<Row>): Promise<Row[]> {
  const store = await openStoreForReading(place);
  const rows: Row[] = [];
  for await (const row of read(store)) rows.push(row);
  await store.close();
  return rows;
}
