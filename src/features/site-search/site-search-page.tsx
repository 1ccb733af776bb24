import type { ReactNode } from "react";
import styles from "./site-search.module.css";

type SiteSearchPageProps = {
  /** Anchor of URLs with a query. It lets CSS hide the topics from the first paint on. */
  id: string;
  /** The form, `SiteSearchResults` and `SiteSearchTopics`. */
  children: ReactNode;
};

/** Container of the search page. The script sets its attribute `data-asked` while a query has results. */
export function SiteSearchPage({ id, children }: SiteSearchPageProps) {
  return (
    <div className={styles.page} id={id} data-page>
      {children}
    </div>
  );
}
