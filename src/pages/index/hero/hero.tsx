import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import styles from "./hero.module.css";
import { HeroStage } from "./hero-stage.tsx";

type Price = { before: string; figure: string; after: string; other?: { figure: string; after: string } };

type HeroProps = {
  copy: {
    tag: string;
    /** The middle part is highlighted. */
    title: readonly [before: string, loud: string, after: string];
    intro: string;
    /** The lowest price; `other` is the price for customers who do not meet its condition. */
    price: Price;
    /** Absent while there is no offer. */
    offer?: { figure: string; text: string };
    /** Label of the link to the visitor's store, or to the download section. */
    download: string;
    plans: string;
    plansHref: string;
  };
  downloadHref: string;
  children: ReactNode;
};

/** The first screen of the home page: an introduction to wim, its price and the next step. */
export function Hero({ copy, downloadHref, children }: HeroProps) {
  const [before, highlight, after] = copy.title;
  return (
    <section className={styles.hero} data-cut="scene">
      <TilePattern
        seed={73}
        tone="talavera"
        beacons={[
          [14, 1],
          [18, 6],
        ]}
        fade="left"
      />
      <div className={styles.inner}>
        <div className={styles.words}>
          <Chip tone="band">{copy.tag}</Chip>
          <h1 className={styles.title}>
            {before} <em>{highlight}</em> {after}
          </h1>
          <PriceLine {...copy.price} />
          <p className={styles.intro}>{copy.intro}</p>
          <p className={styles.actions}>
            <ButtonLink href={downloadHref} variant="light" wide data-store-link>
              {copy.download}
            </ButtonLink>
            <span className={styles.second}>
              <ButtonLink href={copy.plansHref} variant="ghost">
                {copy.plans}
              </ButtonLink>
            </span>
          </p>
        </div>
        <HeroStage offer={copy.offer}>{children}</HeroStage>
      </div>
    </section>
  );
}

function PriceLine({ before, figure, after, other }: Price) {
  return (
    <p className={styles.price}>
      <span className={styles.tag} data-cut="object">
        {before} <b>{figure}</b> {after}
      </span>{" "}
      {other && (
        <span className={styles.other}>
          <span className="visually-hidden">·</span> <b>{other.figure}</b> {other.after}
        </span>
      )}
    </p>
  );
}
