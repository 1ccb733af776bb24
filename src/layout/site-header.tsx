import type { headerCopy, NavLink } from "#content/navigation.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/logo/logo.tsx";
import styles from "./site-header.module.css";

type SiteHeaderProps = {
  links: readonly NavLink[];
  copy: typeof headerCopy;
  /** Path of the page, to mark its link. */
  current: string;
};

export function SiteHeader({ links, copy, current }: SiteHeaderProps) {
  const items = (all: readonly NavLink[]) =>
    all.map(({ label, href }) => (
      <li key={href}>
        <a href={href} {...(href === current ? { "aria-current": "page" as const } : {})}>
          {label}
        </a>
      </li>
    ));
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#contenido">
        {copy.skip}
      </a>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={copy.home}>
          <Logo />
        </a>
        <nav className={styles.wide} aria-label="Principal">
          <ul>{items(links)}</ul>
        </nav>
        <div className={styles.actions}>
          <a className={styles.login} href={copy.login.href}>
            {copy.login.label}
          </a>
          <ButtonLink href={copy.download.href} size="s" data-store-link>
            {copy.download.label}
          </ButtonLink>
          <details className={styles.menu} data-menu>
            <summary className={styles.toggle}>
              <span className="visually-hidden">{copy.menu}</span>
              <span className={styles.closed}>
                <Icon name="menu" />
              </span>
              <span className={styles.open}>
                <Icon name="close" />
              </span>
            </summary>
            <nav className={styles.panel} aria-label={copy.menu}>
              <ul>{items([...links, copy.login])}</ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
