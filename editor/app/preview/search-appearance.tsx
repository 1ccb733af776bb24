import layout from "#editor/app/shared/layout.module.css";
import type { PageLoadedMessage } from "./frame/page-messages.ts";
import styles from "./search-appearance.module.css";

/** The title and description of the previewed page, as tabs and search engines show them. */
export function SearchAppearance({ at }: { at: PageLoadedMessage }) {
  return (
    <figure className={layout.box}>
      <figcaption className={layout.hint}>Así se lee en la pestaña y en los buscadores:</figcaption>
      <p className={styles.title}>{at.title}</p>
      {at.description !== "" && <p>{at.description}</p>}
    </figure>
  );
}
