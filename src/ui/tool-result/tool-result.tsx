import type { ReactNode } from "react";
import styles from "./tool-result.module.css";

export type ToolResultProps = {
  /** `plain` before there is an answer; `plan` in the colours of the membership around it. */
  tone?: "plain" | "plan" | "success" | "warning" | "info" | "error";
  /** The answer itself, in large type. */
  title?: ReactNode;
  /** Its reasons. */
  children?: ReactNode;
  /** What to do next; usually a `CallToAction`. */
  action?: ReactNode;
};

/** A tool's answer; the tool's panel says it aloud. */
export function ToolResult({ tone = "plain", title, children, action }: ToolResultProps) {
  return (
    <div className={styles.answer} data-cut="object" data-tone={tone}>
      {/* Another title, another answer: none of its words has moved. */}
      <div key={typeof title === "string" ? title : undefined} className={styles.said} data-answer={tone}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.reasons}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
