import { Fragment, type ReactNode } from "react";
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
  /** As wide as its tool: where there is room, its parts stand side by side. Seen before there is an answer, too. */
  across?: boolean;
};

/** A tool's answer; the tool's panel says it aloud. */
export function ToolResult({ tone = "plain", title, children, action, across = false }: ToolResultProps) {
  const key = typeof title === "string" ? title : undefined;
  return (
    <div className={styles.answer} data-cut="object" data-tone={tone} data-across={across || undefined}>
      {/* Another title, another answer: nothing of it has moved. */}
      <div key={key} className={styles.said} data-answer={tone}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.reasons}>{children}</div>}
      </div>
      <Fragment key={`${key} action`}>{action}</Fragment>
    </div>
  );
}
