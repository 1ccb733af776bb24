import styles from "./toast.module.css";

/**
 * Says what has been done, over the page and aloud; one per page, outside anything that may cover it. A script finds it
 * by `data-toast` and writes its text.
 */
export function Toast() {
  return <p className={styles.toast} aria-live="polite" data-toast />;
}
