import type { Finding } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { isSamePart, keysOf, partOf, type TextPart } from "./text-parts.ts";

/** What is typed in each part of a text, and how it stands to what the file says. */
export class WrittenParts {
  #typed: Readonly<Record<string, TextPart>> = {};
  /** As the file says it, and as it was typed when the file took it: blank lines at its ends are not written. */
  readonly #base = new Map<string, TextPart | undefined>();
  readonly #saved = new Map<string, TextPart>();
  /** What the server was asked: it is not asked twice. */
  readonly #asked = new Map<string, TextPart>();
  readonly #said = new Map<string, readonly Finding[]>();

  get typed(): Readonly<Record<string, TextPart>> {
    return this.#typed;
  }

  /** Whether something of this text was saved. */
  get wasSaved(): boolean {
    return this.#saved.size > 0;
  }

  type(key: string, part: TextPart): void {
    this.#said.delete(key);
    this.#typed = { ...this.#typed, [key]: part };
  }

  drop(key: string): void {
    const { [key]: _gone, ...typed } = this.#typed;
    this.#typed = typed;
    this.#said.delete(key);
  }

  /** The file as it is now: what is not typed over follows it. */
  read(open: OpenText): void {
    const dirty = new Set(this.dirty());
    for (const key of keysOf(open)) if (!dirty.has(key)) this.#base.set(key, partOf(open, key));
  }

  asked(key: string): void {
    const part = this.#typed[key];
    if (part) this.#asked.set(key, part);
  }

  unasked(key: string): void {
    this.#asked.delete(key);
  }

  refused(key: string, findings: readonly Finding[]): void {
    this.#said.set(key, findings);
  }

  /** @param part - as it was sent. */
  stored(key: string, part: TextPart, open: OpenText): void {
    this.#said.delete(key);
    this.#saved.set(key, part);
    this.#base.set(key, partOf(open, key));
  }

  /** What is typed counts as written over this wording. */
  rebase(key: string, part: TextPart | undefined): void {
    this.#base.set(key, part);
    this.#asked.delete(key);
  }

  /** The parts that are typed and that the file does not have. */
  dirty(): string[] {
    return Object.keys(this.#typed).filter((key) => {
      const part = this.#typed[key];
      return this.#said.has(key) || !(isSamePart(part, this.#base.get(key)) || isSamePart(part, this.#saved.get(key)));
    });
  }

  /** The parts that are typed here and that somebody else changed in the file, with their wording. */
  crossed(open: OpenText): Map<string, TextPart | undefined> {
    const crossed = this.dirty().filter((key) => !isSamePart(partOf(open, key), this.#base.get(key)));
    return new Map(crossed.map((key) => [key, partOf(open, key)]));
  }

  /** The next part to save. */
  next(isHeld: (key: string) => boolean): string | undefined {
    return this.dirty().find((key) => !isHeld(key) && this.#asked.get(key) !== this.#typed[key]);
  }

  unsaved(): Record<string, TextPart> {
    return Object.fromEntries(
      this.dirty().flatMap((key) => {
        const part = this.#typed[key];
        return part ? [[key, part]] : [];
      }),
    );
  }

  findings(): readonly Finding[] {
    return [...this.#said.values()].flat();
  }
}
