import styles from "./term-list.module.css";

type TermListProps = { items: readonly { term: string; text: string }[] };

/** Words and their meanings, stacked. */
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
