import type { ComponentProps } from "react";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import styles from "./site-search.module.css";

/** The form on the search page. Hidden without script, because it would only reload the page. */
export function SiteSearchForm(form: ComponentProps<typeof SearchForm>) {
  return (
    <div className={styles.form} data-tool>
      <SearchForm {...form} />
    </div>
  );
}
