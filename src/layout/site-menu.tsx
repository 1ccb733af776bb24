import { useId } from "react";
import type { NavColumn, NavLink } from "#content/site/site-map/navigation.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { buildAriaCurrent } from "./aria-current.ts";
import styles from "./site-menu.module.css";

type SiteMenuProps = {
  name: string;
  columns: readonly NavColumn[];
  /** Link shown on phones, where it does not fit into the header. */
  narrowScreenLink: NavLink;
  current: string;
};

/** Menu with the header's links on phones. It opens without script; `enhanceMenus` closes it. */
export function SiteMenu({ name, columns, narrowScreenLink, current }: SiteMenuProps) {
  const id = useId();
  const renderItem = ({ label, href }: NavLink) => (
    <a href={href} {...buildAriaCurrent(href === current)}>
      {label}
    </a>
  );
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.toggle}>
        <span className="visually-hidden">{name}</span>
        <span className={styles.closed}>
          <Icon name="menu" />
        </span>
        <span className={styles.open}>
          <Icon name="close" />
        </span>
      </summary>
      <nav className={styles.panel} aria-label={name}>
        <p className={styles.narrowScreenLink}>{renderItem(narrowScreenLink)}</p>
        {columns.map(({ title, links }, index) => (
          <div key={title}>
            <p className={styles.title} id={`${id}${index}`}>
              {title}
            </p>
            <ul className={styles.list} aria-labelledby={`${id}${index}`}>
              {links.map((link) => (
                <li key={link.href}>{renderItem(link)}</li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
