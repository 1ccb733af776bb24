import type { footerCopy, NavColumn, NavLink } from "#content/site/navigation.ts";
import styles from "./site-footer.module.css";

type SiteFooterProps = {
  columns: readonly NavColumn[];
  social: readonly NavLink[];
  copy: typeof footerCopy;
};

export function SiteFooter({ columns, social, copy }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.groups} aria-label={copy.links}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <LinkList links={links} />
            </div>
          ))}
        </nav>
        <nav className={styles.social} aria-label={copy.social}>
          <LinkList links={social} />
        </nav>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
