import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./referral-infographic.module.css";
import { ReferralPath } from "./referral-path.tsx";
import { ReferralPhone } from "./referral-phone.tsx";

type Gain = {
  who: string;
  /** The discount, with its sign: "20%". */
  figure: string;
  /** What the discount applies to: «menos en tu siguiente membresía». */
  text: string;
};

type ReferralInfographicProps = {
  /** Accessible name of the picture. */
  label: string;
  referrer: Gain;
  /** `memberships`: how many have the discount; if several, the picture shows a second card behind the first. */
  referred: Gain & { memberships: number };
};

/**
 * A picture of the referral: wimy with the discount of the person who invites, the invitation's path, and a phone with
 * the discount of the person who joins.
 */
export function ReferralInfographic({ label, referrer, referred }: ReferralInfographicProps) {
  return (
    <figure className={styles.stage} data-cut="scene" aria-label={label}>
      <div className={styles.picture} data-side="referrer">
        <Wimy mood="pointing" color="nopal" />
      </div>
      <GainCard side="referrer" gain={referrer} memberships={1} />
      <div className={styles.path}>
        <ReferralPath />
      </div>
      <div className={styles.picture} data-side="referred">
        <ReferralPhone />
      </div>
      <GainCard side="referred" gain={referred} memberships={referred.memberships} />
    </figure>
  );
}

type GainCardProps = { side: "referrer" | "referred"; gain: Gain; memberships: number };

function GainCard({ side, gain: { who, figure, text }, memberships }: GainCardProps) {
  return (
    <div className={styles.cards} data-side={side} data-several={memberships > 1 || undefined}>
      <div className={styles.card}>
        <h3>{who}</h3>
        <p className={styles.gain}>
          <b className={styles.figure}>{figure}</b> <span className={styles.text}>{text}</span>
        </p>
      </div>
    </div>
  );
}
