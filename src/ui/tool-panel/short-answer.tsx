import type { ReactNode } from "react";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import styles from "./short-answer.module.css";

type ShortAnswerProps = { tone: NonNullable<ToolResultProps["tone"]>; text: ReactNode };

/**
 * Short answer of a tool with several fields side by side; it stays in view on phones until the full answer is visible.
 * Tools that need no on-screen keyboard use a `DockedAnswer` instead. Hidden from screen readers.
 */
export function ShortAnswer({ tone, text }: ShortAnswerProps) {
  return (
    <div className={styles.glance} data-tone={tone} aria-hidden="true">
      {/* Keyed by the text: a new answer is a new element, which does not count as a layout shift. */}
      <p key={typeof text === "string" ? text : undefined}>{text}</p>
    </div>
  );
}
