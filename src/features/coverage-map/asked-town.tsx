import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import styles from "./asked-town.module.css";

/**
 * The country as signal. The town that is asked about comes last: its script moves `data-town` there, and its rings light
 * from the middle outwards. Decoration: the answer is in words.
 */
export function AskedTown(rings: MexicoRingsProps) {
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
