import { Icon } from "#ui/icon/icon.tsx";
import styles from "./outcome-icon.module.css";

/** An icon for a form's outcome, next to the text that describes it. */
export function OutcomeIcon({ outcome }: { outcome: "done" | "waiting" }) {
  return (
    <span className={styles.icon} data-outcome={outcome}>
      <Icon name={outcome === "waiting" ? "clock" : "check"} size="l" />
    </span>
  );
}
