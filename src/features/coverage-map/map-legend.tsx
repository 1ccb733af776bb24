import styles from "./map-legend.module.css";

type MapLegendProps = {
  /** Names the list. */
  label: string;
};

/** What the colours mean, in a corner of the map; hidden until there is an overlay. */
export function MapLegend({ label }: MapLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label} data-legend hidden>
      <template data-legend-entry>
        <li className={styles.entry}>
          <span className={styles.swatch} data-swatch />
          <span data-meaning />
        </li>
      </template>
    </ul>
  );
}
