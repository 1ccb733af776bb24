import type { ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "#ui/breadcrumbs/breadcrumbs.tsx";
import styles from "./alert-opening.module.css";

type AlertOpeningProps = {
  /** Content of the page's `h1`. */
  heading: ReactNode;
  intro?: ReactNode;
  crumbs: BreadcrumbsProps;
  tone: "cempasuchil" | "rosa";
  /** The urgent instructions. */
  children: ReactNode;
};

/** A page's opening for urgent cases: no pattern and little space, so that the instructions fit on the first screen. */
export function AlertOpening({ heading, intro, crumbs, tone, children }: AlertOpeningProps) {
  return (
    <header className={styles.opening} data-cut="scene" data-tone={tone}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <div className={styles.crumbs}>
            <Breadcrumbs {...crumbs} />
          </div>
          <h1 className={styles.heading}>{heading}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {children}
      </div>
    </header>
  );
}
