import type { ReactNode } from "react";
import styles from "./dial-tool.module.css";

/** The tool below the dial's track, started like one in a page's opening (`wake-islands.ts`). */
export function DialTool({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tool} data-wakes-on-touch>
      {children}
    </div>
  );
}
