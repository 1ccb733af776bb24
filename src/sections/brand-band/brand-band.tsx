import { SignalTiles } from "#ui/signal-tiles/signal-tiles.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./brand-band.module.css";

type BrandBandProps = { statement: readonly [string, string] };

/** What the brand says about itself, in two sentences. */
export function BrandBand({ statement }: BrandBandProps) {
  return (
    <section className={styles.band}>
      <SignalTiles seed={29} tone="cempasuchil" beacons={[[17, 1]]} fade="left" />
      <div className={styles.inner}>
        <p className={styles.statement}>
          <span>{statement[0]}</span> <span>{statement[1]}</span>
        </p>
        <div className={styles.wimy}>
          <Wimy mood="wink" color="bugambilia" />
        </div>
      </div>
    </section>
  );
}
