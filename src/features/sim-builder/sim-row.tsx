import type { SimQuestion } from "#domain/sim/sim-answers.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./sim-row.module.css";

type SimRowProps = {
  question: SimQuestion;
  label: string;
  place: number;
  /** Address of the page with the question's tool. */
  href: string;
  /** Text of the link to that page. */
  tool: string;
  /** Label of the button that follows an answer. */
  next: string;
  /** Text that is shown until there is an answer. */
  unanswered: string;
};

/**
 * A question with its answer. When opened, it has a link to its tool, which the script replaces with the question
 * itself.
 */
export function SimRow({ question, label, place, href, tool, next, unanswered }: SimRowProps) {
  return (
    <li className={styles.row} data-question={question}>
      <details>
        <summary className={styles.ask}>
          <h2 className={styles.line}>
            <span className={styles.place} aria-hidden="true">
              {place}
            </span>
            <span className={styles.question}>{label}</span> <b className={styles.mark} data-mark />{" "}
            <span className={styles.given} data-given>
              {unanswered}
            </span>
          </h2>
        </summary>
        <div className={styles.panel}>
          <div data-slot />
          <p className={styles.tool}>
            <a className="lone-link" href={href} data-tool-page>
              {tool}
            </a>
          </p>
          <div className={styles.next}>
            <Button size="s" data-next>
              {next}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
