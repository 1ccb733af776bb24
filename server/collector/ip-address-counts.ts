import type { FastifyRateLimitStore } from "@fastify/rate-limit";

type Count = { current: number; untilMs: number };

/** Maximum number of addresses in each of the two maps; an address takes about 100 bytes. */
const maxAddressesPerMap = 20_000;

/**
 * Request counts of the current minute. Addresses over their limit are in a separate map, from which only other
 * addresses over their limit can evict them.
 */
export class IpAddressCounts implements FastifyRateLimitStore {
  readonly #countsWithinLimit = new Map<string, Count>();
  readonly #countsBeyondLimit = new Map<string, Count>();

  incr(
    address: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 60_000,
    max = Number.POSITIVE_INFINITY,
  ): void {
    // A monotonic clock: if the wall clock were set back, an address would stay refused.
    const now = performance.now();
    const storedCount = this.#countsBeyondLimit.get(address) ?? this.#countsWithinLimit.get(address);
    const count = storedCount && storedCount.untilMs > now ? storedCount : { current: 0, untilMs: now + windowMs };
    count.current += 1;
    this.#countsWithinLimit.delete(address);
    this.#countsBeyondLimit.delete(address);
    const counts = count.current > max ? this.#countsBeyondLimit : this.#countsWithinLimit;
    counts.set(address, count);
    const [oldest = ""] = counts.keys();
    if (counts.size > maxAddressesPerMap) counts.delete(oldest);
    done(null, { current: count.current, ttl: Math.ceil(count.untilMs - now) });
  }

  child(): IpAddressCounts {
    return new IpAddressCounts();
  }
}
