import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./help-suggestion.module.css";

type HelpSuggestionProps = {
  copy: {
    /** Marks the answer as the best. */
    best: string;
  };
  /** A `SearchForm`. */
  children: ReactNode;
};

/** A search form, and the place of the answer that `enhanceHelpSuggestion` shows while one types. */
export function HelpSuggestion({ copy, children }: HelpSuggestionProps) {
  return (
    <>
      {children}
      <p className="visually-hidden" aria-live="polite" data-announced />
      <div className={styles.suggestion} popover="manual" hidden data-suggestion data-no-search>
        <div className={styles.answer}>
          <p className={styles.best}>{copy.best}</p>
          <p className={styles.title}>
            <a className={styles.link} href="/" data-link>
              {copy.best}
            </a>
          </p>
          <p data-text />
          <ButtonLink href="/" size="s" data-action>
            <span data-label>{copy.best}</span>
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
