import styles from "./breadcrumbs.module.css";

export type BreadcrumbsProps = {
  /** Accessible name of the breadcrumbs. */
  label: string;
  /** The parent pages, from the home page down. */
  links: readonly { text: string; href: string }[];
};

/**
 * Breadcrumbs, from the second level down, as the header already links to the home page. They avoid the corner that
 * `--cut` cuts off their band.
 */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label}>
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
