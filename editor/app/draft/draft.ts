import type { OpenList, SavedList, SaveList } from "#editor/api/api.ts";
import { asSeenRows } from "#editor/app/form/rows/row-keys.ts";
import { hasChangedFigure } from "#editor/app/list/changed-figures.ts";
import { isMendedNow } from "#editor/app/list/expected-findings.ts";
import { NoConnection, Refusal } from "#editor/app/shared/request.ts";
import type { Versions } from "./aligned-rows.ts";
import { type Kept, type KeptPart, offered } from "./draft-backup.ts";
import type { DraftOptions } from "./draft-options.ts";
import { type DraftView, emptyView, followCount } from "./draft-view.ts";
import { isSame, type Joined, joined } from "./merge-rows.ts";
import { Questions } from "./questions.ts";

/** Steps that can be undone. */
const mostSteps = 50;

/** Letters typed one after the other are one step. */
const burstMs = 1_500;

const offlineWords = "Sin conexión con el editor: se intenta otra vez.";

/**
 * One list as somebody edits it. What is typed is here first, kept by the browser next, and on the disk once the
 * server finds it right. Saves go one after the other: what is typed meanwhile is saved by the next.
 */
export class Draft {
  #view: DraftView = emptyView;
  #stamp = "";
  #steps: unknown[] = [];
  #typedAt = 0;
  readonly #questions = new Questions();
  /** Data that may be saved although something follows from them. */
  #agreed: unknown;
  readonly #listeners = new Set<() => void>();
  readonly #options: Required<DraftOptions>;

