import type { ReactNode } from "react";
import styles from "./porting-night.module.css";

type PortingNightProps = {
  id: string;
  /** The section's heading, in white. */
  heading: ReactNode;
  children: ReactNode;
};

/** A band whose sky goes from dusk, with a faint signal around the sun, to dawn, with a strong one. */
export function PortingNight({ id, heading, children }: PortingNightProps) {
  return (
    <section id={id} className={styles.band}>
      <svg className={styles.dusk} viewBox="-34 -16 392 152" aria-hidden="true" focusable="false" data-no-print>
        <radialGradient id="atardecer">
          <stop className={styles.glow} offset="25%" />
          <stop className={styles.glow} offset="100%" stopOpacity="0" />
        </radialGradient>
        <path fill="url(#atardecer)" d="M-34 106a120 120 0 0 1 240 0z" />
        <path className={styles.faint} d="M12 106a74 74 0 0 1 148 0M-16 106a102 102 0 0 1 204 0" />
        <path className={styles.sun} d="M38 106a48 48 0 0 1 96 0z" />
        <path className={styles.horizon} d="M-34 106h240M52 118h68M70 128h32" />
        <path className={styles.moon} d="M318 22a34 34 0 1 0 22 62a28 28 0 1 1-22-62z" />
        <path
          className={styles.star}
          d="M226 34v.01M258 74v.01M208 66v.01M276 22v.01M350 14v.01M246 112v.01M344 112v.01"
        />
      </svg>
      <div className={styles.inner}>
        <div className={styles.heading}>{heading}</div>
        {children}
      </div>
      <svg className={styles.dawn} viewBox="0 0 360 104" aria-hidden="true" focusable="false" data-no-print>
        <path className={styles.strong} d="M106 104a74 74 0 0 1 148 0M74 104a106 106 0 0 1 212 0" />
        <path className={styles.sun} d="M134 104a46 46 0 0 1 92 0z" />
      </svg>
    </section>
  );
}
