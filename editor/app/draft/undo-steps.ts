/** Maximum number of undo steps. */
const mostSteps = 50;

/** Keystrokes with at most this time between them are one step. */
const burstMs = 1_500;

/** Undo history: the form's content before each change. */
export class UndoSteps {
  #steps: readonly unknown[] = [];
  #typedAt = 0;

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** @param isStep - makes the change a separate undo step, not joined with earlier keystrokes. */
  add(before: unknown, isStep: boolean): void {
    const now = Date.now();
    if (isStep || now - this.#typedAt > burstMs) this.#steps = [...this.#steps, before].slice(-mostSteps);
    this.#typedAt = isStep ? 0 : now;
  }

  take(): unknown {
    const before = this.#steps.at(-1);
    this.#steps = this.#steps.slice(0, -1);
    this.#typedAt = 0;
    return before;
  }

  change(each: (step: unknown) => unknown): void {
    this.#steps = this.#steps.map(each);
  }

  clear(): void {
    this.#steps = [];
  }
}
