import type { ReactNode } from "react";
import styles from "./bare-tool.module.css";

/** Puts a `ToolPanel` on an opening's band, in the band's colours and without a box of its own. */
export function BareTool({ children }: { children: ReactNode }) {
  return <div className={styles.bare}>{children}</div>;
}
