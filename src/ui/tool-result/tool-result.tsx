import type { ReactNode } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import styles from "./tool-result.module.css";

export type ToolResultProps = {
  /** `plain` before there is an answer. */
  tone?: "plain" | "success" | "warning" | "info" | "error";
  /** The answer itself, in large type. */
  title?: ReactNode;
  /** Its reasons. */
  children?: ReactNode;
  /** What to do next; usually a `CallToAction`. */
  action?: ReactNode;
  /** What is said aloud of an answer that changes as a whole; without it, the parts that change are. */
  said?: string;
};

/** A tool's answer. It stays in the document for every answer: `ui/announcement/announce.ts` has the reasons. */
export function ToolResult({ tone = "plain", title, children, action, said }: ToolResultProps) {
  return (
    <div className={styles.answer} data-tone={tone}>
      <div className={styles.said} role={said === undefined ? "status" : undefined}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.reasons}>{children}</div>}
      </div>
      {action}
      {said !== undefined && <Announcement words={said} />}
    </div>
  );
}
