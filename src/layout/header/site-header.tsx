import type { ComponentProps } from "react";
import type { headerCopy, NavLink, PhoneMenu } from "#content/site/site-map/navigation.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/logo/logo.tsx";
import { simContactPaths } from "#ui/sim-contacts/sim-contacts.ts";
import { buildAriaCurrent } from "./aria-current.ts";
import styles from "./site-header.module.css";
import { SiteMenu } from "./site-menu.tsx";

type SiteHeaderProps = {
  links: readonly NavLink[];
  menu: PhoneMenu;
  copy: typeof headerCopy;
  /** Link to the visitor's store or, on a device without one, to the download section. */
  download: NavLink;
  /** Link to the visitor's SIM; undefined if its page is not published. */
  token: ComponentProps<typeof SimToken> | undefined;
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
          {token && (
            <div className={styles.token}>
              <SimToken {...token} />
            </div>
          )}
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

type SimTokenProps = {
  href: string;
  label: string;
  /** Completes the label, with `{n}`, once the script has found answers. */
  lit: string;
  isCurrent: boolean;
};

/** The visitor's SIM in the header: a link, whose contacts the script lights. */
function SimToken({ href, label, lit, isCurrent }: SimTokenProps) {
  return (
    <a href={href} aria-label={label} data-sim-token={label + lit} {...buildAriaCurrent(isCurrent)}>
      <svg className={styles.sim} viewBox="-13 -13 426 516" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="26"
          data-body
          d="M20 0H292L400 108V470A20 20 0 0 1 380 490H20A20 20 0 0 1 0 470V20A20 20 0 0 1 20 0z"
        />
        {Object.entries(simContactPaths).map(([contact, d]) => (
          <path
            key={contact}
            className={styles.contact}
            d={d}
            fill="currentColor"
            opacity="0.2"
            strokeWidth="12"
            data-contact={contact}
          />
        ))}
      </svg>
      <span>{label}</span>
    </a>
  );
}
