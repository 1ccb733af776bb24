import type { ReactNode } from "react";
import styles from "./site-search.module.css";

type SiteSearchPageProps = {
  /** Anchor of the addresses that ask something: the page shows no topics there, from the first paint on. */
  id: string;
  /** The form, `SiteSearchResults` and `SiteSearchTopics`. */
  children: ReactNode;
};

/** The whole page of the search, which says by its state whether something was asked. */
export function SiteSearchPage({ id, children }: SiteSearchPageProps) {
  return (
    <div className={styles.page} id={id} data-page>
      {children}
    </div>
  );
}
