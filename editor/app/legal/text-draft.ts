import type { Finding } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { Questions } from "#editor/app/draft/questions.ts";
import { type Method, NoConnection, Refusal } from "#editor/app/shared/request.ts";
import { type Aside, keepText, keptText, type NewClauseWords } from "./kept-text.ts";
import type { TextDraftOptions } from "./text-draft-options.ts";
import { headKey, isSamePart, type TextPart } from "./text-parts.ts";
import { TextRequests } from "./text-requests.ts";
import { emptyTextView, failureOf, type TextView } from "./text-view.ts";
import { WrittenParts } from "./written-parts.ts";

/**
 * One legal text as somebody edits it. What is typed is here first, kept by the browser next, and on the disk once the
 * server finds it right. Saves go one after the other, a part each. A part that somebody else left alone is saved beside
 * their change of another; the same part is not, and both wordings are shown.
 */
export class TextDraft {
  #view: TextView = emptyTextView;
  #parts = new WrittenParts();
  readonly #questions = new Questions();
  readonly #listeners = new Set<() => void>();
  readonly #options: Required<TextDraftOptions>;
  readonly #requests: TextRequests;

  constructor(options: TextDraftOptions) {
    this.#requests = new TextRequests(options.ask, options.text);
    this.#options = { pauseMs: 250, retryMs: 2_000, ...options };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): TextView => this.#view;

  /** Reads a version; the newest if none is named. What is typed in another stays kept. */
  readonly open = async (version?: string): Promise<void> => {
    // The answer to a save belongs to the version that it was made in.
    await this.#questions.answered();
    this.#questions.drop();
    await this.#alone(
      async () => this.#begin(await this.#requests.read(version)),
      () => this.open(version),
    );
  };

  /** Reads what is open again, unless something is typed that is not on the disk: what it says of the site may be old. */
  readonly refresh = async (): Promise<void> => {
    const { open } = this.#view;
    if (!open) return this.open();
    if (this.#questions.isAsking || this.#parts.dirty().length > 0) return;
    await this.#alone(async () => {
      // The version may have been taken back.
      const fresh = await this.#requests.read(open.version).catch(() => this.#requests.read());
      // Typed while the answer came: a save tells whether the file is still what was read.
      if (this.#parts.dirty().length > 0) return;
      if (fresh.stamp !== open.stamp) return this.#begin(fresh);
      this.#take(fresh);
      this.#show({ standing: "still", message: "" });
    }, this.refresh);
  };

  readonly change = (key: string, part: TextPart): void => {
    this.#parts.type(key, part);
    this.#hold({ standing: this.#view.theirs.size > 0 ? "stale" : "typing", replaced: undefined });
    this.#questions.later(this.#save, this.#options.pauseMs);
  };

  /** Saves what was refused: the session, or room on the disk, may be back. */
  readonly retry = (): void => this.#questions.later(this.#save, 0);

  /** What is typed here takes the place of what somebody else wrote. */
  readonly keepMine = (key: string): void => {
    this.#parts.rebase(key, this.#view.theirs.get(key));
    this.#dropTheirs(key);
    this.#questions.later(this.#save, 0);
  };

  readonly keepTheirs = (key: string): void => {
    this.#parts.drop(key);
    this.#dropTheirs(key);
    this.#keep();
    this.#settle();
  };

  /** What was set aside goes into the form; what is typed there is set aside instead. */
  readonly bringBack = ({ key, part }: Aside): void => {
    const typed = this.#parts.typed[key];
    const instead = typed && !isSamePart(typed, part) ? [{ key, part: typed }] : [];
    this.#show({ kept: [...this.#view.kept.filter((each) => each.part !== part), ...instead] });
    this.change(key, part);
  };

  readonly forget = (aside: Aside): void => this.#hold({ kept: this.#view.kept.filter((each) => each !== aside) });

  /** The clause that is not in the text yet, as it is typed; undefined once it is not to be. */
  readonly write = (adding: NewClauseWords | undefined): void => this.#hold({ adding });

  /** Another address for a clause, as it is typed; undefined once it is not to be. */
  readonly readdress = (key: string, address: string | undefined): void => {
    const { [key]: _before, ...others } = this.#view.addresses;
    this.#hold({ addresses: address === undefined ? others : { ...others, [key]: address } });
  };

