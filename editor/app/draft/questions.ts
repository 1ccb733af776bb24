/** What a draft asks the server: one question at a time, and the next one after a pause. */
export class Questions {
  #asking: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isAsking(): boolean {
    return this.#asking !== undefined;
  }

  /** Until nothing is asked. */
  readonly answered = async (): Promise<void> => {
    while (this.#asking) await this.#asking;
  };

  /**
   * @param failed - told why it was not answered.
   * @returns whether it was answered.
   */
  ask(work: () => Promise<void>, failed: (error: unknown) => void | Promise<void>): Promise<boolean> {
    const answer = work().then(
      () => true,
      async (error: unknown) => {
        await failed(error);
        return false;
      },
    );
    this.#asking = answer.finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** In place of what was to be asked. */
  later(work: () => Promise<void>, ms: number): void {
    this.drop();
    this.#timer = setTimeout(() => void work(), ms);
  }

  /** What was to be asked later is not. */
  drop(): void {
    clearTimeout(this.#timer);
  }
}
