import type { DeviceSearchCopy } from "#features/device-search/device-search-copy.ts";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import { WimyFace } from "#ui/wimy/wimy-face.tsx";
import styles from "./answer-illustration.module.css";

type AnswerIllustrationProps = {
  tone: NonNullable<ToolResultProps["tone"]>;
  /** Whether nothing has been typed yet. */
  isIdle: boolean;
  /** Whether the visitor said that the phone is unlocked. */
  isUnlocked: boolean;
  copy: DeviceSearchCopy["phone"];
};

const screenWords: Partial<Record<AnswerIllustrationProps["tone"], string>> = {
  success: "Sí",
  error: "No",
  warning: "¿?",
  info: "¿?",
};

/** The app's eSIM screen with the answer on it. Decorative: the text next to the drawing says the same. */
export function AnswerIllustration({ tone, isIdle, isUnlocked, copy }: AnswerIllustrationProps) {
  const word = screenWords[tone];
  const isNegative = tone === "error";
  const compatible = tone === "success" ? "done" : isNegative ? "failed" : "open";
  const states: readonly PhoneCheckState[] = [compatible, isUnlocked && !isNegative ? "done" : "open", "later"];
  return (
    <div className={styles.place} data-tone={tone} data-resting={isIdle || undefined}>
      <svg
        className={styles.phone}
        viewBox="0 0 340 900"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect
          fill="var(--obsidiana)"
          stroke="var(--outline)"
          strokeWidth={3}
          x="12"
          y="10"
          width="316"
          height="960"
          rx="54"
        />
        <rect fill="var(--obsidiana-2)" x="26" y="24" width="288" height="932" rx="40" />
        {word && (
          <rect
            className={styles.outline}
            strokeWidth={7}
            pathLength="1"
            x="12"
            y="10"
            width="316"
            height="960"
            rx="54"
          />
        )}
        <text className={styles.network} fill="var(--blanco)" x="54" y="68">
          {copy.network}
        </text>
        <g className={styles.detail} fill="var(--blanco)">
          <text className={styles.title} x="54" y="116">
            {copy.title}
          </text>
          <svg x="250" y="84" width="42" height="42" aria-hidden="true">
            <WimyFace />
          </svg>
        </g>
        {word ? (
          <text className={styles.word} x="170" y="264" textAnchor="middle">
            {word}
          </text>
        ) : (
          <>
            <path
              stroke="var(--jade-claro)"
              strokeWidth={5}
              d="M138 212a32 32 0 0 1 64 0M118 212a52 52 0 0 1 104 0M98 212a72 72 0 0 1 144 0"
            />
            <g stroke="var(--obsidiana)" strokeWidth={4}>
              <rect fill="var(--oro)" x="120" y="202" width="100" height="82" rx="16" />
              <path d="M120 230h30v28h-30M220 230h-30v28h30M170 202v15M170 284v-15M150 230q20-18 40 0v28q-20 18-40 0z" />
            </g>
          </>
        )}
        <g className={styles.lit}>
          {copy.rows.map((name, index) => (
            <g
              key={name}
              className={styles.row}
              transform={`translate(44 ${308 + 90 * index})`}
              opacity={isNegative && index > 0 ? 0.45 : 1}
            >
              <rect fill="var(--blanco-9)" width="252" height="78" rx="20" />
              <g className={styles.check}>
                <PhoneCheck state={states[index] ?? "later"} />
              </g>
              <text className={styles.name} fill="var(--blanco)" x="74" y="46">
                {name}
              </text>
            </g>
          ))}
          <g className={styles.detail}>
            <rect fill="var(--nopal)" x="44" y="584" width="252" height="64" rx="20" />
            <text fill="var(--obsidiana)" x="170" y="623" textAnchor="middle" fontSize={20} fontWeight={750}>
              {copy.button}
            </text>
          </g>
        </g>
        <g className={styles.detail} strokeWidth={3}>
          <path stroke="var(--blanco-14)" d="M44 672h252" />
          <rect fill="var(--nopal)" x="180" y="686" width="44" height="38" rx="13" />
          <path
            stroke="var(--lila)"
            d="M67 711a12 12 0 1 1 22 0M78 708l5-8M125 696h26v18h-26zM125 702h26M264 694l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z"
          />
          <path stroke="var(--obsidiana)" d="M192 694h12l8 8v15h-20zM197 706h10" />
        </g>
      </svg>
    </div>
  );
}

type PhoneCheckState = "done" | "failed" | "open" | "later";

const looks = {
  done: { fill: "var(--jade-claro)", path: "M8 26l11 11L41 12" },
  failed: { fill: "var(--rosa)", path: "M10 10l28 28M38 10L10 38" },
  open: { fill: "var(--oro)", path: "M16 16a8 8 0 1 1 11 8c-2 1-3 3-3 7M24 41v.01" },
  later: { fill: "var(--oro)", path: "M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zM24 13v12l8 6" },
} as const satisfies Record<PhoneCheckState, { fill: string; path: string }>;

/** The icon of a check on the drawn phone. Decorative. */
function PhoneCheck({ state }: { state: PhoneCheckState }) {
  const { fill, path } = looks[state];
  return (
    <>
      <rect fill={fill} x="16" y="17" width="44" height="44" rx="13" />
      <path stroke="var(--obsidiana)" strokeWidth={4.6} d={path} transform="translate(26 27) scale(0.5)" />
    </>
  );
}
