/** A simulated signal over Mexico, on a grid: the basis of the sample overlays. */
import type { StateBorders } from "#scripts/geography/mexico-borders.ts";
import type { MexicanPlace } from "#scripts/geography/mexico-localities.ts";
import { segmentDistance } from "#scripts/geography/simplify-line.ts";
import { noiseAt, randomAt } from "./value-noise.ts";

/** In degrees. Rows go from south to north; node `n` is at column `n % columns`, row `Math.floor(n / columns)`. */
export type Grid = { west: number; south: number; step: number; columns: number; rows: number };

export type SignalParameters = {
  /** Degrees between the nodes of the grid. */
  step: number;
  seed: number;
  /** Smaller towns have no antenna. */
  leastPopulation: number;
  /**
   * Kilometres of reach of a town of a thousand people; for larger towns, times their thousands to the power of
   * `growth`.
   */
  reachKm: number;
  growth: number;
  /** Towns of this size or more are linked to their neighbours along the way; if absent, none are. */
  linkedPopulation?: number;
  linkKm: number;
  /** Roughness of the edge by hills, valleys and buildings, in kilometres. */
  roughnessKm: number;
  /** Width of the hills, in kilometres. */
  hillKm: number;
};

/** Maximum distance by which hills extend the signal. */
const marginKm = 16;
const largestReachKm = 38;
const kmPerDegree = 111.2;
const nothing = -1_000;

/** Creates the grid over Mexico. @param step - degrees between its nodes. */
export function createGrid(step: number): Grid {
  const [west, east, south, north] = [-118.6, -86.5, 14.4, 32.85];
  return { west, south, step, columns: Math.ceil((east - west) / step), rows: Math.ceil((north - south) / step) };
}

/** @returns for each node, kilometres within reach (positive) or beyond (negative), hills and valleys included. */
export function signalStrength(grid: Grid, plan: SignalParameters, places: readonly MexicanPlace[]): Float32Array {
  const signal = new Float32Array(grid.columns * grid.rows).fill(nothing);
  const towns = places.filter(({ population }) => population >= plan.leastPopulation);
  for (const { longitude, latitude, population } of towns) {
    const reach = Math.min(largestReachKm, plan.reachKm * (population / 1000) ** plan.growth);
    spread(grid, signal, [longitude, latitude], [longitude, latitude], reach);
  }
  for (const [from, to] of links(towns, plan)) spread(grid, signal, from, to, plan.linkKm);
  for (let node = 0; node < signal.length; node++) {
    const reached = signal[node] ?? nothing;
    if (reached > nothing) signal[node] = reached + relief(grid, node, plan);
  }
  return signal;
}

/** Raises the signal around a segment. */
function spread(grid: Grid, signal: Float32Array, from: Point, to: Point, reachKm: number): void {
  const { west, south, step, columns, rows } = grid;
  const wide = reachKm + marginKm;
  const kmEast = kmPerDegree * Math.cos((from[1] * Math.PI) / 180);
  const flat = ([longitude, latitude]: Point): Point => [longitude * kmEast, latitude * kmPerDegree];
  const [start, end] = [flat(from), flat(to)];
  const column = (longitude: number) => Math.min(columns - 1, Math.max(0, Math.round((longitude - west) / step)));
  const row = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.round((latitude - south) / step)));
  const first = column(Math.min(from[0], to[0]) - wide / kmEast);
  const last = column(Math.max(from[0], to[0]) + wide / kmEast);
  const top = row(Math.max(from[1], to[1]) + wide / kmPerDegree);
  for (let y = row(Math.min(from[1], to[1]) - wide / kmPerDegree); y <= top; y++) {
    for (let x = first; x <= last; x++) {
      const value = reachKm - segmentDistance(flat([west + x * step, south + y * step]), start, end);
      const node = y * columns + x;
      if (value > -marginKm && value > (signal[node] ?? nothing)) signal[node] = value;
    }
  }
}

type Point = [longitude: number, latitude: number];

