import styles from "./page-found.module.css";
import type { At } from "./page-messages.ts";

/** The page's title and description, as tabs and search engines show them. */
export function PageFound({ at }: { at: At }) {
  return (
    <figure className={styles.found}>
      <figcaption>Así se lee en la pestaña y en los buscadores:</figcaption>
      <p className={styles.title}>{at.title}</p>
      {at.description !== "" && <p>{at.description}</p>}
    </figure>
  );
}
