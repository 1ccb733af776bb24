import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import styles from "./highlighted-town.module.css";

/**
 * Drawing of Mexico as signal rings, with one town's rings on top. The script moves the `data-town` elements to the
 * town asked about; if the town is covered, its rings light up from the centre outwards. Decorative.
 */
export function HighlightedTown(rings: MexicoRingsProps) {
  return (
    <MexicoRings
      {...rings}
      town={
        <g className={styles.town} data-town>
          <TownRings />
        </g>
      }
      dot={
        <g className={styles.town} data-town>
          <circle className={styles.dot} r={7} />
        </g>
      }
    />
  );
}
