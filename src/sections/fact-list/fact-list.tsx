import { DottedName } from "#sections/dotted-name/dotted-name.tsx";
import styles from "./fact-list.module.css";

type FactListProps = {
  facts: readonly {
    term: string;
    text: string;
    href?: string | undefined;
    /** Makes the link an action of the page in search results, with this label. */
    action?: string;
    /** Marks the text as one that a measurement replaces in the built page. */
    status?: string;
  }[];
};

/** Terms and values, one row per fact. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text, href, action, status }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text} data-status={status}>
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
