import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { simContactPaths } from "#ui/sim-contacts/sim-contacts.ts";
import { simQuarters } from "#ui/sim-contacts/sim-quarters.ts";
import styles from "./sim-closing.module.css";

type SimClosingProps = {
  /** Label of the button before the script knows the next question. */
  nextQuestion: string;
  children: ReactNode;
};

/** The page's end: a text, the visitor's SIM, and a button that opens the next question. */
export function SimClosing({ nextQuestion, children }: SimClosingProps) {
  return (
    <div className={styles.closing}>
      <div>{children}</div>
      <svg className={styles.sim} viewBox="-8 -8 416 506" aria-hidden="true">
        {simQuarters.map(({ question, body }) => (
          <path key={question} className={styles.quarter} d={body} data-contact={question} />
        ))}
        {Object.entries(simContactPaths).map(([question, d]) => (
          <path key={question} className={styles.contact} d={d} data-contact={question} />
        ))}
      </svg>
      <div data-tool>
        <Button data-go-on>{nextQuestion}</Button>
      </div>
    </div>
  );
}
