import styles from "./stamp.module.css";

export type StampProps = { name: string; since?: string | undefined };

/** Folio or version of a text, and since when it is valid. */
export function Stamp({ name, since }: StampProps) {
  return (
    <p className={styles.stamp}>
      <b>{name}</b> {since && <span>{since}</span>}
    </p>
  );
}
