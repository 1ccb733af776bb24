import type { ComponentProps, ReactNode } from "react";
import type { FaqGroup } from "#content/faq/faq-model.ts";
import { AsideLayout } from "#ui/aside-layout/aside-layout.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Toast } from "#ui/toast/toast.tsx";
import styles from "./question-library.module.css";
import { QuestionList } from "./question-list.tsx";

type QuestionLibraryProps = {
  /** Heading of the library; next to the groups on wide screens. */
  heading: ReactNode;
  /** Replaces the questions if none matches. */
  empty: ReactNode;
  /** Accessible name of the links to the groups. */
  topicsLabel: string;
  groups: readonly (Omit<FaqGroup, "questions"> & Pick<ComponentProps<typeof QuestionList>, "questions">)[];
  copy: ComponentProps<typeof QuestionList>["copy"];
};

/**
 * Groups of questions in native disclosures; a link to a question opens it without script. The filter finds groups and
 * questions by `data-group` and `data-link`; the script that copies addresses uses `data-copy` and `data-toast`.
 */
export function QuestionLibrary({ heading, empty, topicsLabel, groups, copy }: QuestionLibraryProps) {
  return (
    <>
      <AsideLayout
        aside={
          <>
            {heading}
            <nav className={styles.topics} aria-label={topicsLabel} data-no-print>
              <NamedRow label={topicsLabel}>
                {groups.map(({ id, topic }) => (
                  <li key={id}>
                    <a className={styles.topic} href={`#${id}`}>
                      {topic}
                    </a>
                  </li>
                ))}
              </NamedRow>
            </nav>
          </>
        }
      >
        {empty}
        <div className={styles.groups}>
          {groups.map(({ id, title, questions }) => (
            // `data-group` is empty: if it held the title, a query that matches the title would show the whole group.
            <section key={id} id={id} className={styles.group} data-group="">
              <h3>{title}</h3>
              <QuestionList questions={questions} copy={copy} headingLevel={4} />
            </section>
          ))}
        </div>
      </AsideLayout>
      <Toast />
    </>
  );
}
