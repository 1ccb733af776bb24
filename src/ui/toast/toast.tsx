import styles from "./toast.module.css";

/**
 * Confirms an action, visibly and for screen readers. One per page, outside anything that may be covered. Scripts find
 * the toast by `data-toast` and set its text.
 */
export function Toast() {
  return <p className={styles.toast} aria-live="polite" data-toast />;
}
