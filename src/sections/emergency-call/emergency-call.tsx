import { Icon } from "#ui/icon/icon.tsx";
import styles from "./emergency-call.module.css";

type EmergencyCallProps = {
  /** Shown large, as it is dialled. */
  number: string;
  /** The link that dials it. */
  call: { label: string; href: string };
  /** Names the list of points for screen readers. */
  label: string;
  /** Worries that might keep people from calling, but need not. */
  points: readonly string[];
};

/** A number to call with one tap, as large as the screen allows. */
export function EmergencyCall({ number, call, label, points }: EmergencyCallProps) {
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
