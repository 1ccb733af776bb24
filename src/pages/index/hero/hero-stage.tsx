import type { ReactNode } from "react";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./hero-stage.module.css";
import { PlasticSim } from "./plastic-sim.tsx";

type HeroStageProps = {
  /** Tag next to the phone; undefined while there is no offer. */
  offer: { figure: string; text: string } | undefined;
  children: ReactNode;
};

/** The picture of the first screen: on narrow screens, scrolling moves the plastic SIM into the phone. */
export function HeroStage({ offer, children }: HeroStageProps) {
  return (
    <div className={styles.stage} data-no-print>
      <div className={styles.sim}>
        <PlasticSim />
      </div>
      <div className={styles.phone}>{children}</div>
      <div className={styles.wimy}>
        <Wimy mood="happy" color="nopal" />
      </div>
      {offer && (
        <p className={styles.offer} data-cut="object">
          <b>{offer.figure}</b> <span>{offer.text}</span>
        </p>
      )}
    </div>
  );
}
