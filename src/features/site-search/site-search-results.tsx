import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./site-search.module.css";
import { SiteSearchDirectAnswer } from "./site-search-direct-answer.tsx";

type Link = { label: string; href: string };

type SiteSearchResultsProps = {
  copy: {
    /** Accessible name of the list. */
    results: string;
    /** Marks the first result. */
    best: string;
    /** Label of the disclosure with legal texts. */
    legal: string;
    /** Mark of an answer from sample data. */
    sample: string;
    unanswered: { title: string; text: string };
    failed: { title: string; text: string; retry: string };
    withoutScript: { title: string; text: string };
    /** Shown before the script has loaded if the URL has a query. */
    loading: string;
  };
  /** Ways to contact a person, shown without script and if the site probably has no answer. */
  contact: readonly Link[];
  /** Hours at which a person answers. */
  hours: string;
  /** Links shown if the search fails. */
  exits: readonly Link[];
};

/** Markup for the results of the search. `enhanceSiteSearch` finds its parts by their `data-` names. */
export function SiteSearchResults({ copy, contact, hours, exits }: SiteSearchResultsProps) {
  return (
    <div className={styles.answer}>
      <div className={styles.without}>
        <Notice tone="info" title={copy.withoutScript.title} headingLevel={2}>
          <p>{copy.withoutScript.text}</p>
          <Exits links={contact} />
          <p>{hours}</p>
        </Notice>
      </div>
      <div className={styles.found} tabIndex={-1} data-answer data-tool>
        <p className={styles.waiting}>{copy.loading}</p>
        <p className={styles.status} role="status" data-status />
        {/* Where the results will be. */}
        <div className={styles.outlines} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <SiteSearchDirectAnswer copy={copy} />
        <div data-unanswered hidden>
          <Notice tone="warning" title={copy.unanswered.title}>
            <p>{copy.unanswered.text}</p>
            <Exits links={contact} />
          </Notice>
        </div>
        <ol className={styles.results} aria-label={copy.results} data-results hidden>
          <template data-result>
            <li className={styles.result}>
              <h2 className={styles.title}>
                <a className={styles.link} href="/" data-link>
                  <span data-title>{copy.results}</span>
                </a>
              </h2>
              <p className={styles.place}>
                <span className={styles.best}>{copy.best}</span>
                <Chip>
                  <span data-kind />
                </Chip>
                <span data-trail />
              </p>
              <p className={styles.text} data-text />
              <p className={styles.actions} data-actions>
                <ButtonLink href="/" size="s" data-action>
                  <span data-label>{copy.results}</span>
                </ButtonLink>
              </p>
            </li>
          </template>
        </ol>
        <div className={styles.legal} data-legal hidden>
          <Disclosure
            summary={
              <>
                {copy.legal} <span data-legal-count />
              </>
            }
            headingLevel={2}
          >
            <ol className={styles.results} aria-label={copy.legal} data-legal-results />
          </Disclosure>
        </div>
        <div data-failed hidden>
          <Notice tone="error" title={copy.failed.title}>
            <p>{copy.failed.text}</p>
            <p data-retry>
              <Button variant="quiet" size="s">
                {copy.failed.retry}
              </Button>
            </p>
            <Exits links={exits} />
          </Notice>
        </div>
      </div>
    </div>
  );
}

function Exits({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.exits}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={styles.exit} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
