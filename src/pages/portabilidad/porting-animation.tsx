import type { portingOpening } from "#content/porting/porting-page.ts";
import type { numberScreen } from "#content/sign-up/sign-up-stops.ts";
import styles from "./porting-animation.module.css";

type PortingAnimationProps = {
  /** Texts of the two phones. Decorative: the text next to the picture says the same. */
  copy: typeof portingOpening.scene & Pick<typeof numberScreen, "rows" | "button"> & { title: string };
};

/** The ported number walks once from the old phone to the new one; without animation it has already arrived. */
export function PortingAnimation({ copy: { number, from, to, title, rows, button } }: PortingAnimationProps) {
  return (
    <div>
      <svg className={styles.scene} viewBox="4 4 412 306" aria-hidden="true" focusable="false">
        <PhoneBody x={10} screen="var(--gris)" />
        <g fontSize={15} fontWeight={700}>
          <text fill="var(--lila)" x="32" y="48">
            {from}
          </text>
          <path
            className={styles.gap}
            stroke="var(--lila)"
            strokeDasharray="7 7"
            d="M39 92h92a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H39a14 14 0 0 1-14-14v-30a14 14 0 0 1 14-14z"
          />
          <path stroke="var(--blanco-9)" strokeWidth={16} d="M38 76h62M38 184h94M38 216h94M38 262h94" />
        </g>
        <path stroke="var(--nopal)" strokeWidth={5} strokeDasharray="0 14" d="M180 121h60" />
        <PhoneBody x={260} screen="var(--obsidiana-2)" />
        <g fill="var(--blanco)" fontSize={15} fontWeight={700}>
          <g className={styles.signal}>
            <text x="282" y="48">
              {to}
            </text>
            <path d="M365 43h4v5h-4zM371 40h4v8h-4zM377 37h4v11h-4zM383 33h4v15h-4z" />
          </g>
          <text x="275" y="78" fontSize={16} fontWeight={800}>
            {title}
          </text>
          {rows.map(({ name, text }, index) => (
            <g key={name} transform={`translate(270 ${158 + 50 * index})`}>
              <rect fill="var(--blanco-9)" width="130" height="44" rx="11" />
              <text x="10" y="19">
                {name}
              </text>
              <text fill="var(--lila)" x="10" y="36" fontSize={14.5} fontWeight={500}>
                {text}
              </text>
            </g>
          ))}
          <rect fill="var(--blanco-14)" x="270" y="258" width="130" height="34" rx="11" />
          <text fill="var(--nopal)" x="335" y="280" textAnchor="middle">
            {button}
          </text>
        </g>
        <g className={styles.walker} stroke="var(--obsidiana)" strokeWidth={3}>
          <path className={styles.leg} d="M310 146v24h10" />
          <path className={styles.leg} d="M352 146v24h10" />
          <path
            fill="var(--cempasuchil)"
            d="M284 92h98l20 20v24a14 14 0 0 1-14 14H282a14 14 0 0 1-14-14v-28a16 16 0 0 1 16-16z"
          />
          <text
            fill="var(--obsidiana)"
            stroke="none"
            x="334"
            y="128"
            fontSize={18}
            fontWeight={800}
            textAnchor="middle"
          >
            {number}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** A phone in the shape of those with the app's screens. */
function PhoneBody({ x, screen }: { x: number; screen: string }) {
  return (
    <>
      <rect
        fill="var(--obsidiana)"
        stroke="var(--outline)"
        strokeWidth={3}
        x={x}
        y="8"
        width="150"
        height="296"
        rx="26"
      />
      <rect fill={screen} x={x + 8} y="16" width="134" height="280" rx="19" />
    </>
  );
}
