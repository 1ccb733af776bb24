import styles from "./crumbs.module.css";

export type CrumbsProps = {
  /** The breadcrumbs' label for screen readers. */
  label: string;
  /** The pages above this one, from the home page down. */
  links: readonly { text: string; href: string }[];
};

/**
 * The way back up, from the second level down: the header leads home. It keeps clear of the corner that `--cut` cuts off
 * its band.
 */
export function Crumbs({ label, links }: CrumbsProps) {
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
