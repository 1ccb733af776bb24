import type { ReactNode } from "react";
import { Crumbs, type CrumbsProps } from "#ui/crumbs/crumbs.tsx";
import { SignalTiles } from "#ui/signal-tiles/signal-tiles.tsx";
import styles from "./masthead.module.css";

type MastheadProps = {
  /** The page's `h1`; text in `em` is highlighted. */
  heading: ReactNode;
  /** What the page is for, in a sentence or two. */
  intro?: ReactNode;
  crumbs?: CrumbsProps;
  /** A short line above the heading, usually a `Chip`. */
  eyebrow?: ReactNode;
  /** What to do next: one or two buttons. */
  actions?: ReactNode;
  /** A picture or a box next to the words; under them on phones. */
  aside?: ReactNode;
  /** Same seed, same tiles. */
  seed: number;
};

/** The band a page opens with. One per page, since it holds the `h1`. */
export function Masthead({ heading, intro, crumbs, eyebrow, actions, aside, seed }: MastheadProps) {
  return (
    <header className={styles.masthead}>
      <SignalTiles seed={seed} tone="talavera" fade="left" />
      <div className={styles.inner} data-aside={aside ? true : undefined}>
        <div className={styles.words}>
          {crumbs && <Crumbs {...crumbs} />}
          {eyebrow}
          <h1 className={styles.heading}>{heading}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}
