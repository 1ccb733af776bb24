import { DraftBackups } from "#editor/app/draft/backup/draft-backup.ts";

/**
 * Creates a fake browser storage, shared by tabs that are opened one after the other.
 *
 * @param storesValues - false if the storage is full.
 * @param deletesValues - false if the storage refuses to delete entries.
 */
export function createTabStorage(storesValues = true, deletesValues = true) {
  const store: Record<string, string> = {};
  Object.defineProperties(store, {
    getItem: { value: (name: string) => store[name] ?? null },
    setItem: {
      value: (name: string, text: string) => {
        if (!storesValues) throw new DOMException("full", "QuotaExceededError");
        store[name] = text;
      },
    },
    removeItem: {
      value: (name: string) => {
        if (!deletesValues) throw new DOMException("denied", "SecurityError");
        Reflect.deleteProperty(store, name);
      },
    },
  });
  const tabs: string[] = [];
  /** @param isAlone - whether all earlier tabs are closed. */
  const nextTab = (isAlone = true) => {
    const tab = `tab${tabs.length}`;
    const closed = new Set(isAlone ? tabs : []);
    tabs.push(tab);
    return new DraftBackups(store as unknown as Storage, tab, closed);
  };
  return { store, nextTab };
}
