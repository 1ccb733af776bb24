import { simContactPaths } from "#ui/sim-contacts/sim-contacts.ts";
import { simQuarters } from "#ui/sim-contacts/sim-quarters.ts";
import styles from "./sim-drawing.module.css";

/** A plastic SIM; the script marks the quarters that dissolve. Decorative: the rows next to it say the same. */
export function SimDrawing() {
  return (
    <svg className={styles.sim} viewBox="-130 -64 660 650" aria-hidden="true">
      <defs>
        <pattern id="sim-dots" width="19" height="19" x="6.5" y="6.5" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="9.5" cy="9.5" r="3.4" />
        </pattern>
      </defs>
      <g className={styles.waves}>
        {[190, 255, 320].map((radius) => (
          <circle key={radius} cx="200" cy="262" r={radius} />
        ))}
      </g>
      {simQuarters.map(({ question, body, rim, dots }) => (
        <g key={question} className={styles.quarter} data-contact={question}>
          <path className={styles.edge} d={rim} />
          <path className={styles.dots} d={dots} />
          <path className={styles.body} d={body} />
          <path className={styles.rim} d={rim} />
          {question === "phone" && <path className={styles.print} d="M42 52h110M42 84h70" />}
        </g>
      ))}
      <rect className={styles.chip} x="58" y="142" width="284" height="240" rx="36" />
      {simQuarters.map(({ question, x, y }) => (
        <g key={question} className={styles.contact} data-contact={question}>
          <path className={styles.pad} d={simContactPaths[question]} />
          <text className={styles.mark} x={x} y={y} />
          <text className={styles.under} x={x} y={y + 25} />
        </g>
      ))}
      <circle className={styles.eye} cx="200" cy="262" r="30" />
    </svg>
  );
}
