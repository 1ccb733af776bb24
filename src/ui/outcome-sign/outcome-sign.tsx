import { Icon } from "#ui/icon/icon.tsx";
import styles from "./outcome-sign.module.css";

/** What became of a form, as a sign beside its words. */
export function OutcomeSign({ outcome }: { outcome: "done" | "waiting" }) {
  return (
    <span className={styles.sign} data-outcome={outcome}>
      <Icon name={outcome === "waiting" ? "clock" : "check"} size="l" />
    </span>
  );
}
