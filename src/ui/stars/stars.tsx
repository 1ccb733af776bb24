import { useId } from "react";
import { starPath } from "#ui/icon/icon.tsx";
import styles from "./stars.module.css";

const starCount = 5;
const squareWidth = 48;
/** Space between the star and each side of its square. */
const starInset = 4.5;
const squareOffsets = Array.from({ length: starCount }, (_, index) => index * squareWidth);

type StarsProps = {
  /** Rating from 0 to 5; a fraction fills a part of a star. */
  value: number;
  /** The rating as text: "4.4 de 5 estrellas". */
  label: string;
};

/** Five stars in a row, filled up to the value. */
export function Stars({ value, label }: StarsProps) {
  const id = useId();
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${starCount * squareWidth} ${squareWidth}`}
      role="img"
      aria-label={label}
    >
      <clipPath id={id}>
        <rect width={computeFilledWidth(value)} height={squareWidth} />
      </clipPath>
      <g className={styles.filled} clipPath={`url(#${id})`}>
        {squareOffsets.map((x) => (
          <path key={x} d={starPath} transform={`translate(${x})`} />
        ))}
      </g>
      <g className={styles.outlines}>
        {squareOffsets.map((x) => (
          <path key={x} d={starPath} transform={`translate(${x})`} />
        ))}
      </g>
    </svg>
  );
}

/**
 * Computes the width of the filled part. A fraction fills a share of the star's own width, without the space around the
 * star.
 */
function computeFilledWidth(value: number) {
  const fullStars = Math.floor(value);
  const fraction = value - fullStars;
  return fullStars * squareWidth + (fraction > 0 ? starInset + fraction * (squareWidth - 2 * starInset) : 0);
}
