/** What was typed and is not on the disk yet, kept by the browser: it outlives the tab, the browser and the computer's restart. */
import { createContext } from "react";

export type Kept = {
  data: unknown;
  /** What it was made of: only what differs from it was typed. */
  base?: unknown;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `written` is what the form holds; `aside` what a person keeps while looking at somebody else's. */
export type KeptPart = "written" | "aside";
/** Of a legal text, also the clause that is being written and not in the text yet, and addresses that are not saved. */
type KeptName = KeptPart | "adding" | "addresses";

export type DraftStorage = {
  /** Of this tab, since it was loaded. */
  own: (part: KeptName) => Kept | undefined;
  set: (part: KeptName, data: unknown, base?: unknown) => void;
  forget: (part: KeptName) => void;
  /** The newest of what a tab kept that is closed, or was loaded again. */
  offer: (part: KeptName) => Kept | undefined;
  /** That one is not offered again. */
  drop: (part: KeptName) => void;
};

/** Then what nobody asked for is forgotten. */
const keptDays = 7;
/** Said where it is offered back. */
export const backupLocationMessage = `Sigue en este navegador, aparte de lo guardado, ${keptDays} días.`;
const dayMs = 86_400_000;

/** Each entry's name: who typed, in which tab, of what. */
const nameOf = (owner: string, tab: string, of: string) => `editor:${encodeURIComponent(owner)}:${tab}:${of}`;

type Entry = { name: string; owner: string; tab: string; of: string };

function entriesOf(store: object | undefined): Entry[] {
  return Object.keys(store ?? {}).flatMap((name) => {
    const [, owner, tab, of] = /^editor:([^:]*):([^:]+):(.+)$/.exec(name) ?? [];
    return owner === undefined || tab === undefined || of === undefined ? [] : [{ name, owner, tab, of }];
  });
}

type Written = Kept & { at: number };

function read(store: Store | undefined, name: string): Written | undefined {
  try {
    const text = store?.getItem(name);
    return text ? (JSON.parse(text) as Written) : undefined;
  } catch {
    return undefined;
  }
}

/** What one tab keeps, and what it finds of those that are closed. */
export class StoredDrafts {
  /** Who types, where several people do: the next person who signs in at this browser is another. */
  owner = "";
  /** What is typed here and nowhere on the disk, also where the browser could not keep it. */
  readonly #held = new Set<string>();
  readonly #store: Store | undefined;
  readonly #tab: string;
  readonly #closed: ReadonlySet<string>;
  #isOver = false;

  /**
   * @param store - undefined where the browser refuses it.
   * @param closed - tabs that nobody types in any more.
   */
  constructor(store: Store | undefined, tab: string, closed: ReadonlySet<string>) {
    this.#store = store;
    this.#tab = tab;
    this.#closed = closed;
  }

  /** Leaving now would interrupt something. */
  get isHolding(): boolean {
    return this.#held.size > 0;
  }

  readonly hold = (of: string): void => void this.#held.add(of);
  readonly release = (of: string): void => void this.#held.delete(of);

  /** @param of - the id of a list, for example. */
  keeper(of: string): DraftStorage {
    const own = (part: KeptName) => nameOf(this.owner, this.#tab, `${of}:${part}`);
    const newest = (part: KeptName) =>
      this.#found()
        .filter((entry) => entry.of === `${of}:${part}`)
        .flatMap(({ name }) => ({ name, kept: read(this.#store, name) }))
        .toSorted((one, other) => (other.kept?.at ?? 0) - (one.kept?.at ?? 0))[0];
    return {
      own: (part) => read(this.#store, own(part)),
      set: (part, data, base) => {
        if (this.#isOver) return;
        if (part !== "aside") this.hold(own(part));
        try {
          this.#store?.setItem(own(part), JSON.stringify({ at: Date.now(), data, base }));
        } catch {
          // Full, or refused: the form still has it, and the browser asks before it closes.
        }
      },
      forget: (part) => {
        this.release(own(part));
        this.#remove(own(part));
      },
      offer: (part) => newest(part)?.kept,
      drop: (part) => this.#remove(newest(part)?.name),
    };
  }

  /** Of what tabs of this person kept something that are closed. */
  names(): string[] {
    return [...new Set(this.#found().flatMap(({ of }) => /^(.+):\w+$/.exec(of)?.[1] ?? []))];
  }

  /** Others may sit here next: nothing of this person stays, and nothing more is kept. */
  end(): void {
    this.#isOver = true;
    this.#held.clear();
    const owner = encodeURIComponent(this.owner);
    for (const entry of entriesOf(this.#store)) if (entry.owner === owner) this.#remove(entry.name);
  }

  #found(): Entry[] {
    const owner = encodeURIComponent(this.owner);
    return entriesOf(this.#store).filter((entry) => entry.owner === owner && this.#closed.has(entry.tab));
  }

  #remove(name: string | undefined): void {
    try {
      if (name !== undefined) this.#store?.removeItem(name);
    } catch {
      // Refused, as when it was to be kept.
    }
  }
}

/** The newest that is offered; what there is already is dropped. */
export function offered(keeper: DraftStorage, part: KeptPart, isThere: (kept: Kept) => boolean): Kept | undefined {
  for (let kept = keeper.offer(part); kept; kept = keeper.offer(part)) {
    if (!isThere(kept)) return kept;
    keeper.drop(part);
  }
  return undefined;
}

/** Of the whole editor. */
export const KeptContext = createContext(new StoredDrafts(undefined, "", new Set()));

/** Where a tab's name stays over its reload: a tab that is loaded again is another, and the one before is closed. */
const lastTab = "editor-tab";

/** Takes a name for this tab, finds which other tabs are closed, and forgets what is old. */
export async function openDraftStorage(now = Date.now()): Promise<StoredDrafts> {
  const [store, own] = [storeFrom(() => localStorage), storeFrom(() => sessionStorage)];
  for (const { name } of entriesOf(store))
    if (now - (read(store, name)?.at ?? 0) > keptDays * dayMs) store?.removeItem(name);
  const before = own?.getItem(lastTab);
  const tab = crypto.randomUUID();
  own?.setItem(lastTab, tab);
  // A tab has its lock before it keeps anything: what is here without one is of a closed tab.
  const tabs = new Set(entriesOf(store).map((entry) => entry.tab));
  await new Promise<void>((done) => {
    if (!navigator.locks) return done();
    void navigator.locks.request(lockOf(tab), () => {
      done();
      // For as long as the tab is open.
      return new Promise(() => {});
    });
  });
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  // The lock of the page that was here may go a moment later.
  return new StoredDrafts(store, tab, new Set([...tabs].filter((each) => each === before || !open.has(lockOf(each)))));
}

const lockOf = (tab: string) => `editor-tab-${tab}`;

/** Undefined where the browser keeps nothing for this page. */
function storeFrom(find: () => Storage): Storage | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
