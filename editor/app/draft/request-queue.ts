/** A draft's requests to the server: at most one is pending, and at most one more is scheduled. */
export class RequestQueue {
  #asking: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isAsking(): boolean {
    return this.#asking !== undefined;
  }

  /** Resolves once no request is pending. */
  readonly answered = async (): Promise<void> => {
    while (this.#asking) await this.#asking;
  };

  /**
   * @param failed - called with the error if the request fails.
   * @returns whether the request succeeded.
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

  /** Schedules a request, and cancels the one scheduled before. */
  later(work: () => Promise<void>, ms: number): void {
    this.drop();
    this.#timer = setTimeout(() => void work(), ms);
  }

  /** Cancels the scheduled request. */
  drop(): void {
    clearTimeout(this.#timer);
  }
}
