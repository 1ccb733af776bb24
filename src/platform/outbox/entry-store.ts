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
  remove(ids: readonly string[]): Promise<void>;
};

/**
 * @param storage - undefined if the browser blocks site data. Entries that cannot be stored stay in memory.
 * @param exclusively - runs a function while no other tab changes the stored text.
 */
export function createEntryStore(storage: TextStore | undefined, exclusively: LockFunction): EntryStore {
  /** Entries that the browser's storage did not accept. */
  let inMemory: OutboxEntry[] = [];
  /** Ids of entries that this page removed. The browser's storage may have failed to delete them. */
  const removed = new Set<string>();

  function readStored(): OutboxEntry[] {
    try {
      return parseEntries(storage?.getItem(outboxKey) ?? "");
    } catch {
      return [];
    }
  }

  function read(): OutboxEntry[] {
    return removeDuplicateEntries([...readStored(), ...inMemory]).filter(({ id }) => !removed.has(id));
  }

  function write(entries: readonly OutboxEntry[]): PersistenceLevel {
    try {
      if (!storage) throw new Error("no storage");
      if (entries.length > 0) storage.setItem(outboxKey, serializeEntries(entries));
      else storage.removeItem(outboxKey);
      inMemory = [];
      return "browser";
    } catch {
      const safe = new Set(readStored().map(textOfOne));
      inMemory = entries.filter((entry) => !safe.has(textOfOne(entry)));
      return "memory";
    }
  }

  return {
    read,
    add: (entry) =>
      exclusively(() => {
        removed.delete(entry.id);
        return write(removeDuplicateEntries([...read(), entry]));
      }),
    remove: (ids) =>
      exclusively(() => {
        const left = read().filter(({ id }) => !ids.includes(id));
        for (const id of ids) removed.add(id);
        write(left);
      }),
  };
}

const textOfOne = (entry: OutboxEntry) => serializeEntries([entry]);
