import type { Clause } from "#domain/legal/clause-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./legal-contents.module.css";

type LegalContentsProps = {
  label: string;
  clauses: readonly Clause[];
};

/**
 * The table of contents of a legal text: in a disclosure on phones; next to the text and always in view on wide
 * screens. The list follows the `details` element instead of being in it, because wide screens show the list without
 * the disclosure.
 */
export function LegalContents({ label, clauses }: LegalContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label} data-no-print>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {label}
          <span className={styles.icon}>
            <Icon name="chevron" size="s" />
          </span>
        </summary>
      </details>
      <ol className={styles.list}>
        {clauses
          .filter(({ depth }) => depth === 2)
          .map(({ id, number, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                <span className={styles.number}>{number}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
