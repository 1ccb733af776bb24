import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./library-filter.module.css";

type LibraryFilterProps = {
  words: {
    name: string;
    label: string;
    hint: string;
    clear: string;
    empty: { text: string };
  };
  /** What the status says until a filter is active. */
  status: string;
  /** Where to ask when nothing is found. */
  help: { label: string; href: string };
};

/** The field that filters a library of links; never inert, as in `ToolPanel`. `enhanceLibraryFilter` finds its parts by their `data-` names. */
export function LibraryFilter({ words, status, help }: LibraryFilterProps) {
  return (
    <search className={styles.filter} aria-label={words.name} data-tool data-no-print>
      <SearchField label={words.label} hint={words.hint} name="filtro" data-field />
      <div className={styles.state}>
        <p role="status" data-status>
          {status}
        </p>
        <span data-clear hidden>
          <Button variant="quiet" size="s" icon="close">
            {words.clear}
          </Button>
        </span>
      </div>
      <div data-empty hidden>
        <Notice tone="warning" title={<span data-empty-title />}>
          <p>{words.empty.text}</p>
          <p>
            <a className="lone-link" href={help.href}>
              {help.label}
            </a>
          </p>
        </Notice>
      </div>
    </search>
  );
}
