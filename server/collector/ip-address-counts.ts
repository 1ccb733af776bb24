import type { FastifyRateLimitStore } from "@fastify/rate-limit";

type Count = { current: number; until: number };

/** Maximum number of addresses in each of the two maps; an address takes some 100 bytes. */
const capacity = 20_000;

/**
 * Request counts of the current minute. Addresses beyond their limit are in a separate map, from which only other
 * addresses beyond their limit can evict them.
 */
export class IpAddressCounts implements FastifyRateLimitStore {
  readonly #within = new Map<string, Count>();
  readonly #beyond = new Map<string, Count>();

  incr(
    address: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 60_000,
    max = Number.POSITIVE_INFINITY,
  ): void {
    const now = Date.now();
    const known = this.#beyond.get(address) ?? this.#within.get(address);
    const count = known && known.until > now ? known : { current: 0, until: now + windowMs };
    count.current += 1;
    this.#within.delete(address);
    this.#beyond.delete(address);
    const place = count.current > max ? this.#beyond : this.#within;
    place.set(address, count);
    const [oldest = ""] = place.keys();
    if (place.size > capacity) place.delete(oldest);
    done(null, { current: count.current, ttl: count.until - now });
  }

  child(): IpAddressCounts {
    return new IpAddressCounts();
  }
}