  /**
   * Adds, removes or publishes, after what is typed was saved.
   *
   * @param address - below the text's own.
   * @param bodyOf - takes the stamp of what is open; without a body nothing is asked: what is typed cannot be left behind.
   * @returns what is wrong; nothing once it is done, undefined if it was not: the view says why.
   */
  readonly act = async (
    method: Method,
    address: string,
    bodyOf: (stamp: string) => object | undefined,
  ): Promise<readonly Finding[] | undefined> => {
    await this.#questions.answered();
    await this.#save();
    if (this.#next() !== undefined) return undefined;
    const { open } = this.#view;
    const body = open && bodyOf(open.stamp);
    if (!body) return undefined;
    let said: readonly Finding[] | undefined;
    await this.#alone(async () => {
      try {
        const { text, findings, replaced } = await this.#requests.send(open, method, address, body);
        said = text ? [] : findings;
        if (!text) return;
        if (text.version === open.version && !text.isLocked && replaced === undefined) this.#take(text);
        else this.#begin(text);
        this.#show({ replaced });
        this.#settle(true);
        this.#options.onSaved();
      } catch (error) {
        if (error instanceof Refusal) this.#take(await this.#requests.read(open.version));
        throw error;
      }
    });
    return said;
  };

  /** Saves the parts that are typed and not on the disk, until none is left. */
  readonly #save = async (): Promise<void> => {
    if (this.#questions.isAsking) return this.#questions.later(this.#save, this.#options.pauseMs);
    for (let key = this.#next(); key !== undefined; key = this.#next()) {
      const part = key;
      this.#show({ standing: "saving" });
      if (!(await this.#alone(() => this.#savePart(part), this.#save))) return;
    }
    this.#settle();
  };

  async #savePart(key: string): Promise<void> {
    const [{ open }, part] = [this.#view, this.#parts.typed[key]];
    if (!open || !part) return;
    this.#parts.asked(key);
    try {
      const where = key === headKey ? "/head" : `/clauses/${key}`;
      const { text, findings } = await this.#requests.send(open, "PUT", where, { ...part, stamp: open.stamp });
      if (!text) return this.#parts.refused(key, findings);
      this.#parts.stored(key, part, text);
      this.#take(text);
      this.#options.onSaved();
    } catch (error) {
      // It was not looked at, so it may be asked again as it is.
      this.#parts.unasked(key);
      if (!(error instanceof Refusal)) throw error;
      const fresh = await this.#requests.read(open.version);
      if (fresh.stamp === open.stamp || fresh.isLocked) throw error;
      // Somebody else wrote: over another part it is tried again, over this one a person decides.
      this.#show({ theirs: this.#parts.crossed(fresh), isOfOtherTab: fresh.isSavedHere ?? false });
      this.#take(fresh);
    }
  }

  #begin(open: OpenText): void {
    this.#parts = new WrittenParts();
    this.#show({
      ...emptyTextView,
      standing: "still",
      ...keptText(open, this.#options.keeperOf(open.version)),
    });
    this.#take(open);
  }

  #take(open: OpenText): void {
    this.#parts.read(open);
    this.#show({ open });
    this.#keep();
  }

  #next(): string | undefined {
    return this.#parts.next((key) => this.#view.theirs.has(key));
  }

  /** Says how it stands, once nothing is left to be saved. */
  #settle(isSaved = this.#parts.wasSaved || this.#view.standing === "saved"): void {
    if (this.#next() !== undefined) {
      this.#questions.later(this.#save, 0);
      return;
    }
    const isWrong = this.#parts.findings().some(({ kind }) => kind === "error");
    const typed = isWrong ? "wrong" : isSaved && this.#view.open?.isDraft ? "saved" : "still";
    this.#show({ standing: this.#view.theirs.size > 0 ? "stale" : typed, message: "" });
  }

  #hold(change: Partial<TextView>): void {
    this.#show(change);
    this.#keep();
  }

  #keep(): void {
    const { open } = this.#view;
    if (open) keepText(this.#options.keeperOf(open.version), this.#view, this.#parts.unsaved());
  }

  #dropTheirs(key: string): void {
    this.#show({ theirs: new Map([...this.#view.theirs].filter(([each]) => each !== key)) });
  }

  /**
   * One question at a time; what fails loses nothing that was typed.
   *
   * @param again - what is tried once the editor answers.
   * @returns whether it was answered.
   */
  #alone(work: () => Promise<void>, again?: () => Promise<void>): Promise<boolean> {
    return this.#questions.ask(work, (error) => this.#failed(error, again));
  }

  #failed(error: unknown, again?: () => Promise<void>): void {
    if (error instanceof NoConnection && again) this.#questions.later(again, this.#options.retryMs);
    this.#show(failureOf(error, this.#view.open !== undefined));
  }

  #show(change: Partial<TextView>): void {
    this.#view = { ...this.#view, ...change, typed: this.#parts.typed };
    const said = this.#parts.findings();
    this.#view = { ...this.#view, findings: said.length > 0 ? said : (this.#view.open?.findings ?? []) };
    for (const listener of this.#listeners) listener();
  }
}
