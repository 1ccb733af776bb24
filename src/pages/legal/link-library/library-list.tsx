import type { LegalLink, LibraryGroup } from "#content/legal/library/legal-library.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./library-list.module.css";

type LibraryListProps = {
  lists: LibraryGroup["lists"];
  /** Heading level of the lists. */
  headingLevel: 3 | 4;
};

const icons: Record<Exclude<LegalLink["kind"], "pdf">, IconName> = { page: "next", external: "external" };

/** Links in a column, each with an icon of its kind: page, PDF or external. */
export function LibraryList({ lists, headingLevel }: LibraryListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={4}>
      {lists.map(({ title, links }) => (
        <div key={title ?? links[0]?.href} className={styles.list} data-list={title ?? ""}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <ul className={styles.links}>
            {links.map(({ label, detail, asked, href, kind }) => (
              <li key={href} className={styles.link} data-link={asked ?? ""}>
                <a className={styles.label} href={href}>
                  {label}
                </a>
                {detail && <p className={styles.detail}>{detail}</p>}
                <span className={styles.icon} aria-hidden="true">
                  {kind === "pdf" ? "PDF" : <Icon name={icons[kind]} />}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
