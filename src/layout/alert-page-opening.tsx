import type { ReactNode } from "react";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { Breadcrumbs } from "#ui/breadcrumbs/breadcrumbs.tsx";
import styles from "./alert-page-opening.module.css";
import { StructuredData } from "./head/structured-data.tsx";
import { createPageBreadcrumbs } from "./page-breadcrumbs.ts";

type AlertPageOpeningProps = {
  path: SitePath;
  /** Content of the page's `h1`. */
  heading: ReactNode;
  intro?: ReactNode;
  tone: "cempasuchil" | "rosa";
  /** The urgent instructions. */
  children: ReactNode;
};

/**
 * The opening of an emergency page: like `PageOpening`, but with instructions. No pattern and little space, so that the
 * instructions fit on the first screen.
 */
export function AlertPageOpening({ path, heading, intro, tone, children }: AlertPageOpeningProps) {
  const { crumbs, data } = createPageBreadcrumbs(path);
  return (
    <>
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
      <StructuredData data={data} />
    </>
  );
}
