import { Icon } from "#ui/icon/icon.tsx";
import styles from "./link-rows.module.css";

type LinkRowsProps = {
  rows: readonly {
    label: string;
    /** Summary of the target page. */
    text: string;
    href: string;
    isExternal: boolean;
  }[];
};

/** Links to further pages, one wide row each. */
export function LinkRows({ rows }: LinkRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, text, href, isExternal }) => (
        <li key={href} className={styles.row}>
          <div>
            <a className={styles.link} href={href}>
              {label}
            </a>
            <p className={styles.text}>{text}</p>
          </div>
          <span className={styles.icon}>
            <Icon name={isExternal ? "external" : "arrow"} size="m" />
          </span>
        </li>
      ))}
    </ul>
  );
}
