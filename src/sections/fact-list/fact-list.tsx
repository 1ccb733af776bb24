import styles from "./fact-list.module.css";

type FactListProps = {
  facts: readonly {
    term: string;
    text: string;
    href?: string;
    /** Makes the link an action of the page in search results, with this label. */
    action?: string;
  }[];
};

/** Terms and values, one row per fact. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text, href, action }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>
            {href ? (
              <a href={href} data-first-action={action}>
                {text}
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
