import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./site-search-quick-answer.module.css";

type SiteSearchQuickAnswerProps = {
  copy: {
    /** Marks the answer as the best. */
    best: string;
  };
};

/** Markup for the best answer below a search form; `enhanceQuickAnswer` fills its parts. */
export function SiteSearchQuickAnswer({ copy }: SiteSearchQuickAnswerProps) {
  return (
    <>
      <p className="visually-hidden" role="status" data-status />
      <div className={styles.panel} data-quick hidden>
        <p className={styles.mark}>{copy.best}</p>
        <a className={styles.title} href="/" data-link>
          {copy.best}
        </a>
        <p data-text />
        <ButtonLink href="/" size="s" data-action>
          <span data-label>{copy.best}</span>
        </ButtonLink>
      </div>
    </>
  );
}
