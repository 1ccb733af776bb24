import { Fragment, type ReactNode, useId } from "react";
import { useAnswerHeading } from "#ui/tool-panel/use-answer-heading.ts";
import styles from "./tool-result.module.css";

export type ToolResultProps = {
  /** `plain`: before there is an answer; `plan`: the colours of the surrounding membership. */
  tone?: "plain" | "plan" | "success" | "warning" | "info" | "error";
  /** The answer itself, in large type. */
  title?: ReactNode;
  children?: ReactNode;
  /** The next step, usually a `CallToAction`. */
  action?: ReactNode;
};

/** A tool's answer. The tool's panel announces the answer. */
export function ToolResult({ tone = "plain", title, children, action }: ToolResultProps) {
  const id = useId();
  const key = typeof title === "string" ? title : undefined;
  const isAnswered = tone !== "plain";
  const Heading = useAnswerHeading();
  const Title = isAnswered ? Heading : "p";
  return (
    // Named by the answer, which screen readers then read before the action when Tab moves from the fields to it.
    <div
      className={styles.answer}
      data-cut="object"
      data-tone={tone}
      {...(isAnswered && title && { role: "group", "aria-labelledby": id })}
    >
      {/* Keyed by the title: a new answer is a new element, which does not count as a layout shift. */}
      <div key={key} className={styles.text} data-answer={tone}>
        {title && (
          <Title id={id} className={styles.title}>
            {title}
          </Title>
        )}
        {children && <div className={styles.reasons}>{children}</div>}
      </div>
      <Fragment key={`${key} action`}>{action}</Fragment>
    </div>
  );
}
