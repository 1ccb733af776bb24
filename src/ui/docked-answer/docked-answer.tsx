import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./docked-answer.module.css";

type DockedAnswerProps = {
  /** The answer in short: its figure in a `b`, what small phones can do without in a `span`. */
  answer: ReactNode;
  /** Another one, another answer: none of its words has moved. */
  answerKey: string | number;
  label: string;
  href: string;
  opensStore?: boolean | undefined;
  /** The tool's last field, the only one that it may stand over: it never comes higher. */
  children: ReactNode;
};

/**
 * On phones a tool's answer with its action, after its fields: at the bottom of the screen until the answer itself, which
 * comes next in its membership's colour, slides over it. A picture of that, for the finger only.
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
