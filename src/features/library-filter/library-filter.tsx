import { SearchField } from "#ui/field/search-field.tsx";
import styles from "./library-filter.module.css";
import { LibraryNoMatches } from "./library-no-matches.tsx";
import { LibraryStatus } from "./library-status.tsx";

type LibraryFilterProps = {
  words: {
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
export function LibraryFilter({ words, status, help }: LibraryFilterProps) {
  return (
    <search className={styles.filter} aria-label={words.name} data-tool data-no-print>
      <SearchField label={words.label} hint={words.hint} name="filtro" data-field />
      <LibraryStatus status={status} clear={words.clear} />
      <LibraryNoMatches text={words.empty.text} help={help} />
    </search>
  );
}
