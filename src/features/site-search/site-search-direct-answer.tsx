import { ButtonLink } from "#ui/button/button.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import styles from "./site-search.module.css";

type SiteSearchDirectAnswerProps = {
  copy: {
    /** Marks the answer as the best. */
    best: string;
    /** Mark of sample data. */
    sample: string;
  };
};

/** Markup for the answer of a tool, above the results. `findDirectAnswer` fills its parts. */
export function SiteSearchDirectAnswer({ copy }: SiteSearchDirectAnswerProps) {
  return (
    <div className={styles.direct} data-direct hidden>
      <p className={styles.mark}>{copy.best}</p>
      <h2 className={styles.title} data-direct-title>
        {copy.best}
      </h2>
      <div className={styles.text} data-direct-texts />
      <ul className={styles.exits} data-direct-names hidden>
        <template data-direct-name>
          <li>
            <a className={styles.exit} href="/">
              {copy.best}
            </a>
          </li>
        </template>
      </ul>
      <div data-direct-sample hidden>
        <SampleMark label={copy.sample}>
          <span data-direct-sample-text />
        </SampleMark>
      </div>
      <p className={styles.actions}>
        <ButtonLink href="/" size="s" data-direct-link>
          <span data-label>{copy.best}</span>
        </ButtonLink>
      </p>
    </div>
  );
}
