import styles from "./activation-values.module.css";

type ActivationValuesProps = { values: readonly { term: string; value: string; note: string }[] };

/** Values that the visitor types, says or shows, in large type. */
export function ActivationValues({ values }: ActivationValuesProps) {
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
