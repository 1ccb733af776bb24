import { useId } from "react";
import styles from "./mexico-rings.module.css";

export type MexicoRingsProps = {
  width: number;
  height: number;
  /** Of the country, as an SVG path. */
  outline: string;
  /** The rings spread from here, up to the path's edge. */
  cells: readonly { x: number; y: number; path: string }[];
};

/** From the middle outwards, in the drawing's units. */
const rings = [9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126];
const ringsOfTown = [10, 21, 32, 43, 54, 65];
/** Where the rings around it end. */
const townReach = 74;

/**
 * The country as signal. The town that is asked about comes last: its script moves `data-town` there, and its rings light
 * from the middle outwards. Decoration: the answer is in words.
 */
export function MexicoRings({ width, height, outline, cells }: MexicoRingsProps) {
  const id = useId();
  return (
    <svg className={styles.mexico} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`${id}m`}>
          <path d={outline} />
        </clipPath>
        {cells.map(({ path }, at) => (
          <clipPath key={path} id={`${id}${at}`}>
            <path d={path} />
          </clipPath>
        ))}
        <g id={`${id}r`}>
          {rings.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </g>
      </defs>
      <g clipPath={`url(#${id}m)`}>
        <g className={styles.rings}>
          {cells.map(({ x, y, path }, at) => (
            <g key={path} clipPath={`url(#${id}${at})`}>
              <use href={`#${id}r`} x={x} y={y} />
            </g>
          ))}
        </g>
        <g className={styles.dots}>
          {cells.map(({ x, y, path }) => (
            <circle key={path} cx={x} cy={y} r={4} />
          ))}
        </g>
        <g className={styles.town} data-town>
          <circle className={styles.reach} r={townReach} />
          {ringsOfTown.map((radius) => (
            <circle key={radius} className={styles.ring} r={radius} />
          ))}
        </g>
      </g>
      <path className={styles.outline} d={outline} />
      <g className={styles.town} data-town>
        <circle className={styles.dot} r={7} />
      </g>
    </svg>
  );
}
