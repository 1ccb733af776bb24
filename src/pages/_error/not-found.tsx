import type { ReactNode } from "react";
import type { notFoundCopy } from "#content/pages/not-found-page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./not-found.module.css";

type NotFoundProps = Omit<typeof notFoundCopy, "doors"> & {
  search: ReactNode;
  /** Links to existing pages. */
  links: readonly { label: string; href: string }[];
};

/** The page for addresses that do not exist. */
export function NotFound({ title, text, home, search, links, linksLabel, reportLink }: NotFoundProps) {
  return (
    <section className={styles.band} data-cut="scene">
      <TilePattern seed={404} tone="talavera" beacons={[[10, 3]]} fade="centre" />
      <div className={styles.wimy}>
        <Wimy mood="sad" color="talavera" />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.search}>{search}</div>
      <nav aria-label={linksLabel}>
        <ul className={styles.doors}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="ghost">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.ends}>
        <a href="/">{home}</a>
        <a href={reportLink.href}>{reportLink.label}</a>
      </p>
    </section>
  );
}
