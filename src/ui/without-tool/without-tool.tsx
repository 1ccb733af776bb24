import type { ReactNode } from "react";
import styles from "./without-tool.module.css";

/** Static version of a tool's content on the same page: only for visitors without the tool, and for print. */
export function WithoutTool({ children }: { children: ReactNode }) {
  return <div className={styles.instead}>{children}</div>;
}
