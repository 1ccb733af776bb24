import styles from "./toast.module.css";

/** Says what has been done, over the page and aloud; one a page, outside of what may cover it. A script finds it by `data-toast` and writes it. */
export function Toast() {
  return <p className={styles.toast} role="status" data-toast />;
}
