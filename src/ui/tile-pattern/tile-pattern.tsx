import { useId } from "react";
import {
  beaconReachTiles,
  layTiles,
  type PlacedTile,
  quarterTurns,
  tilePath,
  tileSide,
  type Vertex,
} from "./tile-geometry.ts";
import styles from "./tile-pattern.module.css";

type TilePatternProps = {
  /** Seed of the pattern: the same seed gives the same tiles. */
  seed: number;
  /** Colour of the band behind the tiles; `own`: the parent sets it. */
  tone: "talavera" | "nopal" | "own";
  /**
   * Positions of strong signal: behind objects, never under text, at least two tiles apart. The field has 20 columns
   * and 8 rows.
   */
  beacons: readonly Vertex[];
  /** The part where the pattern fades to keep text readable. */
  fade: "left" | "centre";
};

const columns = 20;
const rows = 8;
const [width, height] = [columns * tileSide, rows * tileSide];

/**
 * A decorative pattern of Talavera tiles: lines that continue from tile to tile, and are thick around beacons, like a
 * radio signal. The tiles are vertex markers of a few polylines. Hundreds of separate elements would have to be laid
 * out, and composited on every frame while scrolling.
 */
export function TilePattern({ seed, tone, beacons, fade }: TilePatternProps) {
  const id = useId();
  const tiles = layTiles({ seed, columns, rows, beacons });
  const renderTiles = (weight: "far" | "near", tilesOfWeight: readonly PlacedTile[]) =>
    quarterTurns.map((turn) => {
      const points = tilesOfWeight.filter((tile) => tile.turn === turn).map(({ x, y }) => `${x} ${y}`);
      // Add a vertex at each end, because the ends of a polyline get no `markerMid`.
      return (
        <polyline
          key={turn}
          stroke="none"
          markerMid={`url(#${id}${weight}${turn})`}
          points={["0 0", ...points, "0 0"].join(" ")}
        />
      );
    });
  const renderCircles = (radius: number, fill?: string) =>
    beacons.map(([column, row]) => (
      <circle
        key={`${column} ${row}`}
        cx={column * tileSide}
        cy={row * tileSide}
        r={radius}
        fill={fill}
        stroke="none"
      />
    ));
  return (
    <div className={styles.tiles} data-no-print data-tone={tone} data-fade={fade}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMin slice" fill="none" aria-hidden="true">
        <defs>
          {quarterTurns.map((turn) => (
            <path key={turn} id={`${id}${turn}`} d={tilePath} transform={`rotate(${turn * 90} 40 40)`} />
          ))}
          {(["far", "near"] as const).map((weight) => (
            <g key={weight} className={weight === "far" ? styles.far : undefined}>
              {quarterTurns.map((turn) => (
                <marker key={turn} id={`${id}${weight}${turn}`} markerUnits="userSpaceOnUse" overflow="visible">
                  <use href={`#${id}${turn}`} />
                </marker>
              ))}
            </g>
          ))}
          <radialGradient id={`${id}g`}>
            <stop stopColor="white" />
            <stop offset=".35" stopColor="white" stopOpacity=".7" />
            <stop offset="1" stopColor="white" stopOpacity="0" />
          </radialGradient>
          <mask id={`${id}m`} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
            {renderCircles(beaconReachTiles * tileSide, `url(#${id}g)`)}
          </mask>
        </defs>
        {renderTiles("far", tiles)}
        <g mask={`url(#${id}m)`}>
          {renderTiles(
            "near",
            tiles.filter(({ isNear }) => isNear),
          )}
        </g>
        <g className={styles.beacons}>{renderCircles(13)}</g>
      </svg>
    </div>
  );
}
