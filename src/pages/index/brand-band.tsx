import { ButtonLink } from "#ui/button/button.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./brand-band.module.css";
import seen from "./seen.module.css";

type BrandBandProps = {
  statement: readonly [string, string];
  /** Link to the next step. */
  action: { label: string; href: string };
};

/** The brand's statement in two sentences, and a link to the next step. */
export function BrandBand({ statement, action }: BrandBandProps) {
  return (
    <section className={styles.band} data-no-print>
      <TilePattern seed={29} tone="own" beacons={[[17, 1]]} fade="left" />
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.statement}>
            <span>{statement[0]}</span> <span>{statement[1]}</span>
          </h2>
          <ButtonLink href={action.href} variant="dark" wide>
            {action.label}
          </ButtonLink>
        </div>
        <div className={`${styles.wimy} ${seen.seen} ${seen.waving}`}>
          <Wimy mood="wink" color="bugambilia" />
        </div>
      </div>
    </section>
  );
}
