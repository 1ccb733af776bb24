import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./download-bar.module.css";

type DownloadBarProps = {
  price: { before: string; figure: string; after: string };
  download: { label: string; href: string };
  /** The part of the page that the bar goes along with. */
  children: ReactNode;
};

/**
 * On phones, the price and the page's action at hand, from the first of these sections to the last. Their end is where
 * the bar has its place: layout alone keeps it off what comes before and after.
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
