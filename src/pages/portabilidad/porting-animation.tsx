import { logoLetters } from "#ui/logo/logo.tsx";
import styles from "./porting-animation.module.css";

type PortingAnimationProps = {
  /** The ported number, and the text on the old phone. Decorative: the text next to the picture says the same. */
  copy: { number: string; from: string };
};

/** The ported number walks once from the old phone to the new one; without animation it has already arrived. */
export function PortingAnimation({ copy }: PortingAnimationProps) {
  return (
    <div>
      <svg className={styles.scene} viewBox="12 4 396 292" aria-hidden="true" focusable="false">
        <g className={styles.left}>
          <rect x="20" y="44" width="122" height="216" rx="24" />
          <rect className={styles.gap} x="36" y="126" width="90" height="52" rx="14" />
          <text x="81" y="226">
            {copy.from}
          </text>
        </g>
        <path className={styles.trail} d="M156 153h56" />
        <g className={styles.right}>
          <rect x="226" y="12" width="174" height="276" rx="30" />
          <path className={styles.word} d="M354 42h5v6h-5zM362 38h5v10h-5zM370 34h5v14h-5zM378 30h5v18h-5z" />
          <path className={styles.signal} d="M285 108a28 28 0 0 1 56 0M266 108a47 47 0 0 1 94 0" />
          <path className={styles.word} d={logoLetters} transform="translate(253 222) scale(1.15)" />
        </g>
        <g className={styles.walker}>
          <path className={styles.leg} d="M288 192v24h10" />
          <path className={styles.leg} d="M334 192v24h10" />
          <path
            className={styles.card}
            d="M246 128h116l24 24v32a14 14 0 0 1-14 14H246a14 14 0 0 1-14-14v-42a14 14 0 0 1 14-14z"
          />
          <text className={styles.number} x="307" y="171">
            {copy.number}
          </text>
        </g>
      </svg>
    </div>
  );
}
