import styles from "./toast.module.css";

/**
 * Confirms an action, visibly and for screen readers; one per page, outside anything that may be covered. Scripts find
 * it by `data-toast` and write its text.
 */
export function Toast() {
  return <p className={styles.toast} aria-live="polite" data-toast />;
}
