import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./download-bar.module.css";

type DownloadBarProps = {
  price: { before: string; figure: string; after: string };
  download: { label: string; href: string };
  /** The sections during which the bar is shown. */
  children: ReactNode;
};

/**
 * On phones, a sticky bar with the price and the link to the app, shown while the given sections are in view. The bar
 * is the last element of the sections' container, because it sticks only within that container.
 */
export function DownloadBar({ price, download, children }: DownloadBarProps) {
  return (
    <div className={styles.stretch}>
      {children}
      <div className={styles.bar} data-no-print>
        <p>
          <b>
            {price.before} {price.figure}
          </b>{" "}
          <span>{price.after}</span>
        </p>
        <ButtonLink href={download.href} variant="light" size="s" data-store-link>
          {download.label}
        </ButtonLink>
      </div>
    </div>
  );
}
