import type { emergencyOpening } from "#content/help/emergencies.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./emergency-call.module.css";

/** A number to call with one tap, as large as the screen allows. */
export function EmergencyCall({ number, call, label, points }: typeof emergencyOpening) {
  return (
    <div className={styles.block}>
      <a className={styles.call} href={call.href} data-first-action="">
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.label}>
          <Icon name="phone" size="m" />
          {call.label}
        </span>
      </a>
      <ul className={styles.points} aria-label={label}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
