import type { TopicGroup } from "#content/site/search/search-page.ts";
import styles from "./topic-index.module.css";

type TopicIndexProps = {
  groups: readonly TopicGroup[];
  /** Heading level of the groups in the host page. */
  headingLevel: 2 | 3;
};

/** Links by topic, without disclosures, so that the browser's text search finds all of them. */
export function TopicIndex({ groups, headingLevel }: TopicIndexProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
