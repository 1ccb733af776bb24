import { Children, type ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./tick-list.module.css";

type TickListProps = {
  items: readonly ReactNode[];
  /** `yes`: included, or to do; `no`: missing, or not to do. */
  tone?: "yes" | "no";
};

/**
 * A list with a mark for each item. The mark is decorative, so the text must say whether an item is included or
 * missing.
 */
export function TickList({ items, tone = "yes" }: TickListProps) {
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
