import styles from "./map-legend.module.css";

type MapLegendProps = {
  /** Accessible name of the list. */
  label: string;
};

/** Legend of the overlay's colours, in a corner of the map; hidden until an overlay is shown. */
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
