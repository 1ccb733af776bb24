import type { ReactNode } from "react";
import styles from "./alert-masthead.module.css";

type AlertMastheadProps = {
  /** The page's `h1`. */
  heading: ReactNode;
  intro?: ReactNode;
  /** The pages above this one, from the home page down. */
  crumbs: { label: string; links: readonly { text: string; href: string }[] };
  tone: "cempasuchil" | "rosa";
  /** What to do, at once. */
  children: ReactNode;
};

/** What a page opens with for who has no time: no pattern and little air, so that what to do is on the first screen. */
export function AlertMasthead({ heading, intro, crumbs, tone, children }: AlertMastheadProps) {
  return (
    <header className={styles.masthead} data-tone={tone}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <nav aria-label={crumbs.label}>
            <ol className={styles.crumbs}>
              {crumbs.links.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
          <h1 className={styles.heading}>{heading}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {children}
      </div>
    </header>
  );
}
