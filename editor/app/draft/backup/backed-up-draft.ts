import type { OpenList } from "#editor/api/api.ts";
import type { DraftOptions } from "#editor/app/draft/draft-options.ts";
import { wholeList } from "#editor/app/draft/draft-parts.ts";
import { type DraftView, emptyView } from "#editor/app/draft/draft-view.ts";
import type { Versions } from "#editor/app/draft/merge/aligned-rows.ts";
import { isSame, type Merged, mergeVersions } from "#editor/app/draft/merge/merge-rows.ts";
import { type DraftBackup, type DraftBackupName, type DraftStorage, newestBackup } from "./draft-backup.ts";

/** Base of a draft: its view, and a backup of its input in the browser, so that closing the tab loses no input. */
export abstract class BackedUpDraft<Open extends OpenList> {
  #view: DraftView<Open> = emptyView;
  readonly #listeners = new Set<() => void>();
  protected readonly options: Required<DraftOptions>;

  constructor(options: DraftOptions) {
    this.options = { parts: wholeList, pauseMs: 250, retryMs: 2_000, ...options };
  }

  /** @param isStep - makes the change a separate undo step, not joined with earlier keystrokes. */
  abstract readonly change: (data: unknown, isStep?: boolean) => void;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): DraftView<Open> => this.#view;

  /**
   * Merges a backup back into the form.
   *
   * @param stays - the side that wins where the form's data has also changed since the backup.
   */
  readonly bringBack = (part: DraftBackupName, stays: "mine" | "theirs" = "mine"): void => {
    const { kept, data } = this.#view;
    this.forget(part);
    if (kept[part])
      this.change(this.join({ base: kept[part].base, mine: kept[part].data, theirs: data }, stays).data, true);
  };

  readonly forget = (part: DraftBackupName): void => {
    const keeper = this.keeper();
    (part === "aside" && keeper.own(part) ? keeper.forget : keeper.drop)(part);
    this.show({ kept: this.keptBeside(part === "aside" ? undefined : this.#view.kept.aside) });
  };

  protected keeper(version = this.#view.open?.version): DraftStorage {
    return this.options.keeperOf(version);
  }

  protected readonly join = (versions: Versions<unknown>, stays?: "mine" | "theirs"): Merged =>
    mergeVersions(this.options.schema, versions, stays);

  protected show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change } as DraftView<Open>;
    for (const listener of this.#listeners) listener();
  }

  /** Stores the input as the `aside` backup, merged with the state on disk and with an earlier `aside` backup. */
  protected putAside(theirs: Open): void {
    const { data, saved, kept } = this.#view;
    const mine = this.join({ base: saved, mine: data, theirs: theirs.data }).data;
    const all = kept.aside ? this.join({ base: kept.aside.base, mine, theirs: kept.aside.data }).data : mine;
    const keeper = this.keeper();
    // The earlier backup came from a closed tab. It is part of the new one now.
    if (kept.aside && !keeper.own("aside")) keeper.drop("aside");
    this.setAside({ data: all, base: theirs.data });
  }

  protected setAside(aside: DraftBackup): void {
    this.keeper().set("aside", aside.data, aside.base);
    this.show({ kept: { ...this.#view.kept, aside } });
  }

  /**
   * The backups that differ from the form, by name.
   *
   * @param aside - this tab's own `aside` backup; it takes precedence over those of closed tabs.
   */
  protected keptBeside(aside: DraftBackup | undefined, data: unknown = this.#view.data, keeper = this.keeper()) {
    const isThere = ({ base, data: mine }: DraftBackup) =>
      base === undefined || isSame(this.join({ base, mine, theirs: data }).data, data);
    const offer = (name: DraftBackupName) => newestBackup(keeper, name, isThere);
    if (this.options.parts.isWhole) return { aside: aside ?? offer("aside"), written: offer("written") };
    // The user decides on each part separately, so a closed tab's backup is moved to this tab.
    const name = (["aside", "written"] as const).find((each) => !aside && offer(each));
    const found = aside ?? (name && offer(name));
    if (name && found) {
      keeper.set("aside", found.data, found.base);
      keeper.drop(name);
    }
    return { aside: found, written: undefined };
  }
}
