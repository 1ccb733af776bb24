import { ButtonLink } from "#ui/button/button.tsx";
import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import styles from "./coverage-band.module.css";

type CoverageBandProps = {
  id: string;
  heading: string;
  sub: string;
  map: { label: string; href: string };
  /** Drawing of the country. `town` is the position of the example town, in the drawing's units. */
  rings: MexicoRingsProps;
  town: { x: number; y: number };
};

/** The country in rings, and a link to the coverage map; the question about a place is in the page's first card. */
export function CoverageBand({ id, heading, sub, map, rings, town }: CoverageBandProps) {
  const townTransform = `translate(${town.x} ${town.y})`;
  return (
    <section id={id} className={styles.door} data-cut="scene" data-no-print>
      <TilePattern
        seed={41}
        tone="own"
        // The tile pattern has its only rings in the corner, because the drawing of Mexico has rings too.
        beacons={[[19, 7]]}
        fade="left"
      />
      <div className={styles.inner}>
        <div className={styles.text}>
          <SectionHeading sub={sub}>{heading}</SectionHeading>
          <p>
            <ButtonLink href={map.href} variant="light" wide>
              {map.label}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.map}>
          <MexicoRings
            {...rings}
            town={
              <g transform={townTransform}>
                <g className={styles.town}>
                  <TownRings />
                </g>
              </g>
            }
            dot={<circle fill="var(--nopal)" r={7} transform={townTransform} />}
          />
        </div>
      </div>
    </section>
  );
}
