import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import styles from "./answering-phone.module.css";

type AnsweringPhoneProps = {
  tone: NonNullable<ToolResultProps["tone"]>;
  /** Nothing has been asked. */
  isResting: boolean;
};

/** A phone that lights up and answers. Decoration: the answer beside it says the same. It never says no. */
export function AnsweringPhone({ tone, isResting }: AnsweringPhoneProps) {
  const word = tone === "success" ? "Sí" : tone !== "plain" ? "¿?" : isResting && "eSIM";
  return (
    <div className={styles.place} data-tone={tone} data-resting={isResting || undefined}>
      <svg className={styles.phone} viewBox="0 0 340 900" aria-hidden="true">
        <rect className={styles.screen} x="20" y="10" width="300" height="960" rx="52" />
        <rect className={styles.outline} pathLength="1" x="20" y="10" width="300" height="960" rx="52" />
        <path d="M132 44h76" />
        <g className={styles.lit}>
          <path
            className={styles.waves}
            d="M110 150a60 60 0 0 1 120 0M86 150a84 84 0 0 1 168 0M62 150a108 108 0 0 1 216 0"
          />
          {word && (
            <text className={styles.word} x="170" y="296" textAnchor="middle">
              {word}
            </text>
          )}
        </g>
        <g className={styles.chip} transform="translate(120 340)">
          <rect width="100" height="82" rx="16" />
          <path d="M0 28h30v28H0M100 28H70v28h30M50 0v15M50 82V67M30 28q20-18 40 0v28q-20 18-40 0z" />
        </g>
      </svg>
    </div>
  );
}
