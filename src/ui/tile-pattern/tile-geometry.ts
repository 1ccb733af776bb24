/** A corner where four tiles meet, as its column and row. */
export type Vertex = readonly [column: number, row: number];

export type PlacedTile = { x: number; y: number; turn: Turn; isNear: boolean };

export const quarterTurns = [0, 1, 2, 3] as const;
type Turn = (typeof quarterTurns)[number];

/** Length of a tile's edge, the unit of all other lengths. */
export const tileSide = 80;
/** Radius of the strong signal around a beacon, in tiles. */
export const beaconReachTiles = 3.4;

/**
 * Distances from a tile's corner at which lines cross the tile's edges. The distances are symmetric, so that any tile
 * fits any neighbour in any rotation.
 */
export const edgeCrossings = [10, 30, 50, 70] as const;
const outerRadius = edgeCrossings[3];
const diagonal = tileSide * Math.SQRT2;

/**
 * Path data of a tile: quarter circles around two opposite corners. Where they overlap, only those around the first
 * corner are drawn.
 */
export const tilePath = [
  ...edgeCrossings.map((radius) => `M0 ${radius}A${radius} ${radius} 0 0 0 ${radius} 0`),
  ...computeFarArcs(),
].join("");

function computeFarArcs(): string[] {
  return edgeCrossings.flatMap((radius) => {
    if (radius + outerRadius < diagonal) return formatArc(radius, 0, Math.PI / 2);
    // The angle at which the circle meets the largest circle around the other corner, by the law of cosines.
    const coveredAngle = Math.acos((radius ** 2 + diagonal ** 2 - outerRadius ** 2) / (2 * radius * diagonal));
    return [
      formatArc(radius, 0, Math.PI / 4 - coveredAngle),
      formatArc(radius, Math.PI / 4 + coveredAngle, Math.PI / 2),
    ];
  });
}

function formatArc(radius: number, from: number, to: number): string {
  const formatPoint = (angle: number) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => Math.round((tileSide - radius * part) * 10) / 10).join(" ");
  return `M${formatPoint(from)}A${radius} ${radius} 0 0 1 ${formatPoint(to)}`;
}

type PatternSize = { seed: number; columns: number; rows: number; beacons: readonly Vertex[] };

/**
 * @returns the tiles, row by row, with positions in the drawing's units. The nearer a tile is to a beacon, the more
 * likely it turns towards the beacon, so that the lines close into rings.
 */
export function layTiles({ seed, columns, rows, beacons }: PatternSize): PlacedTile[] {
  // Park and Miller's random number generator: good enough for a pattern, and the same on all platforms.
  let state = seed % 2147483647 || 1;
  const randomBelow = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [nearest] = beacons
      .map((beacon) => ({ beacon, away: Math.hypot(beacon[0] - column - 0.5, beacon[1] - row - 0.5) }))
      .sort((a, b) => a.away - b.away);
    // Both random numbers are drawn for every tile, so that moving a beacon does not change distant tiles.
    const chance = randomBelow(100) / 100;
    const randomTurn = quarterTurns[randomBelow(4)] ?? 0;
    const turnsToBeacon = nearest !== undefined && (nearest.away < 1 || chance > nearest.away / beaconReachTiles);
    return {
      x: column * tileSide,
      y: row * tileSide,
      turn: turnsToBeacon ? computeTurnTo(nearest.beacon, column, row) : randomTurn,
      isNear: nearest !== undefined && nearest.away < beaconReachTiles + Math.SQRT1_2,
    };
  });
}

function computeTurnTo([beaconColumn, beaconRow]: Vertex, column: number, row: number): Turn {
  if (beaconRow > row) return beaconColumn > column ? 2 : 3;
  return beaconColumn > column ? 1 : 0;
}
