/** Reproducible pseudo-random number from two integers and a seed, evenly distributed from 0 to 1. */
export function randomAt(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth hills and valleys over a plane, from -1 to 1, about one unit wide. */
export function noiseAt(x: number, y: number, seed: number): number {
  const [west, south] = [Math.floor(x), Math.floor(y)];
  const [east, north] = [eased(x - west), eased(y - south)];
  const low = mixed(randomAt(west, south, seed), randomAt(west + 1, south, seed), east);
  const high = mixed(randomAt(west, south + 1, seed), randomAt(west + 1, south + 1, seed), east);
  return 2 * mixed(low, high, north) - 1;
}

const eased = (share: number) => share * share * (3 - 2 * share);
const mixed = (from: number, to: number, share: number) => from + (to - from) * share;
