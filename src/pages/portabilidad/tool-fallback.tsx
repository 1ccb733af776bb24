import type { ReactNode } from "react";
import styles from "./tool-fallback.module.css";

/** Static content that replaces a tool in print, without script and in browsers that are too old. */
export function ToolFallback({ children }: { children: ReactNode }) {
  return <div className={styles.instead}>{children}</div>;
}
