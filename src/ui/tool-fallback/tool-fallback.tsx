import type { ReactNode } from "react";
import styles from "./tool-fallback.module.css";

/** Static content that replaces a tool on the same page where the tool is hidden, and in print. */
export function ToolFallback({ children }: { children: ReactNode }) {
  return <div className={styles.instead}>{children}</div>;
}
