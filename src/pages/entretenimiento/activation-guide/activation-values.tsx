import styles from "./activation-values.module.css";

type GuideKeysProps = { values: readonly { term: string; value: string; note: string }[] };

/** Values to type, say or show, as the block's largest elements. */
export function ActivationValues({ values }: GuideKeysProps) {
  return (
    <dl className={styles.keys}>
      {values.map(({ term, value, note }) => (
        <div key={term} className={styles.key}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
