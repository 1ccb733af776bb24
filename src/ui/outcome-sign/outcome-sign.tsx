import { Icon } from "#ui/icon/icon.tsx";
import styles from "./outcome-sign.module.css";

/** The outcome of a form, as an icon next to its words. */
export function OutcomeSign({ outcome }: { outcome: "done" | "waiting" }) {
  return (
    <span className={styles.sign} data-outcome={outcome}>
      <Icon name={outcome === "waiting" ? "clock" : "check"} size="l" />
    </span>
  );
}
