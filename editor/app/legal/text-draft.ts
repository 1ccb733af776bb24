import type { Finding, SavedList } from "#editor/api/api.ts";
import type { OpenText, TextData } from "#editor/api/text-api.ts";
import {
  changedParts,
  headKey,
  partOf,
  restoreOldClause,
  type TextPart,
  textForm,
  withPart,
} from "#editor/api/text-rows.ts";
import { Draft } from "#editor/app/draft/draft.ts";
import { type DraftNotes, keepNotes } from "#editor/app/draft/draft-notes.ts";
import type { DraftOptions } from "#editor/app/draft/draft-options.ts";
import type { DraftParts } from "#editor/app/draft/draft-parts.ts";
import type { DraftView } from "#editor/app/draft/draft-view.ts";
import { isSame } from "#editor/app/draft/merge-rows.ts";
import { type Method, Refusal } from "#editor/app/shared/request.ts";

export type TextView = DraftView<OpenText>;

/** What is before the clauses, and each clause, are saved by themselves. */
const textParts: DraftParts = {
  keyAt: ([name, clause]) => (name === "head" ? headKey : String(clause)),
  changed: (one, other) => changedParts(one as TextData, other as TextData),
  get: (data, key) => data && partOf(data as TextData, key),
  set: (data, key, part) => withPart(data as TextData, key, part as TextPart | undefined),
  isWhole: false,
};

/** From the root. */
export const textFile = (id: string, version: string | undefined): string => `src/content/legal/${id}/${version}.md`;

/** A legal text as somebody edits it: a draft whose parts are decided on one by one, and that is asked for more than a save. */
export class TextDraft extends Draft<OpenText> {
  constructor(options: Omit<DraftOptions, "schema" | "parts">) {
    super({ ...options, schema: textForm, parts: textParts });
  }

  readonly changePart = (key: string, part: TextPart): void => {
    const { data } = this.view();
    if (data) this.change(withPart(data, key, part));
  };

  /** What is typed here takes the place of what somebody else made of a part. */
  readonly keepMine = (key: string): void => this.#decide(key, this.options.parts.get(this.view().data, key));

  readonly keepTheirs = (key: string): void => this.#decide(key, this.view().theirs.get(key));

  /**
   * Asks for what is not typed, once what is typed is saved.
   *
   * @param bodyOf - without a body nothing is asked: what is typed cannot be left behind.
   * @param isRestored - what was open is to be had back.
   * @returns what is wrong; nothing once it is done, undefined if it was not: the view says why.
   */
  readonly act = async (
    method: Method,
    address: string,
    bodyOf: (open: OpenText) => object | undefined = () => ({}),
    isRestored = false,
  ): Promise<readonly Finding[] | undefined> => {
    await this.questions.answered();
    if (this.isDirty()) await this.save();
    const { open, standing } = this.view();
    const isOnItsWay = this.isDirty() && !["wrong", "stale"].includes(standing);
    const body = isOnItsWay ? undefined : open && bodyOf(open);
    if (!open || !body) return undefined;
    let said: readonly Finding[] | undefined;
    await this.alone(async () => {
      try {
        const { findings, open: next } = await this.options.ask<SavedList>(
          method,
          address,
          method === "DELETE" ? undefined : body,
        );
        said = next ? [] : findings;
        if (next) this.#done(next as OpenText, isRestored ? open.data : undefined);
      } catch (error) {
        if (error instanceof Refusal) this.refresh(await this.read(open.version));
        throw error;
      }
    });
    return said;
  };

  /** @returns as {@link act} does. */
  readonly attempt = (change: (data: TextData) => TextData | undefined, isRestored = false) =>
    this.act(
      "PUT",
      this.address(this.view().open?.version),
      ({ data, stamp }) => {
        const next = change(data);
        return next === undefined ? undefined : { data: next, stamp, isWhole: true };
      },
      isRestored,
    );

  /**
   * Brings back how the text was written at a commit.
   *
   * @param part - of the text; all of it, if none is named.
   * @returns as {@link act} does.
   */
  readonly restore = async (commit: string, part?: string): Promise<readonly Finding[] | undefined> => {
    const query = new URLSearchParams({ file: textFile(this.options.list, this.view().open?.version), commit });
    let old: TextData | undefined;
    await this.alone(async () => {
      old = (await this.options.ask<{ data: TextData }>("GET", `/api/old?${query}`)).data;
    });
    const then = old;
    return then && this.attempt((data) => (part === undefined ? then : restoreOldClause(data, then, part)), true);
  };

  /** One part of what is aside goes into the form; what is typed there is put aside instead. */
  readonly swapPart = (key: string): void => {
    const { parts } = this.options;
    const { data, saved, kept } = this.view();
    const typed = parts.get(data, key);
    const isTyped = !isSame(typed, parts.get(saved, key));
    const part = parts.get(kept.aside?.data, key) as TextPart;
    this.forgetPart(key, isTyped ? typed : undefined);
    this.changePart(key, part);
  };

  /** @param instead - is aside in its place. */
  readonly forgetPart = (key: string, instead?: unknown): void => {
    const { parts } = this.options;
    const { aside } = this.view().kept;
    if (!aside) return;
    const data = parts.set(aside.data, key, instead ?? parts.get(aside.base, key));
    if (isSame(data, aside.base)) this.forget("aside");
    else this.setAside({ data, base: aside.base });
  };

  /** What is typed and is no part of a text yet; undefined once it is not to be. */
  readonly note = (notes: Partial<DraftNotes>): void => {
    keepNotes(this.keeper(), notes);
    this.show(notes);
  };

  /** Another address for a clause, as it is typed; undefined once it is not to be. */
  readonly readdress = (key: string, address: string | undefined): void => {
    const { [key]: _before, ...others } = this.view().addresses ?? {};
    const addresses = address === undefined ? others : { ...others, [key]: address };
    this.note({ addresses: Object.keys(addresses).length > 0 ? addresses : undefined });
  };

  #decide(key: string, part: unknown): void {
    const { parts } = this.options;
    const { data, saved, theirs } = this.view();
    const others = new Map([...theirs].filter(([each]) => each !== key));
    this.show({
      data: parts.set(data, key, part),
      saved: parts.set(saved, key, theirs.get(key)),
      theirs: others,
    });
    if (others.size === 0 && !this.isDirty()) this.#settle();
    else this.put(this.view().data, 0);
  }

  /** Nothing is left to be saved. */
  #settle(): void {
    this.keeper().forget("written");
    this.show({ standing: this.view().open?.isDraft ? "saved" : "still" });
  }

  /** What was asked for is done. */
  #done(open: OpenText, replaced: TextData | undefined): void {
    const { parts } = this.options;
    if (replaced !== undefined && this.isDirty()) this.putAside(open);
    const { data, saved } = this.view();
    // What is typed in a part that is gone goes with it.
    const gone = parts.changed(saved, open.data).filter((key) => parts.get(open.data, key) === undefined);
    const without = (all: unknown) => gone.reduce((whole, key) => parts.set(whole, key, undefined), all);
    this.show({ data: without(data), saved: without(saved) });
    if (replaced === undefined) this.refresh(open);
    else this.take(open, true);
    if (this.view().standing === "still") this.#settle();
    this.show({ replaced });
    this.options.onSaved();
  }
}
