import { useId } from "react";
import type { NavLink, PhoneMenu } from "#content/site/site-map/navigation.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { buildAriaCurrent } from "./aria-current.ts";
import styles from "./site-menu.module.css";

type SiteMenuProps = {
  name: string;
  menu: PhoneMenu;
  search: { label: string; submit: string; action: string };
  current: string;
};

/** Menu with the header's links on phones. It opens without script; `enhanceMenus` closes it. */
export function SiteMenu({ name, menu, search, current }: SiteMenuProps) {
  const id = useId();
  const { memberships, urgent, columns } = menu;
  const renderList = ({ title, links }: { title: string; links: readonly NavLink[] }, index: number) => (
    <div key={title}>
      <p className={styles.title} id={`${id}${index}`}>
        {title}
      </p>
      <ul className={styles.list} aria-labelledby={`${id}${index}`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} {...buildAriaCurrent(href === current)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
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
      <nav className={styles.panel} aria-label={name} data-no-print>
        <form className={styles.search} action={search.action}>
          <input type="search" name="q" aria-label={search.label} placeholder={search.label} maxLength={160} />
          <Button type="submit" variant="light" icon="search">
            <span className="visually-hidden">{search.submit}</span>
          </Button>
        </form>
        <a className={styles.memberships} href={memberships.href} {...buildAriaCurrent(memberships.href === current)}>
          <b>{memberships.label}</b> <span>{memberships.price}</span>
        </a>
        <div className={styles.urgent}>{renderList(urgent, columns.length)}</div>
        <div className={styles.columns}>{columns.map(renderList)}</div>
      </nav>
    </details>
  );
}
