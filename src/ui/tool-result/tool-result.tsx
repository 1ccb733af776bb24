import { Fragment, type ReactNode } from "react";
import styles from "./tool-result.module.css";

export type ToolResultProps = {
  /** `plain`: before there is an answer; `plan`: the colours of the surrounding membership. */
  tone?: "plain" | "plan" | "success" | "warning" | "info" | "error";
  /** The answer itself, in large type. */
  title?: ReactNode;
  children?: ReactNode;
  /** The next step, usually a `CallToAction`. */
  action?: ReactNode;
  /**
   * Whether the answer takes the full width of its tool, with its parts side by side on wide screens. It is shown even
   * before there is an answer.
   */
  isAcross?: boolean;
};

/** A tool's answer. The tool's panel announces the answer. */
export function ToolResult({ tone = "plain", title, children, action, isAcross = false }: ToolResultProps) {
  const key = typeof title === "string" ? title : undefined;
  return (
    <div className={styles.answer} data-cut="object" data-tone={tone} data-across={isAcross || undefined}>
      {/* Keyed by the title: a new answer is a new element, which does not count as a layout shift. */}
      <div key={key} className={styles.said} data-answer={tone}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.reasons}>{children}</div>}
      </div>
      <Fragment key={`${key} action`}>{action}</Fragment>
    </div>
  );
}
