/** A draft's requests to the server: at most one is pending, and at most one more is scheduled. */
export class RequestQueue {
  #asking: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isPending(): boolean {
    return this.#asking !== undefined;
  }

  readonly waitUntilIdle = async (): Promise<void> => {
    while (this.#asking) await this.#asking;
  };

  run(work: () => Promise<void>, onFailure: (error: unknown) => void | Promise<void>): Promise<boolean> {
    const result = work().then(
      () => true,
      async (error: unknown) => {
        await onFailure(error);
        return false;
      },
    );
    this.#asking = result.finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** Schedules a request, and cancels the previously scheduled request. */
  schedule(work: () => Promise<void>, ms: number): void {
    this.cancelScheduled();
    this.#timer = setTimeout(() => void work(), ms);
  }

  cancelScheduled(): void {
    clearTimeout(this.#timer);
  }
}
