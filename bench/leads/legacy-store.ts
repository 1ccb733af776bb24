/** The store before decision 0065, for comparison: SQLite on the main thread. */
import { formatCanonicalJson } from "../../server/store/canonical-json.ts";
import { openFileForServer } from "../../server/store/sqlite/sqlite-file.ts";
import type { StorableMessage, Store } from "../../server/store/store.ts";

/** Implements only the methods that the comparison uses. */
export function openLegacyStore(file: string): Pick<Store, "add" | "close"> {
  const database = openFileForServer(file, { busyTimeoutMs: 5_000, isChecked: false, mayCreate: true });
  const insert = database.prepare(
    `INSERT INTO events (identity, event, page, properties, received_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (identity, event, page) DO NOTHING`,
  );
  return {
    async add({ Identity, event, page, properties }: StorableMessage) {
      insert.run(Identity, event, page, formatCanonicalJson(properties), new Date().toISOString());
      return "stored";
    },
    close: async () => database.close(),
  };
}
