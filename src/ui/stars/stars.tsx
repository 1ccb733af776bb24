import { useId } from "react";
import { starPath } from "#ui/icon/icon.tsx";
import styles from "./stars.module.css";

const outOf = 5;
const width = 48;
/** Space between the star and each side of its square. */
const edge = 4.5;
const places = Array.from({ length: outOf }, (_, index) => index * width);

type StarsProps = {
  /** From 0 to 5; a fraction fills a part of a star. */
  value: number;
  /** The rating as text: "4.4 de 5 estrellas". */
  label: string;
};

/** Five stars in a row, filled up to the value. */
export function Stars({ value, label }: StarsProps) {
  const id = useId();
  return (
    <svg className={styles.stars} viewBox={`0 0 ${outOf * width} ${width}`} role="img" aria-label={label}>
      <clipPath id={id}>
        <rect width={reach(value)} height={width} />
      </clipPath>
      <g className={styles.filled} clipPath={`url(#${id})`}>
        {places.map((x) => (
          <path key={x} d={starPath} transform={`translate(${x})`} />
        ))}
      </g>
      <g className={styles.outlines}>
        {places.map((x) => (
          <path key={x} d={starPath} transform={`translate(${x})`} />
        ))}
      </g>
    </svg>
  );
}

/** Width of the filled part. A fraction fills a share of the star's own width, without the space around the star. */
function reach(value: number) {
  const whole = Math.floor(value);
  const part = value - whole;
  return whole * width + (part > 0 ? edge + part * (width - 2 * edge) : 0);
}
