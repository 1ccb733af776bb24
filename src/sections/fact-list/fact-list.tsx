import { DottedName } from "#sections/dotted-name/dotted-name.tsx";
import styles from "./fact-list.module.css";

type FactListProps = {
  facts: readonly {
    term: string;
    text: string;
    href?: string | undefined;
    /** Makes the link an action of the page in search results, with this label. */
    action?: string;
    /** Id by which `scripts/site-status` finds the text in the built page, and replaces it with a measurement. */
    statusId?: string;
  }[];
};

/** Terms and values, one row per fact. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text, href, action, statusId }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text} data-status={statusId}>
            {href ? (
              <a href={href} data-first-action={action}>
                {text.includes("@") ? <DottedName name={text} /> : text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
