import type { ReactNode } from "react";
import styles from "./without-tool.module.css";

/** What a tool on the same page shows by itself: only for visitors who do not have the tool, and for paper. */
export function WithoutTool({ children }: { children: ReactNode }) {
  return <div className={styles.instead}>{children}</div>;
}
