/** What was typed and is not on the disk yet, kept with the tab: a reload or a crash of the page does not lose it. */
export type Kept = {
  data: unknown;
  /** What it was made of: only what differs from it was typed. */
  base?: unknown;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `written` is what the form holds; `aside` what a person keeps while looking at somebody else's. */
export type KeptPart = "written" | "aside";
/** Of a legal text, also the clause that is being written and not in the text yet. */
type KeptName = KeptPart | "adding";

export type Keeper = {
  get: (part: KeptName) => Kept | undefined;
  set: (part: KeptName, data: unknown, base?: unknown) => void;
  forget: (part: KeptName) => void;
};

/**
 * @param store - of the tab; undefined where the browser refuses it.
 * @param owner - who typed: the next person who signs in at this tab is another.
 */
export function keeperOf(list: string, store: Store | undefined, owner = ""): Keeper {
  const name = (part: KeptName) => `${nameOf(owner)}${list}:${part}`;
  return {
    get: (part) => {
      try {
        const text = store?.getItem(name(part));
        return text ? (JSON.parse(text) as Kept) : undefined;
      } catch {
        return undefined;
      }
    },
    set: (part, data, base) => {
      try {
        store?.setItem(name(part), JSON.stringify({ data, base }));
      } catch {
        // Full, or refused: the form still has it.
      }
    },
    forget: (part) => {
      try {
        store?.removeItem(name(part));
      } catch {
        // As above.
      }
    },
  };
}

/** Of whatever something of this person is kept. */
export function keptNames(store: object | undefined, owner = ""): string[] {
  const own = Object.keys(store ?? {}).filter((name) => name.startsWith(nameOf(owner)));
  return own.flatMap((name) => /^(.+):(?:written|aside|adding)$/.exec(name.slice(nameOf(owner).length))?.[1] ?? []);
}

const nameOf = (owner: string) => `editor:${encodeURIComponent(owner)}:`;
