import type { ReactNode } from "react";
import styles from "./tab-panels.module.css";

type TabPanelsProps = {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The key is the panel's anchor. */
  tabs: readonly {
    key: string;
    title: string;
    /** The title outside of the page, in the results of the search. */
    fullTitle?: string;
    content: ReactNode;
  }[];
  headingLevel: 2 | 3;
  /** Whether each tab shows its position as a number. */
  isNumbered?: boolean;
};

/**
 * Shows one panel at a time: the one that the URL's hash names, otherwise the first. Without script, all panels are
 * visible, and the tabs link to them. `enhancePanelTabs` turns the links into tabs without moving anything.
 */
export function TabPanels({ label, tabs, headingLevel, isNumbered = false }: TabPanelsProps) {
  const Heading = `h${headingLevel}` as const;
  const formatNumber = (index: number, isNamed = false) =>
    isNumbered && (
      <span className={styles.number} aria-hidden={isNamed || undefined} data-number>
        {index + 1}
      </span>
    );
  return (
    <div className={styles.tabs} data-tabs>
      <ol className={styles.list} aria-label={label}>
        {tabs.map(({ key, title }, index) => (
          <li key={key}>
            {/* The label is the whole name: otherwise Orca reads only the number of every tab after the first. */}
            <a
              className={styles.tab}
              id={`${key}-pestana`}
              href={`#${key}`}
              aria-label={isNumbered ? `${index + 1} ${title}` : undefined}
            >
              {formatNumber(index, true)} {title}
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.panels}>
        {tabs.map(({ key, title, fullTitle, content }, index) => (
          <section key={key} className={styles.panel} id={key}>
            <Heading className={styles.heading} data-full-title={fullTitle}>
              {formatNumber(index)} {title}
            </Heading>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
