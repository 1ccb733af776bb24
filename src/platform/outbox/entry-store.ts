import { type OutboxEntry, parseEntries, removeDuplicateEntries, serializeEntries } from "./entries.ts";
import { outboxKey } from "./outbox-key.ts";

/** The part of `localStorage` that the outbox needs; every call may throw. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Runs one function at a time across all tabs of the site. */
export type LockFunction = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** The place where entries are stored: `browser` outlives the page, `memory` does not. */
export type PersistenceLevel = "browser" | "memory";

export type EntryStore = {
  /** Returns the entries in order of arrival. */
  read(): OutboxEntry[];
  add(entry: OutboxEntry): Promise<PersistenceLevel>;
  /** Replaces entries by others with the same id; entries that another tab removed stay removed. */
  update(change: (entry: OutboxEntry) => OutboxEntry): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

/**
 * @param storage - undefined if the browser blocks site data. Entries that cannot be stored stay in memory.
 * @param runExclusively - runs a function while no other tab changes the stored text.
 */
export function createEntryStore(storage: TextStore | undefined, runExclusively: LockFunction): EntryStore {
  /** Entries that the browser's storage did not accept. */
  let memoryEntries: OutboxEntry[] = [];
  /** Ids of entries that this page removed. The browser's storage may have failed to delete them. */
  const removedIds = new Set<string>();

  function readStoredEntries(): OutboxEntry[] {
    try {
      return parseEntries(storage?.getItem(outboxKey) ?? "");
    } catch {
      return [];
    }
  }

  function readEntries(): OutboxEntry[] {
    return removeDuplicateEntries([...readStoredEntries(), ...memoryEntries]).filter(({ id }) => !removedIds.has(id));
  }

  function writeEntries(entries: readonly OutboxEntry[]): PersistenceLevel {
    try {
      if (!storage) throw new Error("no storage");
      if (entries.length > 0) storage.setItem(outboxKey, serializeEntries(entries));
      else storage.removeItem(outboxKey);
      memoryEntries = [];
      return "browser";
    } catch {
      const storedLines = new Set(readStoredEntries().map(serializeEntry));
      memoryEntries = entries.filter((entry) => !storedLines.has(serializeEntry(entry)));
      return "memory";
    }
  }

  return {
    read: readEntries,
    add: (entry) =>
      runExclusively(() => {
        removedIds.delete(entry.id);
        return writeEntries(removeDuplicateEntries([...readEntries(), entry]));
      }),
    update: (change) => runExclusively(() => void writeEntries(readEntries().map(change))),
    remove: (ids) =>
      runExclusively(() => {
        const remainingEntries = readEntries().filter(({ id }) => !ids.includes(id));
        for (const id of ids) removedIds.add(id);
        writeEntries(remainingEntries);
      }),
  };
}

const serializeEntry = (entry: OutboxEntry) => serializeEntries([entry]);
