import styles from "./page-list.module.css";

type PageListProps = {
  links: readonly {
    label: string;
    href: string;
    /** Summary of the page; shown on wide screens. */
    text?: string;
  }[];
  /** Accessible name of the list. */
  label?: string;
};

/** Links to pages, in as many columns as fit. */
export function PageList({ links, label }: PageListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ label: name, href, text }) => (
        <li key={href} className={styles.item}>
          <a className={styles.link} href={href} data-main={text ? true : undefined}>
            {name}
          </a>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
