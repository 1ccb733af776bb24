import styles from "./page-found.module.css";
import type { At } from "./page-messages.ts";

/** What no page shows: its title and its description, as a tab and a search engine do. */
export function PageFound({ at }: { at: At }) {
  return (
    <figure className={styles.found}>
      <figcaption>Así se lee en la pestaña y en los buscadores:</figcaption>
      <p className={styles.title}>{at.title}</p>
      {at.description !== "" && <p>{at.description}</p>}
    </figure>
  );
}
