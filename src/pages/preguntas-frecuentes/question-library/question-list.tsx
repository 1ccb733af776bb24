import type { FaqQuestion } from "#content/faq/faq-model.ts";
import type { faqSection } from "#content/faq/faq-page.ts";
import { BareDisclosure } from "#ui/disclosure/bare-disclosure.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./question-list.module.css";

type QuestionListProps = {
  questions: readonly (Omit<FaqQuestion, "links"> & {
    links: readonly { label: string; href: string }[];
    /** Synonyms only for the page's filter: the site search has its own. */
    filterSynonyms?: string | undefined;
  })[];
  copy: typeof faqSection.question;
  /** Heading level of the questions. */
  headingLevel: 3 | 4;
};

/** Questions in disclosures, stacked in one box. */
export function QuestionList({ questions, copy, headingLevel }: QuestionListProps) {
  return (
    <ul className={styles.list}>
      {questions.map(({ id, question, answer, links, asked, filterSynonyms }) => (
        <li key={id} className={styles.item} data-link={asked ?? ""} data-synonyms={filterSynonyms}>
          <BareDisclosure contentId={id} headingLevel={headingLevel} summary={question}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.ways}>
              {links.map(({ label, href }) => (
                <a key={href} className={styles.way} href={href}>
                  {label}{" "}
                </a>
              ))}
              <button
                type="button"
                className={styles.copy}
                data-copy={id}
                aria-label={copy.copyLabel.replace("{question}", question)}
              >
                <Icon name="copy" size="s" />
                {copy.copy}
              </button>
            </p>
          </BareDisclosure>
        </li>
      ))}
    </ul>
  );
}
