import { Children, type ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./check-list.module.css";

type CheckListProps = {
  items: readonly ReactNode[];
  /** `yes`: given, or to be done; `no`: missing, or not to be done. */
  tone?: "yes" | "no";
};

/** Points, each with a mark. The words say whether they are given or missing; the mark repeats it. */
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
