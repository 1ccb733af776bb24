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

/** @param store - of the tab; undefined where the browser refuses it. */
export function keeperOf(list: string, store: Store | undefined): Keeper {
  const name = (part: KeptName) => `editor:${list}:${part}`;
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

/** Of whatever something is kept. */
export function keptNames(store: Storage | undefined): string[] {
  return Object.keys(store ?? {}).flatMap((name) => /^editor:(.+):(?:written|aside|adding)$/.exec(name)?.[1] ?? []);
}
