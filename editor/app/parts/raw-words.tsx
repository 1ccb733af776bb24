import styles from "./raw-words.module.css";

/** What the site's own checks said, for who develops it: folded, and whole to be copied. */
export function RawWords({ children }: { children: string }) {
  return (
    <details className={styles.raw}>
      <summary>Detalle para quien desarrolla el sitio</summary>
      <pre>{children}</pre>
    </details>
  );
}
