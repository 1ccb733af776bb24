import type { ReactNode } from "react";
import { Columns } from "#ui/columns/columns.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { type StoreBadge, StoreBadges } from "#ui/store-badges/store-badges.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import styles from "./download-section.module.css";

type DownloadSectionProps = {
  heading: ReactNode;
  sub: string;
  stores: readonly StoreBadge[];
  /** QR code shown on computers. */
  code?: { address: string; label: string; caption: string };
  /** Pictures of the app. */
  children: ReactNode;
};

/** Links to the app stores, next to pictures of the app, for a section with a `nopal` background. */
export function DownloadSection({ heading, sub, stores, code, children }: DownloadSectionProps) {
  return (
    <>
      <TilePattern seed={57} tone="own" beacons={[[3, 6]]} fade="left" />
      <Columns
        content={
          <>
            <SectionHeading sub={sub}>{heading}</SectionHeading>
            <div className={styles.get}>
              {code && (
                <div className={styles.code}>
                  <QrCode {...code} />
                </div>
              )}
              <StoreBadges stores={stores} />
            </div>
          </>
        }
        aside={children}
      />
    </>
  );
}
