import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import styles from "./highlighted-town.module.css";

type HighlightedTownProps = MexicoRingsProps & {
  /** The town that is lit until there is an answer, in the drawing's units, with its mark. */
  example: { x: number; y: number; mark: string };
};

/**
 * Drawing of Mexico as signal rings, with one town's rings on top. The script moves the `data-town` elements to the
 * town asked about; if the town is covered, its rings light up from the centre outwards. Decorative.
 */
export function HighlightedTown({ example: { x, y, mark }, ...rings }: HighlightedTownProps) {
  const transform = `translate(${x} ${y})`;
  return (
    <MexicoRings
      {...rings}
      town={
        <>
          <g className={styles.example} transform={transform}>
            <TownRings />
          </g>
          <g className={styles.town} data-town>
            <TownRings />
          </g>
        </>
      }
      dot={
        <>
          <g className={styles.example} transform={transform}>
            <circle fill="var(--nopal)" r={7} />
            <text className={styles.mark} x={-80} y={24}>
              {mark}
            </text>
          </g>
          <g className={styles.town} data-town>
            <circle className={styles.dot} r={7} />
          </g>
        </>
      }
    />
  );
}
