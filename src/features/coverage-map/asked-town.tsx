import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import styles from "./asked-town.module.css";

/**
 * Signal rings over the whole country, and over them those of the town asked about: the script moves `data-town` there,
 * and its rings light up from the centre outwards. Decorative: the answer is also in words.
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
