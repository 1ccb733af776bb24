import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import styles from "./answer-illustration.module.css";

type AnswerIllustrationProps = {
  tone: NonNullable<ToolResultProps["tone"]>;
  /** Whether nothing has been typed yet. */
  isIdle: boolean;
  /** The phone's settings, switched on, shown until something is typed. */
  settings: readonly [string, string];
};

const screenWords: Partial<Record<AnswerIllustrationProps["tone"], string>> = {
  success: "Sí",
  error: "No",
  warning: "¿?",
  info: "¿?",
};

/** Drawing of a phone with the answer on its screen. Decorative: the text next to the drawing says the same. */
export function AnswerIllustration({ tone, isIdle, settings }: AnswerIllustrationProps) {
  const word = screenWords[tone] ?? (isIdle && "eSIM");
  return (
    <div className={styles.place} data-tone={tone} data-resting={isIdle || undefined}>
      <svg className={styles.phone} viewBox="0 0 340 900" aria-hidden="true">
        <rect className={styles.screen} x="20" y="10" width="300" height="960" rx="52" />
        <rect className={styles.outline} pathLength="1" x="20" y="10" width="300" height="960" rx="52" />
        <path d="M132 44h76" />
        <g className={styles.lit}>
          <path
            className={styles.waves}
            d="M126 150a44 44 0 0 1 88 0M104 150a66 66 0 0 1 132 0M82 150a88 88 0 0 1 176 0"
          />
          {word && (
            <text className={styles.word} x="170" y="296" textAnchor="middle">
              {word}
            </text>
          )}
        </g>
        {isIdle && (
          <g className={styles.rows}>
            <rect x="46" y="462" width="248" height="84" rx="24" />
            <rect x="46" y="564" width="248" height="84" rx="24" />
            {settings.map((setting, index) => (
              <text key={setting} className={styles.setting} x="68" y={510 + 102 * index}>
                {setting}
              </text>
            ))}
            <path className={styles.switches} d="M240 504h26M240 606h26" />
            <path className={styles.knobs} d="M266 504h0M266 606h0" />
          </g>
        )}
        <g className={styles.chip} transform="translate(120 340)">
          <rect width="100" height="82" rx="16" />
          <path d="M0 28h30v28H0M100 28H70v28h30M50 0v15M50 82V67M30 28q20-18 40 0v28q-20 18-40 0z" />
        </g>
      </svg>
    </div>
  );
}
