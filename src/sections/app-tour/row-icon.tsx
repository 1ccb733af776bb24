import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./row-icon.module.css";

/** The icon of a row of a list. */
export function RowIcon({ name }: { name: IconName }) {
  return (
    <span className={styles.icon} data-icon={name}>
      <Icon name={name} />
    </span>
  );
}
