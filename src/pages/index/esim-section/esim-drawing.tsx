import styles from "./esim-drawing.module.css";

const path = { stroke: "var(--bugambilia)", strokeWidth: 8 } as const;

/** The outline of a plastic SIM, and an arrow to the eSIM in a phone. Decorative. */
export function EsimDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 420" stroke="var(--obsidiana)" aria-hidden="true" data-no-print>
      <path
        stroke="var(--text-2)"
        strokeWidth={4}
        strokeDasharray="2 14"
        d="M72 92h128a20 20 0 0 1 14 6l52 52a20 20 0 0 1 6 14v176a26 26 0 0 1-26 26H72a26 26 0 0 1-26-26V118a26 26 0 0 1 26-26z"
        transform="rotate(-12 150 230)"
      />
      <g transform="rotate(7 320 210)">
        <rect
          fill="var(--obsidiana)"
          stroke="var(--wimy-ink)"
          strokeWidth={5}
          x="214"
          y="26"
          width="200"
          height="372"
          rx="34"
        />
        <path
          fill="var(--talavera)"
          stroke="none"
          d="M238 44h108l50 50v270a16 16 0 0 1-16 16H248a16 16 0 0 1-16-16V50a6 6 0 0 1 6-6z"
        />
        <g strokeWidth={6}>
          <rect fill="var(--oro)" x="262" y="146" width="104" height="88" rx="17" />
          <path d="M262 177h33v27h-33M366 177h-33v27h33M314 146v19M314 234v-19M295 177q19-22 38 0v27q-19 22-38 0z" />
        </g>
        <path stroke="var(--masa)" strokeWidth={12} d="M262 276h104M262 306h62" />
        <path stroke="var(--nopal)" strokeWidth={11} d="M288 122a37 37 0 0 1 52 0M270 100a64 64 0 0 1 88 0" />
      </g>
      <path {...path} d="M152 224c40-34 84-44 128-34" />
      <path {...path} d="M262 172l20 18-24 14" />
    </svg>
  );
}
