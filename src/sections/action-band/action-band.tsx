import type { ReactNode } from "react";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import type { HeldThingName } from "#ui/wimy/held-thing.tsx";
import { Wimy, type WimyMood } from "#ui/wimy/wimy.tsx";
import styles from "./action-band.module.css";

type ActionBandProps = {
  heading: ReactNode;
  text?: ReactNode;
  /** One or two `ButtonLink`s: `light` and `ghost` on `talavera`, `dark` and `quiet` on the other tones. */
  actions: ReactNode;
  tone: "talavera" | "oro" | "nopal" | "jade";
  /** Expression of the mascot, wimy; absent if the screen already shows wimy. */
  mood?: WimyMood;
  /** The thing in wimy's hand, which fits the page's topic. */
  holds?: HeldThingName;
  color?: "nopal" | "cempasuchil" | "bugambilia" | "rosa" | "talavera" | "jade";
};

/** The band at the end of a page, with the next step and wimy. */
export function ActionBand({ heading, text, actions, tone, mood, holds, color }: ActionBandProps) {
  return (
    <section className={styles.band} data-tone={tone}>
      {tone === "talavera" && <TilePattern seed={61} tone="talavera" beacons={[[16, 3]]} fade="left" />}
      <div className={styles.inner}>
        <div className={styles.body}>
          <h2 className={styles.heading}>{heading}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.actions}>{actions}</p>
        </div>
        {mood && color && (
          <div className={styles.wimy}>
            <Wimy mood={mood} holds={holds} color={color} />
          </div>
        )}
      </div>
    </section>
  );
}
