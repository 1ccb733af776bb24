import type { ReactNode } from "react";
import styles from "./prose.module.css";

type ProseProps = { children: ReactNode };

/** Running text: paragraphs, lists and small headings at a width that reads well. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
