/** Backups of unsaved input. The browser's local storage keeps them when the tab or the browser is closed. */
import { createContext } from "react";

export type DraftBackup = {
  data: unknown;
  /** The data before the user's changes; undefined for notes and for single text fields. */
  base?: unknown;
};

type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * - `written`: the form's content.
 * - `aside`: earlier input that the form does not show.
 * - `adding`: a clause that was not added to its legal text yet.
 */
type BackupName = "written" | "aside" | "adding";

export type DraftStorage = {
  /** The backup that this tab has stored since it was loaded. */
  readOwn: (part: BackupName) => DraftBackup | undefined;
  writeOwn: (part: BackupName, data: unknown, base?: unknown) => void;
  removeOwn: (part: BackupName) => void;
  /** The newest backup of a tab that was closed or reloaded. */
  readAbandoned: (part: BackupName) => DraftBackup | undefined;
  /** Deletes the backup that `readAbandoned` returns. */
  removeAbandoned: (part: BackupName) => void;
};

const backupLifetimeDays = 7;
export const backupLocationMessage = `Sigue en este navegador, aparte de lo guardado, ${backupLifetimeDays} días.`;
const dayMs = 86_400_000;

/** Storage key of a backup; `partKey` is `<id of the list or text>:<name of the backup>`. */
const formatEntryName = (owner: string, tab: string, partKey: string) =>
  `editor:${encodeURIComponent(owner)}:${tab}:${partKey}`;

type Entry = { name: string; owner: string; tab: string; partKey: string };

function parseEntries(store: object | undefined): Entry[] {
  return Object.keys(store ?? {}).flatMap((name) => {
    const [, owner, tab, partKey] = /^editor:([^:]*):([^:]+):(.+)$/.exec(name) ?? [];
    return owner === undefined || tab === undefined || partKey === undefined ? [] : [{ name, owner, tab, partKey }];
  });
}

type StoredBackup = DraftBackup & { at: number };

function readBackup(store: KeyValueStore | undefined, name: string): StoredBackup | undefined {
  try {
    const text = store?.getItem(name);
    return text ? (JSON.parse(text) as StoredBackup) : undefined;
  } catch {
    return undefined;
  }
}

export class DraftBackups {
  /** Email of the signed-in user, which separates the backups of users who share a browser; empty without a team. */
  owner = "";
  /** Keys of unsaved input in this tab, even if the browser could not store the input. */
  readonly #held = new Set<string>();
  readonly #store: KeyValueStore | undefined;
  readonly #tab: string;
  readonly #closed: ReadonlySet<string>;
  /** Keys of removed backups, which are not offered again even if the browser could not delete them. */
  readonly #removed = new Set<string>();
  #isOver = false;

  /**
   * @param store - undefined if the browser refuses storage.
   * @param closedTabs - ids of tabs that are no longer open.
   */
  constructor(store: KeyValueStore | undefined, tab: string, closedTabs: ReadonlySet<string>) {
    this.#store = store;
    this.#tab = tab;
    this.#closed = closedTabs;
  }

  /** Whether the browser should ask before closing the tab, because input would be lost. */
  get needsCloseConfirmation(): boolean {
    return this.#held.size > 0;
  }

  readonly hold = (key: string): void => void this.#held.add(key);
  readonly release = (key: string): void => void this.#held.delete(key);

