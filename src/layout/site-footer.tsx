import type { footerCopy, NavColumn, NavLink } from "#content/site/site-map/navigation.ts";
import { Chip } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./site-footer.module.css";

type SiteFooterProps = {
  columns: readonly NavColumn[];
  social: readonly NavLink[];
  copy: typeof footerCopy;
};

export function SiteFooter({ columns, social, copy }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inner}>
        <SupportAppAndSearch copy={copy} />
        <nav className={styles.groups} aria-label={copy.links} data-no-print>
          {columns.map(({ title, links, isFolded }) => {
            const heading = <h2 className={styles.title}>{title}</h2>;
            if (!isFolded)
              return (
                <div key={title}>
                  {heading}
                  <LinkList links={links} />
                </div>
              );
            return (
              <details key={title} className={styles.fold}>
                <summary>{heading}</summary>
                <LinkList links={links} />
              </details>
            );
          })}
        </nav>
        <div className={styles.end}>
          <p className={styles.identity}>
            {copy.identity.join(" · ")} {copy.identitySample && <Chip tone="sample">{copy.identitySample}</Chip>}
          </p>
          <nav className={styles.pills} aria-label={copy.social} data-no-print>
            <LinkList links={social} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** Links to support, to the app and to the search. */
function SupportAppAndSearch({ copy: { support, app, search } }: Pick<SiteFooterProps, "copy">) {
  return (
    <div className={styles.ways}>
      <div>
        <h2 className={styles.title}>{support.title}</h2>
        {support.phone.href ? (
          <a className={styles.phone} href={support.phone.href}>
            {support.phone.label}
          </a>
        ) : (
          <span className={styles.phone}>{support.phone.label}</span>
        )}{" "}
        {support.phone.sample && <Chip tone="sample">{support.phone.sample}</Chip>}
        <p>{support.hours}</p>
        <a href={support.email.href}>{support.email.label}</a>{" "}
        {support.email.sample && <Chip tone="sample">{support.email.sample}</Chip>}
      </div>
      <div>
        <h2 className={styles.title}>{app.title}</h2>
        <div className={styles.pills}>
          <LinkList links={app.stores} />
        </div>
      </div>
      <div>
        <h2 className={styles.title}>{search.title}</h2>
        <p className={styles.pills}>
          <a href={search.href}>
            <Icon name="search" /> {search.label}
          </a>
        </p>
      </div>
    </div>
  );
}

function LinkList({ links }: { links: readonly Pick<NavLink, "label" | "href">[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
