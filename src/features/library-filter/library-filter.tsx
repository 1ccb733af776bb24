import { SearchField } from "#ui/field/search-field.tsx";
import styles from "./library-filter.module.css";
import { LibraryNoMatches } from "./library-no-matches.tsx";
import { LibraryStatus } from "./library-status.tsx";

type LibraryFilterProps = {
  copy: {
    name: string;
    label: string;
    hint: string;
    clear: string;
    empty: { text: string };
  };
  /** Text of the status while no filter is active. */
  status: string;
  /** Link to other help, shown when nothing matches. */
  help: { label: string; href: string };
};

/** Filter field of a library of links. `enhanceLibraryFilter` finds its parts by their `data-` names. */
export function LibraryFilter({ copy, status, help }: LibraryFilterProps) {
  return (
    <search className={styles.filter} aria-label={copy.name} data-tool data-no-print>
      <SearchField label={copy.label} hint={copy.hint} name="filtro" data-field />
      <LibraryStatus status={status} clear={copy.clear} />
      <LibraryNoMatches text={copy.empty.text} help={help} />
    </search>
  );
}
