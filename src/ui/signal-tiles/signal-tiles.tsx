import { useId } from "react";
import styles from "./signal-tiles.module.css";

type SignalTilesProps = {
  /** Same seed, same tiles. */
  seed: number;
  /** Two tones of one colour, that of the band underneath. */
  tone: "talavera" | "cempasuchil";
  /** Where the pattern fades so that text over it stays readable. */
  fade: "left" | "centre";
};

const side = 80;
const columns = 11;
const rows = 7;
const waves = "M0 20A20 20 0 0 0 20 0M0 40A40 40 0 0 0 40 0M0 60A60 60 0 0 0 60 0M0 80A80 80 0 0 0 80 0";

/** Signal waves laid like Talavera tiles: quarter circles, a few beacons and a few SIMs. Decoration only. */
export function SignalTiles({ seed, tone, fade }: SignalTilesProps) {
  const id = useId();
  return (
    <svg className={styles.tiles} data-tone={tone} data-fade={fade} aria-hidden="true" fill="none">
      <defs>
        <path id={`${id}w`} d={waves} />
        <path id={`${id}s`} className={styles.sim} d="M0 0h60l20 20v60H0z" />
        <g id={`${id}b`}>
          <circle className={styles.beacon} cx="40" cy="40" r="14" />
          <circle cx="40" cy="40" r="30" />
        </g>
        <pattern id={`${id}p`} width={columns * side} height={rows * side} patternUnits="userSpaceOnUse">
          {tilesFrom(seed).map(({ kind, x, y, turn }) => (
            <use key={`${x} ${y}`} href={`#${id}${kind}`} transform={`translate(${x} ${y})rotate(${turn} 40 40)`} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}p)`} />
    </svg>
  );
}

function tilesFrom(seed: number) {
  // Park and Miller's generator: enough for a pattern, and the same everywhere.
  let state = seed % 2147483647 || 1;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return Array.from({ length: columns * rows }, (_, index) => {
    const draw = below(20);
    return {
      kind: draw === 0 ? "s" : draw < 3 ? "b" : "w",
      turn: draw < 3 && draw > 0 ? 0 : below(4) * 90,
      x: (index % columns) * side,
      y: Math.floor(index / columns) * side,
    };
  });
}
