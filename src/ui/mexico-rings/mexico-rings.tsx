import { type ReactNode, useId } from "react";
import styles from "./mexico-rings.module.css";

export type MexicoRingsProps = {
  width: number;
  height: number;
  /** The country's outline, as an SVG path. */
  outline: string;
  /** Centres of the rings, each with the path that clips its rings. */
  cells: readonly { x: number; y: number; path: string }[];
};

type TownProps = {
  /** Drawn over the rings and clipped by the country's outline; usually `TownRings`. */
  town: ReactNode;
  /** Drawn over everything: the dot of the town. */
  dot: ReactNode;
};

/** Radii from the centre outwards, in the drawing's units. */
const ringRadii = [9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126];
const townRingRadii = [10, 21, 32, 43, 54, 65];
/** Radius at which the town's rings end. */
const townRadius = 74;

/** Signal rings over a map of Mexico, and one town in it. Decorative. */
export function MexicoRings({ width, height, outline, cells, town, dot }: MexicoRingsProps & TownProps) {
  const id = useId();
  return (
    <svg
      className={styles.mexico}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-no-print
    >
      <defs>
        <clipPath id={`${id}m`}>
          <path d={outline} />
        </clipPath>
        {cells.map(({ path }, index) => (
          <clipPath key={path} id={`${id}${index}`}>
            <path d={path} />
          </clipPath>
        ))}
        <g id={`${id}r`}>
          {ringRadii.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </g>
      </defs>
      <g clipPath={`url(#${id}m)`}>
        <g stroke="var(--rings)" strokeWidth={2.2} opacity={0.85}>
          {cells.map(({ x, y, path }, index) => (
            <g key={path} clipPath={`url(#${id}${index})`}>
              <use href={`#${id}r`} x={x} y={y} />
            </g>
          ))}
        </g>
        <g fill="var(--blanco)">
          {cells.map(({ x, y, path }) => (
            <circle key={path} cx={x} cy={y} r={4} />
          ))}
        </g>
        {town}
      </g>
      <path stroke="var(--rings)" strokeWidth={2} strokeLinejoin="round" d={outline} />
      {dot}
    </svg>
  );
}

/** Signal rings around a town, on the band's colour. The surrounding `g` positions them. */
export function TownRings() {
  return (
    <>
      <circle fill="var(--fill)" r={townRadius} />
      {townRingRadii.map((radius) => (
        <circle key={radius} stroke="var(--nopal)" strokeWidth={5} r={radius} />
      ))}
    </>
  );
}
