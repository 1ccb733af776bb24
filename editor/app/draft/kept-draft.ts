import type { OpenList } from "#editor/api/api.ts";
import type { Versions } from "./aligned-rows.ts";
import { type DraftStorage, type Kept, type KeptPart, offered } from "./draft-backup.ts";
import type { DraftOptions } from "./draft-options.ts";
import { wholeList } from "./draft-parts.ts";
import { type DraftView, emptyView } from "./draft-view.ts";
import { isSame, type Joined, joined } from "./merge-rows.ts";

/** What a draft shows, and what the browser keeps of it: nothing that is typed goes with the tab. */
export abstract class KeptDraft<Open extends OpenList> {
  #view: DraftView<Open> = emptyView;
  readonly #listeners = new Set<() => void>();
  protected readonly options: Required<DraftOptions>;

  constructor(options: DraftOptions) {
    this.options = { parts: wholeList, pauseMs: 250, retryMs: 2_000, ...options };
  }

  /** @param isStep - undone by itself, not with what was typed before. */
  abstract readonly change: (data: unknown, isStep?: boolean) => void;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): DraftView<Open> => this.#view;

  /**
   * What was kept goes back into the form, over what is there now.
   *
   * @param stays - what the form says where that was changed meanwhile.
   */
  readonly bringBack = (part: KeptPart, stays: "mine" | "theirs" = "mine"): void => {
    const { kept, data } = this.#view;
    this.forget(part);
    if (kept[part])
      this.change(this.join({ base: kept[part].base, mine: kept[part].data, theirs: data }, stays).data, true);
  };

  readonly forget = (part: KeptPart): void => {
    const keeper = this.keeper();
    (part === "aside" && keeper.own(part) ? keeper.forget : keeper.drop)(part);
    this.show({ kept: this.keptBeside(part === "aside" ? undefined : this.#view.kept.aside) });
  };

  protected keeper(version = this.#view.open?.version): DraftStorage {
    return this.options.keeperOf(version);
  }

  protected readonly join = (versions: Versions<unknown>, stays?: "mine" | "theirs"): Joined =>
    joined(this.options.schema, versions, stays);

  protected show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change } as DraftView<Open>;
    for (const listener of this.#listeners) listener();
  }

  /** What is typed is kept, over what is on the disk; with what was kept before. */
  protected putAside(theirs: Open): void {
    const { data, saved, kept } = this.#view;
    const mine = this.join({ base: saved, mine: data, theirs: theirs.data }).data;
    const all = kept.aside ? this.join({ base: kept.aside.base, mine, theirs: kept.aside.data }).data : mine;
    const keeper = this.keeper();
    // What a closed tab kept is among it.
    if (kept.aside && !keeper.own("aside")) keeper.drop("aside");
    this.setAside({ data: all, base: theirs.data });
  }

  protected setAside(aside: Kept): void {
    this.keeper().set("aside", aside.data, aside.base);
    this.show({ kept: { ...this.#view.kept, aside } });
  }

  /**
   * What closed tabs kept, unless the form has it by now.
   *
   * @param aside - what this tab keeps.
   */
  protected keptBeside(aside: Kept | undefined, data: unknown = this.#view.data, keeper = this.keeper()) {
    const isThere = ({ base, data: mine }: Kept) =>
      base === undefined || isSame(this.join({ base, mine, theirs: data }).data, data);
    const offer = (name: KeptPart) => offered(keeper, name, isThere);
    if (this.options.parts.isWhole) return { aside: aside ?? offer("aside"), written: offer("written") };
    // Its parts are decided on one by one: what a closed tab kept is this one's from here.
    const name = (["aside", "written"] as const).find((each) => !aside && offer(each));
    const found = aside ?? (name && offer(name));
    if (name && found) {
      keeper.set("aside", found.data, found.base);
      keeper.drop(name);
    }
    return { aside: found, written: undefined };
  }
}
