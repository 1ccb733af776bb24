import styles from "./breadcrumbs.module.css";

export type BreadcrumbsProps = {
  /** Accessible name of the breadcrumbs. */
  label: string;
  /** The parent pages, from the home page down. */
  links: readonly { text: string; href: string }[];
};

/**
 * Breadcrumbs, clear of the corner that `--cut` removes from their band. Not shown if the only parent is the home page,
 * to which the header already links.
 */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} data-no-print>
      <ol className={styles.crumbs}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
