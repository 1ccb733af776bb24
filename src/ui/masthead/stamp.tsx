import styles from "./stamp.module.css";

export type StampProps = { name: string; since?: string | undefined };

/** The folio or version of what one reads, and since when it holds. */
export function Stamp({ name, since }: StampProps) {
  return (
    <p className={styles.stamp}>
      <b>{name}</b> {since && <span>{since}</span>}
    </p>
  );
}
