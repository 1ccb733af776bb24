import type { ComponentProps } from "react";
import type { headerCopy, NavLink, PhoneMenu } from "#content/site/site-map/navigation.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/logo/logo.tsx";
import { buildAriaCurrent } from "./aria-current.ts";
import { SimToken } from "./sim-token.tsx";
import styles from "./site-header.module.css";
import { SiteMenu } from "./site-menu.tsx";

type SiteHeaderProps = {
  links: readonly NavLink[];
  menu: PhoneMenu;
  copy: typeof headerCopy;
  /** Link to the visitor's store or, on a device without one, to the download section. */
  download: NavLink;
  /** Link to the visitor's SIM. */
  token: ComponentProps<typeof SimToken>;
  /** Path of the current page, whose link is marked. */
  current: string;
};

export function SiteHeader({ links, menu, copy, download, token, current }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-no-print>
      <a className={styles.skip} href="#contenido">
        {copy.skip}
      </a>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={copy.home}>
          <Logo />
        </a>
        <nav className={styles.wide} aria-label={copy.main} data-no-print>
          <ul className={styles.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} {...buildAriaCurrent(href === current)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <a
            className={styles.search}
            href={copy.search.href}
            title={copy.search.label}
            {...buildAriaCurrent(copy.search.href.startsWith(`${current}#`))}
          >
            <span className="visually-hidden">{copy.search.label}</span>
            <Icon name="search" />
          </a>
          <div className={styles.token}>
            <SimToken {...token} />
          </div>
          <a className={styles.login} href={copy.login.href}>
            {copy.login.label}
          </a>
          <ButtonLink href={download.href} size="s" data-store-link>
            {download.label}
          </ButtonLink>
          <SiteMenu name={copy.menu} menu={menu} search={copy.menuSearch} current={current} />
        </div>
      </div>
    </header>
  );
}
