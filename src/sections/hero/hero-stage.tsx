import type { ReactNode } from "react";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./hero-stage.module.css";
import { PlasticSim } from "./plastic-sim.tsx";

type HeroStageProps = {
  /** On a tag beside the phone; left out while nothing is on offer. */
  offer: { figure: string; text: string } | undefined;
  /** The phone, whose screen is a picture. */
  children: ReactNode;
};

/** The scene of the first screen: as one scrolls, the plastic SIM goes into the phone. */
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
