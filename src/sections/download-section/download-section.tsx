import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./download-section.module.css";

type DownloadSectionProps = {
  heading: ReactNode;
  sub: string;
  stores: readonly { before: string; store: string; href: string }[];
  /** What the app looks like. */
  children: ReactNode;
};

/** Where to get the app, and what it looks like. */
export function DownloadSection({ heading, sub, stores, children }: DownloadSectionProps) {
  return (
    <Columns
      words={
        <>
          <SectionHeading sub={sub}>{heading}</SectionHeading>
          <ul className={styles.badges}>
            {stores.map(({ before, store, href }) => (
              <li key={href}>
                <ButtonLink href={href} variant="dark" wide icon="download">
                  <span className={styles.before}>{before}</span> <span className={styles.store}>{store}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      }
      aside={children}
    />
  );
}
