import type { ReactNode } from "react";
import styles from "./site-search.module.css";

type SiteSearchPageProps = {
  /** Anchor of addresses with a query: with it the topics are hidden from the first paint on. */
  id: string;
  /** The form, `SiteSearchResults` and `SiteSearchTopics`. */
  children: ReactNode;
};

/** The search page; its state tells whether there is a query. */
export function SiteSearchPage({ id, children }: SiteSearchPageProps) {
  return (
    <div className={styles.page} id={id} data-page>
      {children}
    </div>
  );
}
