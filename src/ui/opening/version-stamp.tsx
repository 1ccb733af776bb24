import styles from "./version-stamp.module.css";

export type VersionStampProps = { name: string; since?: string | undefined };

/** Registry number or version of a text, and the date on which the text takes effect. */
export function VersionStamp({ name, since }: VersionStampProps) {
  return (
    <p className={styles.stamp}>
      <b>{name}</b> {since && <span>{since}</span>}
    </p>
  );
}
