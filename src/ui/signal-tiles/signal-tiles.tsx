import { useId } from "react";
import styles from "./signal-tiles.module.css";
import { layTiles, reach, tilePath, tileSide, turns, type Vertex } from "./tile-pattern.ts";

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

/** Signal laid like Talavera tiles: lines that run on from tile to tile, thick around beacons. Decoration only. */
export function SignalTiles({ seed, tone, beacons, fade }: SignalTilesProps) {
  const id = useId();
  const tiles = layTiles({ seed, columns, rows, beacons }).map(({ x, y, turn, isNear }) => ({
    isNear,
    drawn: <use key={`${x} ${y}`} href={`#${id}${turn}`} x={x} y={y} />,
  }));
  const circles = (radius: number, fill?: string) =>
    beacons.map(([column, row]) => (
      <circle key={`${column} ${row}`} cx={column * tileSide} cy={row * tileSide} r={radius} fill={fill} />
    ));
  return (
    <div className={styles.tiles} data-no-print data-tone={tone} data-fade={fade}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMin slice" fill="none" aria-hidden="true">
        <defs>
          {turns.map((turn) => (
            <path key={turn} id={`${id}${turn}`} d={tilePath} transform={`rotate(${turn * 90} 40 40)`} />
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
        <g className={styles.far}>
          {tiles.map(({ isNear, drawn }) => !isNear && drawn)}
          <g id={`${id}n`}>{tiles.map(({ isNear, drawn }) => isNear && drawn)}</g>
        </g>
        <g className={styles.near} mask={`url(#${id}m)`}>
          <use href={`#${id}n`} />
        </g>
        <g className={styles.beacons}>{circles(13)}</g>
      </svg>
    </div>
  );
}
