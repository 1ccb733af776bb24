import { Children, type ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./check-list.module.css";

type CheckListProps = {
  items: readonly ReactNode[];
  /** `yes`: included, or to do; `no`: missing, or not to do. */
  tone?: "yes" | "no";
};

/** Points with a mark each. Their text must say whether they are included or missing: the mark is decorative. */
export function CheckList({ items, tone = "yes" }: CheckListProps) {
  return (
    <ul className={styles.list} data-tone={tone}>
      {Children.map(items, (item) => (
        <li>
          <span className={styles.mark}>
            <Icon name={tone === "yes" ? "check" : "close"} />
          </span>
          <div>{item}</div>
        </li>
      ))}
    </ul>
  );
}
