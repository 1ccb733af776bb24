import styles from "./crumbs.module.css";

export type CrumbsProps = {
  /** The breadcrumbs' label for screen readers. */
  label: string;
  /** The pages above this one, from the home page down. */
  links: readonly { text: string; href: string }[];
};

/** The way back up. It keeps clear of the corner that `--cut` cuts off its band. */
export function Crumbs({ label, links }: CrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs} data-steps={links.length}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
