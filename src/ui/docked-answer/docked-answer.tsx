import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./docked-answer.module.css";

type DockedAnswerProps = {
  /** The short answer: its figure in a `b`, words omitted on small phones in a `span`. */
  answer: ReactNode;
  /** Changes with the answer: a new answer is a new element, not a layout shift. */
  answerKey: string | number;
  label: string;
  href: string;
  opensStore?: boolean | undefined;
  /** The tool's last field, the only one that the docked answer may cover. */
  children: ReactNode;
};

/**
 * On phones, a tool's answer and action after its fields: it sticks to the bottom of the screen until the full answer,
 * which follows in its membership's colour, slides over it. Decorative, for touch only.
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
