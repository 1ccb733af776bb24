import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import styles from "./home-opening.module.css";

type Price = {
  before: string;
  figure: string;
  data: string;
  after: string;
  other?: { figure: string; after: string };
};

type HomeOpeningProps = {
  copy: {
    tag: string;
    /** The middle part is highlighted. */
    title: readonly [before: string, loud: string, after: string];
    intro: string;
    /** The lowest price and its data; `other` is the price for customers who do not meet its condition. */
    price: Price;
    /** Sentence with the saving and its duration; absent while there is no offer. */
    offer?: string;
    /** Label of the link to the visitor's store, or to the download section. */
    download: string;
    /** Said before the price, which is the link to the memberships. */
    plans: string;
    plansHref: string;
  };
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

type PriceTagProps = Price & { offer: string | undefined; label: string; href: string };

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