  /**
   * The backups of one list or text.
   *
   * @param ownerId - id of the list or text, or of a single text field, e.g. `publicar`.
   */
  getStorage(ownerId: string): DraftStorage {
    const formatOwnKey = (part: BackupName) => formatEntryName(this.owner, this.#tab, `${ownerId}:${part}`);
    const findNewestAbandoned = (part: BackupName) =>
      this.#findAbandoned()
        .filter((entry) => entry.partKey === `${ownerId}:${part}`)
        .flatMap(({ name }) => ({ name, backup: readBackup(this.#store, name) }))
        .toSorted((one, other) => (other.backup?.at ?? 0) - (one.backup?.at ?? 0))[0];
    return {
      readOwn: (part) => readBackup(this.#store, formatOwnKey(part)),
      writeOwn: (part, data, base) => {
        if (this.#isOver) return;
        if (part !== "aside") this.hold(formatOwnKey(part));
        try {
          this.#store?.setItem(formatOwnKey(part), JSON.stringify({ at: Date.now(), data, base }));
        } catch {
          // Storage is full or denied: the form still has the data, and the browser asks before closing.
        }
      },
      removeOwn: (part) => {
        this.release(formatOwnKey(part));
        this.#remove(formatOwnKey(part));
      },
      readAbandoned: (part) => findNewestAbandoned(part)?.backup,
      removeAbandoned: (part) => this.#remove(findNewestAbandoned(part)?.name),
    };
  }

  /** Lists the ids of lists and texts that have backups from this user's closed tabs. */
  listAbandoned(): string[] {
    return [...new Set(this.#findAbandoned().flatMap(({ partKey }) => /^(.+):\w+$/.exec(partKey)?.[1] ?? []))];
  }

  deleteOnSignOut(): void {
    this.#isOver = true;
    this.#held.clear();
    const owner = encodeURIComponent(this.owner);
    for (const entry of parseEntries(this.#store)) if (entry.owner === owner) this.#remove(entry.name);
  }

  #findAbandoned(): Entry[] {
    const owner = encodeURIComponent(this.owner);
    return parseEntries(this.#store).filter(
      (entry) => entry.owner === owner && this.#closed.has(entry.tab) && !this.#removed.has(entry.name),
    );
  }

  #remove(name: string | undefined): void {
    if (name === undefined) return;
    this.#removed.add(name);
    try {
      this.#store?.removeItem(name);
    } catch {
      // The browser denies storage, so there is nothing to remove.
    }
  }
}

/** Finds the newest backup of a closed tab with input that the form lacks. Deletes newer ones without such input. */
export function findNewestBackup(
  storage: DraftStorage,
  part: BackupName,
  isInForm: (backup: DraftBackup) => boolean,
): DraftBackup | undefined {
  for (let backup = storage.readAbandoned(part); backup; backup = storage.readAbandoned(part)) {
    if (!isInForm(backup)) return backup;
    storage.removeAbandoned(part);
  }
  return undefined;
}

export const DraftStorageContext = createContext(new DraftBackups(undefined, "", new Set()));

/** Session storage key of this tab's id. After a reload the tab has a new id, and the old one counts as closed. */
const tabIdKey = "editor-tab";

/** Gives this tab an id, finds which other tabs are closed, and deletes expired backups. */
export async function openDraftStorage(): Promise<DraftBackups> {
  const [store, own] = [openStore(() => localStorage), openStore(() => sessionStorage)];
  for (const { name } of parseEntries(store))
    if (Date.now() - (readBackup(store, name)?.at ?? 0) > backupLifetimeDays * dayMs) store?.removeItem(name);
  const previousTab = own?.getItem(tabIdKey);
  const tab = crypto.randomUUID();
  own?.setItem(tabIdKey, tab);
  // A tab takes its lock before it stores anything, so a backup whose tab has no lock is from a closed tab.
  const tabs = new Set(parseEntries(store).map((entry) => entry.tab));
  await new Promise<void>((resolve) => {
    if (!navigator.locks) return resolve();
    void navigator.locks.request(formatLockName(tab), () => {
      resolve();
      // Holds the lock for as long as the tab is open.
      return new Promise(() => {});
    });
  });
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const heldLockNames = new Set(held.map(({ name }) => name));
  // The tab's previous id counts as closed, although its lock may still be held after a reload.
  return new DraftBackups(
    store,
    tab,
    new Set([...tabs].filter((each) => each === previousTab || !heldLockNames.has(formatLockName(each)))),
  );
}

const formatLockName = (tab: string) => `editor-tab-${tab}`;

/** Opens a storage; undefined if the browser denies storage to this page. */
function openStore(getStorage: () => Storage): Storage | undefined {
  try {
    return getStorage();
  } catch {
    return undefined;
  }
}
