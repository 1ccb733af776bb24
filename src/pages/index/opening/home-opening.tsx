import type { ReactNode } from "react";
import type { homeOpening } from "#content/pages/home-page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import styles from "./home-opening.module.css";

type HomeOpeningProps = {
  copy: typeof homeOpening;
  downloadHref: string;
  /** The QR code for the app, shown on computers next to the button. */
  code: ReactNode;
  children: ReactNode;
};

/** The first screen of the home page: an introduction to wim, its price and the next step. */
export function HomeOpening({ copy, downloadHref, code, children }: HomeOpeningProps) {
  const [before, highlight, after] = copy.title;
  return (
    <section className={styles.opening} data-cut="scene" data-moving>
      <TilePattern seed={73} tone="talavera" beacons={[[16, 4]]} fade="left" />
      <div className={styles.inner}>
        <div className={styles.text}>
          <Chip tone="band">{copy.tag}</Chip>
          <h1 className={styles.title}>
            {before} <em>{highlight}</em> {after}
          </h1>
          <PriceTag {...copy.price} offer={copy.offer} label={copy.plans} href={copy.plansHref} />
          <div className={styles.actions}>
            <ButtonLink href={downloadHref} variant="light" wide data-store-link>
              {copy.download}
            </ButtonLink>
            <div className={styles.code}>{code}</div>
          </div>
        </div>
        <p className={styles.intro}>{copy.intro}</p>
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}

type PriceTagProps = typeof homeOpening.price & { offer: string | undefined; label: string; href: string };

function PriceTag({ before, figure, data, after, other, offer, label, href }: PriceTagProps) {
  return (
    <a className={styles.price} href={href} data-cut="object">
      <span>
        <span className="visually-hidden">{label}:</span> {before} <b>{figure}</b> {data}
      </span>{" "}
      <span>
        {offer && `${offer}, `}
        {after}
      </span>
      {other && (
        <span className={styles.other}>
          <span className="visually-hidden">·</span> <b>{other.figure}</b> <span>{other.after}</span>
        </span>
      )}
      <Icon name="arrow" />
    </a>
  );
}
