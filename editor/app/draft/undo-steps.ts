const maxSteps = 50;

/** Maximum time between keystrokes that are one undo step. */
const burstMs = 1_500;

export class UndoSteps {
  #steps: readonly unknown[] = [];
  #typedAt = 0;

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  add(before: unknown, isStep: boolean): void {
    const now = Date.now();
    if (isStep || now - this.#typedAt > burstMs) this.#steps = [...this.#steps, before].slice(-maxSteps);
    this.#typedAt = isStep ? 0 : now;
  }

  take(): unknown {
    const lastStep = this.#steps.at(-1);
    this.#steps = this.#steps.slice(0, -1);
    this.#typedAt = 0;
    return lastStep;
  }

  change(each: (step: unknown) => unknown): void {
    this.#steps = this.#steps.map(each);
  }

  clear(): void {
    this.#steps = [];
  }
}
