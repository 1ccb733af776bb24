import { CopyButton, type CopyButtonCopy } from "#sections/copy-button/copy-button.tsx";
import { DottedName } from "#sections/dotted-name/dotted-name.tsx";
import styles from "./connection-values.module.css";

type ConnectionValuesProps = {
  title: string;
  headingLevel: 2 | 3;
  /** The first value is the one that every phone needs. */
  values: readonly {
    id: string;
    term: string;
    value: string;
    note: string;
    /** Completes the copy button's accessible name: "el APN". */
    what: string;
  }[];
  copyButton: CopyButtonCopy;
};

/** Values to type into a phone, with copy buttons. The type is large, to be read from another device. */
export function ConnectionValues({ title, headingLevel, values, copyButton }: ConnectionValuesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.ticket}>
      <Heading className={styles.title}>{title}</Heading>
      <dl>
        {values.map(({ id, term, value, note, what }) => (
          <div key={id} className={styles.row} data-copy-row>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value} data-value translate="no">
              <DottedName name={value} />
            </dd>
            <dd className={styles.note}>{note}</dd>
            <dd className={styles.copy}>
              <CopyButton copy={copyButton} value={value} valueName={what} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
