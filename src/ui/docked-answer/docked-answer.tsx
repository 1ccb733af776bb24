import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./docked-answer.module.css";

type DockedAnswerProps = {
  /** The short answer: a figure in a `b`, and in a `span` the words that small phones omit. */
  answer: ReactNode;
  /** React key of the answer: a new answer is a new element, which does not count as a layout shift. */
  answerKey: string | number;
  label: string;
  href: string;
  opensStore?: boolean | undefined;
  /** The tool's last field, the only one that the docked answer may cover. */
  children: ReactNode;
};

/**
 * A tool's short answer and action on phones, after the tool's fields. It sticks to the bottom of the screen until the
 * full answer scrolls over it. Hidden from screen readers and the keyboard.
 */
export function DockedAnswer({ answer, answerKey, label, href, opensStore, children }: DockedAnswerProps) {
  return (
    <div className={styles.place}>
      {children}
      <div className={styles.clear} />
      <div className={styles.dock} data-tone="plan" aria-hidden="true">
        <p key={answerKey}>{answer}</p>
        <ButtonLink href={href} variant="tone" size="s" tabIndex={-1} data-store-link={opensStore || undefined}>
          {label}
        </ButtonLink>
      </div>
    </div>
  );
}
