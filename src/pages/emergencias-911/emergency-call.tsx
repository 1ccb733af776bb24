import { Icon } from "#ui/icon/icon.tsx";
import styles from "./emergency-call.module.css";

type EmergencyCallProps = {
  /** The number as it is dialled, shown in large type. */
  number: string;
  /** Link that dials the number. */
  call: { label: string; href: string };
  /** Accessible name of the list of points. */
  label: string;
  /** Short facts about the call: that it is free and needs no credit. */
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
