import type { HTMLAttributes } from "react";
import styles from "./stack.module.css";

type StackProps = Omit<HTMLAttributes<HTMLElement>, "className" | "style"> & {
  as?: "div" | "form" | "li" | "nav" | "ol" | "section" | "ul";
  /** Gap between the children: `--space-2` to `--space-6`. */
  gap?: 2 | 3 | 4 | 5 | 6;
};

/** Children in a column, never wider than its container. */
export function Stack({ as: Tag = "div", gap, ...rest }: StackProps) {
  return <Tag className={gap ? `${styles.stack} ${styles[`gap${gap}`]}` : styles.stack} {...rest} />;
}