  constructor(options: DraftOptions) {
    this.#options = { pauseMs: 250, retryMs: 2_000, ...options };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): DraftView => this.#view;

  /** Reads the file, unless something is typed that it does not have yet. */
  readonly open = async (): Promise<void> => {
    if (this.#questions.isAsking || !["reading", "unreadable", "still", "saved"].includes(this.#view.standing)) return;
    const { data } = this.#view;
    await this.#alone(async () => {
      const read = await this.#read();
      // Typed while the answer came: a save tells whether the file is still what was read.
      if (this.#view.data === data) this.#take(read);
    });
  };

  /** Reads the file again, whatever is typed: it was brought back behind the form. */
  readonly reopen = async (): Promise<void> => {
    await this.#questions.answered();
    this.#questions.drop();
    this.#options.keeper.forget("written");
    this.#stamp = "";
    this.#view = { ...this.#view, standing: "still" };
    return this.open();
  };

  /** What was saved is published, and its rows stay; what is typed beside that is not. */
  readonly publish = async (): Promise<void> => {
    await this.#questions.answered();
    asSeenRows(this.#view.saved);
    await this.open();
    // With something unsaved nothing was read. Without a connection, the next save tells.
    const read = await this.#read().catch(() => undefined);
    if (read) this.#show({ published: read.published });
  };

  /** @param isStep - undone by itself, not with what was typed before. */
  readonly change = (data: unknown, isStep = false): void => {
    const now = Date.now();
    if (isStep || now - this.#typedAt > burstMs) this.#steps = [...this.#steps, this.#view.data].slice(-mostSteps);
    this.#typedAt = isStep ? 0 : now;
    this.#put(data);
  };

  readonly undo = (): void => {
    if (this.#steps.length === 0) return;
    const before = this.#steps.pop();
    this.#typedAt = 0;
    this.#put(before);
  };

  /** Saves what was refused: the session, or room on the disk, may be back. */
  readonly retry = (): void => this.#questions.later(this.#save, 0);

  /** Saves although something else changes with it. */
  readonly agree = (): void => {
    this.#agreed = this.#view.data;
    this.#questions.later(this.#save, 0);
  };

  /** Somebody else's goes into the form, and what was typed is kept. */
  readonly keepAside = (): void => {
    const { theirs, data, saved, kept } = this.#view;
    if (!theirs) return;
    const mine = this.#join({ base: saved, mine: data, theirs: theirs.data }).data;
    const all = kept.aside ? this.#join({ base: kept.aside.base, mine: mine, theirs: kept.aside.data }).data : mine;
    const aside = { data: all, base: theirs.data };
    this.forget("aside");
    this.#options.keeper.set("aside", aside.data, aside.base);
    this.#show({ kept: { ...this.#view.kept, aside } });
    this.#take(theirs);
  };

  /**
   * What was kept goes back into the form, over what is there now.
   *
   * @param stays - what the form says where that was changed meanwhile.
   */
  readonly bringBack = (part: KeptPart, stays: "mine" | "theirs" = "mine"): void => {
    const { kept, data } = this.#view;
    this.forget(part);
    if (kept[part])
      this.change(this.#join({ base: kept[part].base, mine: kept[part].data, theirs: data }, stays).data, true);
  };

  readonly forget = (part: KeptPart): void => {
    const { keeper } = this.#options;
    (part === "aside" && keeper.own(part) ? keeper.forget : keeper.drop)(part);
    this.#show({ kept: { ...this.#view.kept, [part]: this.#offered(part, this.#view.data) } });
  };

  #put(data: unknown): void {
    const { standing, theirs, saved } = this.#view;
    this.#options.keeper.set("written", data, saved);
    const findings = this.#view.findings.filter((finding) => !isMendedNow(finding, data));
    this.#show({ data, findings, canUndo: this.#steps.length > 0 });
    if (standing === "stale" && theirs) {
      this.#meet(theirs);
      return;
    }
    this.#show({ standing: "typing" });
    this.#questions.later(this.#save, this.#options.pauseMs);
  }

  /** What was saved meanwhile comes beside what is typed; a person decides where both changed the same. */
  #meet(theirs: OpenList): void {
    const { data, saved } = this.#view;
    this.#show({ isOfOtherTab: theirs.isSavedHere ?? false });
    const over = (mine: unknown) => this.#join({ base: saved, mine, theirs: theirs.data });
    const { data: both, clashes } = over(data);
    if (clashes.length > 0) {
      this.#show({ standing: "stale", theirs });
      return;
    }
    if (isSame(both, theirs.data)) {
      this.#take(theirs);
      return;
    }
    this.#steps = this.#steps.map((step) => over(step).data);
    this.#stamp = theirs.stamp;
    this.#show({ standing: "typing", saved: theirs.data, published: theirs.published, before: data });
    this.#put(both);
  }

  #join: (versions: Versions<unknown>, stays?: "mine" | "theirs") => Joined = (versions, stays) =>
    joined(this.#options.schema, versions, stays);

  #take({ data: read, stamp, published, findings }: OpenList): void {
    const { keeper } = this.#options;
    const { data: shown } = this.#view;
    // The same rows, which what was done with them knows: what a sheet brought can still be undone.
    const data = isSame(read, shown) ? shown : read;
    // What was done can be undone after it was read again as it is.
    if (stamp !== this.#stamp) this.#steps = [];
    this.#stamp = stamp;
    keeper.forget("written");
    const kept = {
      written: this.#offered("written", data),
      aside: this.#view.kept.aside ?? this.#offered("aside", data),
    };
    const canUndo = this.#steps.length > 0;
    const now = { data, saved: data, published, findings, canUndo, kept };
    this.#show({ ...emptyView, ...now, standing: "still", before: undefined });
  }

  /** What a closed tab kept, unless the form has it by now. */
  #offered(part: KeptPart, data: unknown): Kept | undefined {
    return offered(this.#options.keeper, part, ({ base, data: mine }) =>
      isSame(this.#join({ base, mine, theirs: data }).data, data),
    );
  }

  readonly #save = async (): Promise<void> => {
    if (this.#questions.isAsking) return this.#questions.later(this.#save, this.#options.pauseMs);
    const { data, saved } = this.#view;
    const asksFirst = data !== this.#agreed && hasChangedFigure(saved, data);
    this.#show({ standing: "saving" });
    await this.#alone(async () => this.#answered(data, await this.#write({ data, stamp: this.#stamp, asksFirst })));
    // Typed meanwhile: what was answered is not what the form says.
    if (this.#view.data !== data && this.#view.standing !== "stale")
      this.#questions.later(this.#save, this.#options.pauseMs);
  };

  #answered(sent: unknown, { stamp, findings, follows, isPublished }: SavedList): void {
    const isNow = this.#view.data === sent;
    if (stamp !== undefined) {
      this.#stamp = stamp;
      if (isNow) this.#options.keeper.forget("written");
      else this.#options.keeper.set("written", this.#view.data, sent);
      this.#show({ saved: sent });
      this.#options.onSaved();
    }
    if (!isNow) {
      this.#show({ standing: "typing" });
      return;
    }
    const isWrong = findings.some(({ kind }) => kind === "error");
    const written = isPublished ? "still" : "saved";
    const standing = stamp !== undefined ? written : isWrong || followCount(follows) === 0 ? "wrong" : "asks";
    this.#show({ standing, findings, follows, message: "" });
  }

  /** One question at a time; what fails loses nothing that was typed. */
  #alone(work: () => Promise<void>): Promise<boolean> {
    return this.#questions.ask(work, this.#failed);
  }

  readonly #failed = async (error: unknown): Promise<void> => {
    const isRead = this.#view.data !== undefined;
    if (error instanceof NoConnection) {
      this.#show(isRead ? { standing: "offline" } : { standing: "unreadable", message: offlineWords });
      return this.#questions.later(isRead ? this.#save : this.open, this.#options.retryMs);
    }
    const message = error instanceof Refusal ? error.message : `El editor tuvo un problema: ${error}`;
    if (!isRead) return this.#show({ standing: "unreadable", message });
    // Read before anything is said: over somebody else's change there is more to offer. A session that is over refuses this too.
    const theirs = error instanceof Refusal ? await this.#read().catch(() => undefined) : undefined;
    if (!theirs || theirs.stamp === this.#stamp) return this.#show({ standing: "refused", message });
    this.#meet(theirs);
  };

  #read = () => this.#options.ask<OpenList>("GET", `/api/lists/${this.#options.list}`);
  #write = (change: SaveList) => this.#options.ask<SavedList>("PUT", `/api/lists/${this.#options.list}`, change);

  #show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
