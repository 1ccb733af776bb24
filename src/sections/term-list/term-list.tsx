import styles from "./term-list.module.css";

type TermListProps = { items: readonly { term: string; text: string }[] };

/** Terms and their explanations, stacked. */
export function TermList({ items }: TermListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
