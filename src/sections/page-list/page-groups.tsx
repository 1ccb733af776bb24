import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./page-groups.module.css";
import { PageList } from "./page-list.tsx";

type PageGroupsProps = {
  groups: readonly {
    /** Its anchor. */
    id: string;
    title: string;
    links: readonly { label: string; href: string }[];
    isFolded?: true;
  }[];
  /** Heading level of the groups. */
  headingLevel: 2 | 3;
};

/** Links to pages in groups; long lists of one kind are folded. */
export function PageGroups({ groups, headingLevel }: PageGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  const open = groups.filter(({ isFolded }) => !isFolded);
  const folded = groups.filter(({ isFolded }) => isFolded);
  return (
    <div className={styles.groups}>
      {open.map(({ id, title, links }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-titulo`}>
          <Heading id={`${id}-titulo`}>
            {title}
          </Heading>
          <PageList links={links.map(nameOnly)} />
        </section>
      ))}
      <div className={styles.folded}>
        {folded.map(({ id, title, links }) => (
          <Disclosure key={id} contentId={id} headingLevel={headingLevel} summary={`${title} (${links.length})`}>
            <PageList links={links.map(nameOnly)} />
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

const nameOnly = ({ label, href }: { label: string; href: string }) => ({ label, href });
