import type { referralSection } from "#content/pages/wimers-page.ts";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./referral-infographic.module.css";
import { ReferralPhone } from "./referral-phone.tsx";

type ReferralInfographicProps = Pick<typeof referralSection, "label" | "referrer" | "referred">;

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

type GainCardProps = { side: "referrer" | "referred"; gain: ReferralInfographicProps["referrer"]; memberships: number };

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

/** The path of the invitation: a line with a loop and a SIM, horizontal or vertical as space allows. Decorative. */
function ReferralPath() {
  return (
    <>
      <svg className={styles.across} viewBox="0 0 520 230" aria-hidden="true">
        <path
          className={styles.way}
          d="M44 138C96 190 196 196 232 128c24-48-2-98-42-94s-50 70 4 104c66 42 190 34 262-28"
        />
        <path className={styles.tip} d="M424 100l36 6-8 36" />
        <Line at="translate(296 44) rotate(12) scale(1.15)" />
      </svg>
      <svg className={styles.down} viewBox="0 0 150 170" aria-hidden="true">
        <path className={styles.way} d="M34 4C26 62 28 120 66 124c30 2 32-38 8-38s-26 50 54 44" />
        <path className={styles.tip} d="M116 116l16 13-15 15" />
        <Line at="translate(58 14) rotate(12) scale(0.72)" />
      </svg>
    </>
  );
}

/** The SIM on the path, with its signal. */
function Line({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className={styles.sim} d="M8 0h28l18 18v44a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" />
      <rect className={styles.chip} x="13" y="32" width="28" height="24" rx="6" />
      <path className={styles.tip} d="M62 14a18 18 0 0 1 16 18M66-4a36 36 0 0 1 30 36" />
    </g>
  );
}
