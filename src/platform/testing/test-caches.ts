/** An in-memory `CacheStorage` whose quota is exceeded after `failsAfter` files. */
export class TestCaches {
  readonly storedMessages = new Map<string, Map<string, Response>>();
  failsAfter = Number.POSITIVE_INFINITY;

  async keys(): Promise<string[]> {
    return [...this.storedMessages.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.storedMessages.delete(name);
  }

  async open(name: string): Promise<Cache> {
    const files = this.storedMessages.get(name) ?? new Map<string, Response>();
    this.storedMessages.set(name, files);
    const cache = {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, file: Response) => {
        if (this.failsAfter-- <= 0) throw new DOMException("no room", "QuotaExceededError");
        files.set(path, file);
      },
    };
    // The rest of `Cache` is not used.
    return cache as unknown as Cache;
  }
}
