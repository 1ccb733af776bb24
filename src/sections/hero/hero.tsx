import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { SignalTiles } from "#ui/signal-tiles/signal-tiles.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./hero.module.css";

type HeroProps = {
  copy: {
    tag: string;
    /** The middle part stands out. */
    title: readonly [before: string, loud: string, after: string];
    intro: string;
    /** Left out while nothing is on offer. */
    offer?: { figure: string; text: string };
    /** Opens the visitor's store, or the download section. */
    download: string;
    plans: string;
    plansHref: string;
  };
  downloadHref: string;
  /** What the phone shows. */
  children: ReactNode;
};

/** The first screen: what wim is, what it offers and what to do next. */
export function Hero({ copy, downloadHref, children }: HeroProps) {
  const [before, highlight, after] = copy.title;
  return (
    <section className={styles.hero} data-cut="scene">
      <SignalTiles
        seed={73}
        tone="talavera"
        beacons={[
          [14, 3],
          [18, 6],
        ]}
        fade="left"
      />
      <div className={styles.inner}>
        <div>
          <Chip tone="band">{copy.tag}</Chip>
          <h1 className={styles.title}>
            {before} <em>{highlight}</em> {after}
          </h1>
          {copy.offer && (
            <p className={styles.offer} data-cut="object">
              <b>{copy.offer.figure}</b> <span>{copy.offer.text}</span>
            </p>
          )}
          <p className={styles.intro}>{copy.intro}</p>
          <p className={styles.actions}>
            <ButtonLink href={downloadHref} variant="light" wide data-store-link>
              {copy.download}
            </ButtonLink>
            <ButtonLink href={copy.plansHref} variant="ghost" wide>
              {copy.plans}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.stage} aria-hidden="true">
          <div className={styles.phone}>{children}</div>
          <div className={styles.wimy}>
            <Wimy mood="happy" color="nopal" />
          </div>
        </div>
      </div>
    </section>
  );
}
