import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./site-search.module.css";

type SiteSearchTopicsProps = {
  /** Everything by topic. */
  children: ReactNode;
  /** What takes its place under results. */
  heading: string;
  exits: readonly { label: string; href: string }[];
};

/** Everything by topic while there are no results, by CSS alone; under results a few ways out. */
export function SiteSearchTopics({ children, heading, exits }: SiteSearchTopicsProps) {
  return (
    <>
      <div className={styles.topics}>{children}</div>
      <div className={styles.doors} data-tool>
        <h2 className={styles.title}>{heading}</h2>
        <p className={styles.actions}>
          {exits.map(({ label, href }) => (
            <ButtonLink key={href} variant="quiet" href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </>
  );
}
