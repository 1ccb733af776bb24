import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import styles from "./highlighted-town.module.css";

/**
 * The country drawn as signal rings, with the rings of one town on top. The script moves the `data-town` elements to
 * the town that the visitor asked about; if it is covered, its rings light up from the centre outwards. Decorative.
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