/** Bent lines, segment by segment, between each linked town and its two nearest larger neighbours. */
function links(towns: readonly MexicanPlace[], { linkedPopulation, seed }: SignalParameters): [Point, Point][] {
  if (linkedPopulation === undefined) return [];
  const linked = towns.filter(({ population }) => population >= linkedPopulation);
  return linked.flatMap((town, rank) =>
    linked
      .slice(0, rank)
      .map((other) => ({
        other,
        away: Math.hypot((other.longitude - town.longitude) * 0.92, other.latitude - town.latitude),
      }))
      .filter(({ away }) => away > 0.05 && away < 2.2)
      .sort((a, b) => a.away - b.away)
      .slice(0, 2)
      .flatMap(({ other, away }, turn) => {
        const bends = away > 0.3 ? 4 : 2;
        const way = bent(
          [town.longitude, town.latitude],
          [other.longitude, other.latitude],
          bends,
          seed + 2 * rank + turn,
        );
        return way.slice(1).map((to, before): [Point, Point] => [way[before] ?? to, to]);
      }),
  );
}

/** A straight segment bent like a road: every midpoint is moved aside, recursively. */
function bent(from: Point, to: Point, times: number, seed: number): Point[] {
  if (times === 0) return [from, to];
  const aside = (randomAt(times, Math.round(from[0] * 1000), seed) - 0.5) * 0.4;
  const middle: Point = [
    (from[0] + to[0]) / 2 - aside * (to[1] - from[1]),
    (from[1] + to[1]) / 2 + aside * (to[0] - from[0]),
  ];
  return [...bent(from, middle, times - 1, seed), ...bent(middle, to, times - 1, seed).slice(1)];
}

/** Gain by hills and loss by valleys, in kilometres. */
function relief(grid: Grid, node: number, { seed, roughnessKm, hillKm }: SignalParameters): number {
  const x = ((node % grid.columns) * grid.step * kmPerDegree) / hillKm;
  const y = (Math.floor(node / grid.columns) * grid.step * kmPerDegree) / hillKm;
  const hills =
    noiseAt(x, y, seed) + 0.7 * noiseAt(2.3 * x, 2.3 * y, seed + 1) + 0.5 * noiseAt(5.1 * x, 5.1 * y, seed + 2);
  // Ridges cast shadows; a signal that passes over one reaches a distant spot.
  const shadow = Math.max(0, noiseAt(1.6 * x, 1.6 * y, seed + 3) - 0.25) * 4.5;
  const farSpot = Math.max(0, noiseAt(3.7 * x, 3.7 * y, seed + 4) - 0.55) * 5;
  return roughnessKm * (hills - shadow + farSpot);
}

/** @returns for each node, whether it is on land: 1 or 0. */
export function landMask(grid: Grid, states: readonly StateBorders[]): Uint8Array {
  const { west, south, step, columns, rows } = grid;
  const land = new Uint8Array(columns * rows);
  for (const ring of states.flatMap(({ rings }) => rings)) {
    const crossings: number[][] = Array.from({ length: rows }, () => []);
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.slice(at, at + 4);
      const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)];
      for (let row = Math.ceil((low - south) / step); south + row * step < high; row++) {
        crossings[row]?.push(x0 + ((south + row * step - y0) / (y1 - y0)) * (x1 - x0));
      }
    }
    for (const [row, found] of crossings.entries()) {
      found.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < found.length; pair += 2) {
        const first = Math.ceil(((found[pair] ?? 0) - west) / step);
        const last = Math.floor(((found[pair + 1] ?? 0) - west) / step);
        land.fill(1, row * columns + first, row * columns + last + 1);
      }
    }
  }
  return land;
}

const weights = [1, 2, 3, 2, 1];

/**
 * Approximate kilometres from a node to the edge of the land, positive inside and negative outside, judged by its
 * neighbours.
 */
export function kmInland({ columns, step }: Grid, land: Uint8Array, node: number): number {
  let sum = 0;
  for (const [row, weight] of weights.entries()) {
    const middle = node + (row - 2) * columns;
    let rowSum = 0;
    for (const [column, own] of weights.entries()) rowSum += own * (land[middle + column - 2] ?? 0);
    sum += weight * rowSum;
  }
  return (sum / 81 - 0.5) * 4 * step * kmPerDegree;
}
