import { useId } from "react";
import styles from "./signal-tiles.module.css";
import { type LaidTile, layTiles, reach, tilePath, tileSide, turns, type Vertex } from "./tile-pattern.ts";

type SignalTilesProps = {
  /** Same seed, same tiles. */
  seed: number;
  /** The colour of the band underneath; `own` where it changes. */
  tone: "talavera" | "nopal" | "cempasuchil" | "rosa" | "obsidiana" | "own";
  /** Where signal is strong: behind objects, never under text, at least two tiles apart. The field has 20 columns and 8 rows. */
  beacons: readonly Vertex[];
  /** Where the pattern gives way to text: on the left, or in the middle. */
  fade: "left" | "centre";
};

const columns = 20;
const rows = 8;
const [width, height] = [columns * tileSide, rows * tileSide];

/**
 * Signal laid like Talavera tiles: lines that run on from tile to tile, thick around beacons. Decoration only. Tiles are
 * the vertices of a few lines, each marked with a tile: as elements of their own, hundreds of them would be laid out, and
 * composed row by row with every frame that scrolls.
 */
export function SignalTiles({ seed, tone, beacons, fade }: SignalTilesProps) {
  const id = useId();
  const tiles = layTiles({ seed, columns, rows, beacons });
  const lay = (weight: "far" | "near", laid: readonly LaidTile[]) =>
    turns.map((turn) => {
      const points = laid.filter((tile) => tile.turn === turn).map(({ x, y }) => `${x} ${y}`);
      // The ends of a line are not marked.
      return (
        <polyline
          key={turn}
          stroke="none"
          markerMid={`url(#${id}${weight}${turn})`}
          points={["0 0", ...points, "0 0"].join(" ")}
        />
      );
    });
  const circles = (radius: number, fill?: string) =>
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
          {turns.map((turn) => (
            <path key={turn} id={`${id}${turn}`} d={tilePath} transform={`rotate(${turn * 90} 40 40)`} />
          ))}
          {(["far", "near"] as const).map((weight) => (
            <g key={weight} className={styles[weight]}>
              {turns.map((turn) => (
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
            {circles(reach * tileSide, `url(#${id}g)`)}
          </mask>
        </defs>
        {lay("far", tiles)}
        <g mask={`url(#${id}m)`}>
          {lay(
            "near",
            tiles.filter(({ isNear }) => isNear),
          )}
        </g>
        <g className={styles.beacons}>{circles(13)}</g>
      </svg>
    </div>
  );
}
