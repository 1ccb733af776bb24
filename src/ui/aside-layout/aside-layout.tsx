import type { ReactNode } from "react";
import styles from "./aside-layout.module.css";

type AsideLayoutProps = {
  /** The accompanying part, which is sticky on wide screens. */
  aside: ReactNode;
  children: ReactNode;
};

/** Content with an accompanying part next to it; stacked on narrow screens. */
export function AsideLayout({ aside, children }: AsideLayoutProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
